import { styled } from '@mui/material/styles';

/** One column in the middle of the page. */
export const OutcomeFrame = styled('div')(({ theme }) => ({
  maxWidth: 560,
  margin: '32px auto 0',
  textAlign: 'center',
  '& h1': { ...theme.typography.h1 },

  '& > section': { margin: '24px 0', textAlign: 'left' },
  [theme.breakpoints.down('md')]: { marginTop: 16 },
}));

export const Facts = styled('dl')(({ theme }) => ({
  marginTop: 16,
  paddingTop: 8,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '6px 0',
    fontSize: '.9375rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 600, textAlign: 'right' },
}));

export const Buttons = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'end',
  gap: 12,
  '& > :only-child': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr' },
}));
