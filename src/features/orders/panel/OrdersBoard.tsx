import { styled } from '@mui/material/styles';
import type { OrderNeed } from '#contract/domain/orderLists.ts';
import { OrderNeeds } from './OrderNeeds.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 16,
  alignItems: 'start',
  // A column is as narrow as a phone.
  '& li': { gridTemplateColumns: '44px minmax(0, 1fr)' },
  '& li > i': { alignSelf: 'start' },
  '& li > :last-child': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('xl')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** The way of an order from left to right. */
const columns = ['answer', 'hand_over', 'on_the_road', 'take_back'] as const satisfies readonly OrderNeed[];
/** So many stand in a column; the list has the others. */
const shown = 12;

/** What goes on with an owner's cars, by what comes next. */
export function OrdersBoard() {
  return (
    <Columns>
      {columns.map((need) => (
        <OrderNeeds key={need} need={need} shown={shown} />
      ))}
    </Columns>
  );
}
