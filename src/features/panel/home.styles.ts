import { styled } from '@mui/material/styles';

/** Two columns of blocks, one below the other on a phone. */
const Blocks = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  alignItems: 'start',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Column = styled('div')({ display: 'grid', gap: 16, minWidth: 0 });

export const homeLook = { Blocks, Column };
