import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders.ts';
import { OrderSkeleton } from '#src/features/orders/page/OrderSkeleton.tsx';
import { useOrder } from '#src/features/orders/page/useOrder.ts';
import { ErrorState } from '#src/shared/ui/states/ErrorState.tsx';
import { OrderNotFound } from './OrderNotFound.tsx';

interface LoadOrderProps {
  /** Where to go when there is no such order. */
  readonly back: string;
  readonly children: (order: Order, refresh: () => void) => ReactNode;
}

/** The order of the address, or what stands in its place. */
export function LoadOrder({ back, children }: LoadOrderProps) {
  const { t } = useTranslation('orders');
  const shown = useOrder();
  switch (shown.state) {
    case 'loading':
      return <OrderSkeleton />;
    case 'missing':
      return <OrderNotFound back={back} />;
    case 'failed':
      return <ErrorState isWhole text={t('error')} isBusy={shown.isBusy} onRetry={shown.retry} />;
    case 'there':
      return children(shown.order, shown.refresh);
  }
}
