import { styled } from '@mui/material/styles';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';

/** The layout of the screen of an order: a wide column and a narrow one. */
export const OrderColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 376px',
  gap: 40,
  alignItems: 'start',
  [theme.breakpoints.down('xl')]: { gap: 24, gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 },
}));

export const Column = styled('div')({ display: 'grid', gap: 20, minWidth: 0 });

export const OrderBlock = styled(Panel)(({ theme }) => ({
  minWidth: 0,
  '& > h2': { ...theme.typography.h3, marginBottom: 14 },
}));

export const FlatBlock = styled(Panel)(({ theme }) => ({
  border: 0,
  backgroundColor: theme.vars.palette.background.mist,
  'main[data-panel] &': { backgroundColor: theme.vars.palette.background.sunken },
  '& > .title': { fontWeight: 600 },
  '& > p': { margin: '4px 0 14px', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
