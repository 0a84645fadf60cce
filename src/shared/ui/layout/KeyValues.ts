import { styled } from '@mui/material/styles';

/** Rows of a word and a figure; the row with `data-total` is set off from those above it. */
export const KeyValues = styled('dl')(({ theme }) => ({
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '6px 0',
    fontSize: '.9375rem',
    fontVariantNumeric: 'tabular-nums',
  },
  // As wide as its longest word, for which a value of several words makes room.
  '& dt': { maxWidth: 'calc(100% - 96px)', color: theme.vars.palette.text.secondary },
  '& dt > .detail': { display: 'block', ...theme.typography.caption },
  // A long word leaves room for its name.
  '& dd': { maxWidth: 'calc(100% - 96px)', textAlign: 'end' },
  '& > [data-total]': {
    marginTop: 10,
    paddingTop: 16,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    fontSize: '1.0625rem',
    fontWeight: 600,
    '& > dt': { color: 'inherit' },
  },
}));
