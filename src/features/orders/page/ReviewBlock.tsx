import type { Order } from '#contract/calls/orders.ts';
import { OrderBlock } from '#src/shared/ui/layout/detail.styles.ts';
import { OrderReview } from '#src/features/reviews/own/OrderReview.tsx';

/** Once a rental is over its client can say how it was, and the owner can answer. */
export function ReviewBlock({ order }: { order: Pick<Order, 'id' | 'status'> }) {
  if (order.status !== 'completed') return null;
  return (
    <OrderBlock>
      <OrderReview orderId={order.id} />
    </OrderBlock>
  );
}
