import { styled } from '@mui/material/styles';

/** Fields three in a row, two on a phone; those beside each other are in line, however many lines their labels take. */
export const Threes = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: 14,
  marginBottom: -14,
  // A field is its label, its input, and below them a hint, a message and what somebody else wrote.
  '& > *': { gridRow: 'span 5', marginBottom: 14 },
  '& > [data-field]': { display: 'grid', gridTemplateRows: 'subgrid' },
  '& > [data-field] div:has(label)': { display: 'contents' },
  '& > [data-field] label': { alignSelf: 'end' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: { '&[data-folds]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
}));

export const Twos = styled(Threes)(({ theme }) => ({
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

export const Rows = styled('div')({ display: 'grid', gap: 14, '& > *': { minWidth: 0 } });
