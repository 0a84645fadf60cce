import type { Order } from '#contract/calls/orders.ts';
import { selectIsClient } from '#src/features/auth/authSlice.ts';
import { useOwnerSide } from '#src/features/orders/panel/useOwnerSide.ts';
import { OrderReports } from '#src/features/reports/show/OrderReports.tsx';
import { useAppSelector } from '#src/shared/store/hooks.ts';

/** In which state the car changed hands, once somebody has said it. */
export function ReportsBlock({ order }: { order: Order }) {
  const isClient = useAppSelector(selectIsClient);
  const side = useOwnerSide();
  return order.reports.length === 0 ? null : <OrderReports order={order} side={isClient ? 'client' : side} />;
}
