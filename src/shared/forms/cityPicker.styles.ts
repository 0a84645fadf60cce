import type { SxProps, Theme } from '@mui/material/styles';

/** As high as its neighbours. */
export const cityInput: SxProps<Theme> = {
  '& .MuiOutlinedInput-root.MuiAutocomplete-inputRoot': { py: 0, px: 3.5 },
  '& .MuiOutlinedInput-root .MuiAutocomplete-input': { px: 2.5, py: '11px' },
  '& svg': { width: 20, height: 20, color: 'text.secondary' },
};

/** The list under the field. */
export const cityList: SxProps<Theme> = (theme) => ({
  mt: 1.5,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: `${theme.radii.large}px`,
  boxShadow: theme.vars.palette.elevation.modal,
  '& .MuiAutocomplete-listbox': { p: 1.5 },
  '& .MuiAutocomplete-option': { minHeight: 44, borderRadius: '8px', fontSize: '.9375rem' },
  '& .MuiAutocomplete-option.Mui-focused, & .MuiAutocomplete-option[aria-selected=true]': {
    backgroundColor: `${theme.vars.palette.primary.soft} !important`,
    color: theme.vars.palette.primary.onSoft,
    fontWeight: 500,
  },
  '& mark': { background: 'none', color: 'inherit', fontWeight: 600 },
});
