import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';

/** Straight to where the order is made longer, or to what was asked for already. */
export function TripExtend({ order, variant }: { order: Order; variant: 'contained' | 'outlined' }) {
  const { t } = useTranslation('orders');
  const { change } = order;
  if (change === null && !order.actions.includes('ask_change')) return null;
  const ask = order.status === 'active' ? 'change.titleOnRoad' : 'change.title';
  const open = change?.status === 'asked' ? 'change.waiting' : 'change.toBePaid';
  return (
    <ButtonLink variant={variant} to={{ pathname: paths.order(order.id), hash: 'change' }}>
      <span>{t(change === null ? ask : open)}</span>
    </ButtonLink>
  );
}
