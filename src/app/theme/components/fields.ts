import type { Components, Theme } from '@mui/material/styles';

/** Labels stand above their field and never float; the border thickens inwards, so nothing moves. */
export const fields: Components<Theme> = {
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'block',
        marginBottom: 6,
        ...theme.typography.body2,
        lineHeight: 1.4,
        fontWeight: 500,
        '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        borderRadius: theme.radii.control,
        backgroundColor: theme.vars.palette.background.paper,
        lineHeight: 1.4,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.control, top: 0 },
        '& .MuiOutlinedInput-notchedOutline > legend': { display: 'none' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.primary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.primary.main,
          borderWidth: 2,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.error.main, borderWidth: 2 },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.background.mist },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.divider },
      }),
      input: ({ theme }) => ({
        height: 'auto',
        padding: '11px 14px',
        '&::placeholder': { color: theme.vars.palette.text.tertiary, opacity: 1 },
      }),
    },
  },
  MuiSelect: {
    styleOverrides: { icon: ({ theme }) => ({ color: theme.vars.palette.text.secondary }) },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'flex',
        gap: 6,
        margin: '6px 0 0',
        ...theme.typography.caption,
        lineHeight: 1.4,
        color: theme.vars.palette.text.tertiary,
        '&.Mui-error': { color: theme.vars.palette.error.main },
      }),
    },
  },
};
