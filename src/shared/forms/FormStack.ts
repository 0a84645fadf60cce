import { styled } from '@mui/material/styles';

/** Fields under each other. */
export const FormStack = styled('div')({ display: 'grid', gap: 18, '& > *': { minWidth: 0 } });

/** Two fields side by side, under each other where a dialog fills the screen. */
export const FieldPair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: '18px 16px',
  // Of a company's three fields the name has a row of its own.
  '&[data-legal] > :first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
