import { styled } from '@mui/material/styles';
import { askCell, askLooks } from '#src/shared/ui/components/askCell.ts';
import type { AskLook } from '#src/shared/ui/components/askCell.ts';

export const CityFrame = styled('div', { shouldForwardProp: (name) => name !== 'look' })<{ look: AskLook }>(
  askCell,
  ({ theme }) => ({
    cursor: 'text',
    variants: askLooks(theme, {
      plain: {},
      framed: {
        '&:focus-within': {
          borderColor: theme.vars.palette.primary.main,
          boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
        },
      },
    }),
  }),
);

export const CityInput = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  padding: 0,
  border: 0,
  outline: 'none !important',
  background: 'none',
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontSize: '1.0625rem',
  fontWeight: 500,
  lineHeight: 1.4,
  textOverflow: 'ellipsis',
  '&::placeholder': { color: theme.vars.palette.text.primary, opacity: 1 },
  '&[aria-expanded=true]::placeholder': { color: theme.vars.palette.text.tertiary },
  [theme.breakpoints.down('md')]: { fontSize: '1rem' },
}));

export const CityList = styled('ul')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.modal,
  insetInline: 0,
  top: 'calc(100% + 6px)',
  maxHeight: 320,
  overflowY: 'auto',
  padding: 6,
  borderRadius: theme.radii.large,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.modal,
  cursor: 'default',
  '& > li': { padding: '10px 14px', color: theme.vars.palette.text.secondary },
}));

export const CityOption = styled('li')(({ theme }) => ({
  '&&': { minHeight: 44, borderRadius: 8, color: theme.vars.palette.text.primary, cursor: 'pointer' },
  '&&[aria-selected=true]': { color: theme.vars.palette.primary.text, fontWeight: 600 },
  '&&[data-active], &&:hover': { backgroundColor: theme.vars.palette.background.sunken },
}));
