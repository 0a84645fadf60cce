import { styled } from '@mui/material/styles';
import { Column, OrderColumns } from '#src/shared/ui/layout/detail.styles.ts';

/** Beside the rest on wide screens; on narrow ones after what the order is about. */
export const Side = styled(Column)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { gridRow: '1 / span 2', gridColumn: 2 },
}));

/** The second part takes the remaining height beside a tall side. */
export const SidedColumns = styled(OrderColumns)(({ theme }) => ({
  rowGap: 20,
  [theme.breakpoints.up('lg')]: { gridTemplateRows: 'auto 1fr' },
}));
