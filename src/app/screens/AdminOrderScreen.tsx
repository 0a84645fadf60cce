import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/orders.ts';
import { CancelOrder } from '#src/features/orders/page/CancelOrder.tsx';
import { Countdown } from '#src/features/orders/page/Countdown.tsx';
import { OrderHead } from '#src/features/orders/page/OrderHead.tsx';
import { OrderHistory } from '#src/features/orders/page/OrderHistory.tsx';
import { Block, Column, Columns, FlatBlock } from '#src/features/orders/page/orderLook.ts';
import { OrderMoney } from '#src/features/orders/page/OrderMoney.tsx';
import { OrderPapers } from '#src/features/orders/page/OrderPapers.tsx';
import { OrderSkeleton } from '#src/features/orders/page/OrderSkeleton.tsx';
import { OrderTimeline } from '#src/features/orders/page/OrderTimeline.tsx';
import { PartyCard } from '#src/features/orders/page/PartyCard.tsx';
import { PrintedOrder } from '#src/features/orders/page/PrintedOrder.tsx';
import { useOrder } from '#src/features/orders/page/useOrder.ts';
import { OwnerActions } from '#src/features/orders/panel/OwnerActions.tsx';
import { ownerEvents } from '#src/features/orders/panel/ownerActions.ts';
import { useOwnerSide } from '#src/features/orders/panel/useOwnerSide.ts';
import { paths } from '#src/lib/paths.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { OrderNotFound } from './order/OrderNotFound.tsx';
import { OrderTrip } from './order/OrderTrip.tsx';
import { ReviewBlock } from './order/ReviewBlock.tsx';
import { useLineName } from './order/useLineName.ts';

const Until = styled('div')({ marginBottom: 14 });

/** One order as its owner's side sees it. */
export default function AdminOrderScreen() {
  const { t } = useTranslation('orders');
  const shown = useOrder();
  switch (shown.state) {
    case 'loading':
      return <OrderSkeleton />;
    case 'missing':
      return <OrderNotFound back={paths.adminOrders} />;
    case 'failed':
      return <ErrorState text={t('error')} isBusy={shown.isBusy} onRetry={shown.retry} />;
    case 'there':
      return <Details order={shown.order} onOver={shown.refresh} />;
  }
}

function Details({ order, onOver }: { order: Order; onOver: () => void }) {
  const { t } = useTranslation('orders');
  const { t: panel } = useTranslation('panel');
  const side = useOwnerSide();
  const lineName = useLineName();
  const isWaiting = order.status === 'requested' || order.status === 'confirmed';
  const actions = ownerEvents.filter((event) => order.actions.includes(event));
  return (
    <>
      <title>{`${t('number', { number: order.number })} · Gza`}</title>
      <div data-screen-only="">
        <OrderHead order={order} back={paths.adminOrders} />
        <Columns>
          <Column>
            {actions.length === 0 ? null : (
              <Block>
                <h2>{panel('order.todo')}</h2>
                {order.expires_at === null ? null : (
                  <Until>
                    <Countdown until={order.expires_at} onOver={onOver} />
                  </Until>
                )}
                <OwnerActions order={order} actions={actions} />
              </Block>
            )}
            <Block>
              <h2>{t('blocks.status')}</h2>
              <OrderTimeline order={order} />
            </Block>
            <ReviewBlock order={order} />
            <Block>
              <h2>{t('blocks.trip')}</h2>
              <OrderTrip order={order} />
            </Block>
            {order.events.length === 0 ? null : (
              <Block>
                <h2>{t('blocks.history')}</h2>
                <OrderHistory events={order.events} />
              </Block>
            )}
          </Column>
          <Column>
            <Block>
              <h2>{t('blocks.payment')}</h2>
              <OrderMoney order={order} lineName={lineName} />
            </Block>
            <Block>
              <h2>{t('blocks.client')}</h2>
              <PartyCard party={order.client} seed={order.id} isWaiting={isWaiting} />
            </Block>
            {side === 'admin' ? (
              <Block>
                <h2>{t('blocks.owner')}</h2>
                <PartyCard party={order.owner} seed={order.car.id} isWaiting={isWaiting} />
              </Block>
            ) : null}
            <Block>
              <h2>{t('blocks.papers')}</h2>
              <OrderPapers id={order.id} />
            </Block>
            {order.actions.includes('cancel') ? (
              <FlatBlock>
                <b>{t('cancel.question')}</b>
                <p>{t(order.is_paid_online ? 'cancel.ownerText' : 'cancel.ownerNothingPaid')}</p>
                <CancelOrder order={order} isOwner />
              </FlatBlock>
            ) : null}
          </Column>
        </Columns>
      </div>
      <PrintedOrder order={order} lineName={lineName} />
    </>
  );
}
