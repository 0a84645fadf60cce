import { styled } from '@mui/material/styles';

/** A car in a list of an order: its picture, and beside it what is said about it. */
export const CarRow = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: 16,
  alignItems: 'center',
  '& > .photo': {
    overflow: 'hidden',
    aspectRatio: '4 / 3',
    borderRadius: theme.radii.control,
    backgroundColor: theme.vars.palette.background.picture,
  },
  '& a': { fontWeight: 600 },
  '& p': { color: theme.vars.palette.text.secondary, fontSize: '.9375rem' },
  '& > .terms, & > button': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '88px minmax(0, 1fr)' },
}));
