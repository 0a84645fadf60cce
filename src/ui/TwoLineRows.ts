import { styled } from '@mui/material/styles';

/** Rows of a list on a phone, two lines each: what it is and its figure, then in small letters what else is to know. */
export const TwoLineRows = styled('ul')(({ theme }) => ({
  '& > li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li:first-of-type': { borderTop: 0 },
  '& > li > *': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: '2px 12px',
    padding: '12px 0',
    color: 'inherit',
  },
  '& b': { minWidth: 0, fontSize: '.9375rem', overflowWrap: 'anywhere' },
  '& small': { color: theme.vars.palette.text.secondary, fontSize: '.8125rem', overflowWrap: 'anywhere' },
  '& small[data-whole]': { gridColumn: '1 / -1' },
  '& [data-figure]': { fontSize: '.9375rem', fontWeight: 600, textAlign: 'end' },
  '& small[data-end]': { textAlign: 'end' },
  '& [data-out]': { color: theme.vars.palette.error.onSoft },
}));
