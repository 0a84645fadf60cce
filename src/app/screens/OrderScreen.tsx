import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import type { Order } from '#contract/orders.ts';
import { selectIsClient } from '#src/features/auth/sessionSlice.ts';
import { isStillAhead } from '#src/features/orders/isStillAhead.ts';
import { CancelOrder } from '#src/features/orders/page/CancelOrder.tsx';
import { NextStepPanel } from '#src/features/orders/page/NextStepPanel.tsx';
import { OrderHead } from '#src/features/orders/page/OrderHead.tsx';
import { OrderHistory } from '#src/features/orders/page/OrderHistory.tsx';
import { Block, Column, Columns, FlatBlock } from '#src/features/orders/page/orderLook.ts';
import { OrderMoney } from '#src/features/orders/page/OrderMoney.tsx';
import { OrderPapers } from '#src/features/orders/page/OrderPapers.tsx';
import { OrderSkeleton } from '#src/features/orders/page/OrderSkeleton.tsx';
import { OrderTimeline } from '#src/features/orders/page/OrderTimeline.tsx';
import { PartyCard } from '#src/features/orders/page/PartyCard.tsx';
import { PrintedOrder } from '#src/features/orders/page/PrintedOrder.tsx';
import { useCancelTerms } from '#src/features/orders/page/useCancelTerms.ts';
import { useOrder } from '#src/features/orders/page/useOrder.ts';
import { paths } from '#src/lib/paths.ts';
import { readId } from '#src/lib/readId.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useServerNow } from '#src/store/useServerNow.ts';
import { Container } from '#src/ui/Container.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { OrderNotFound } from './order/OrderNotFound.tsx';
import { OrderTrip } from './order/OrderTrip.tsx';
import { PayStep } from './order/PayStep.tsx';
import { ReviewBlock } from './order/ReviewBlock.tsx';
import { SimilarFree } from './order/SimilarFree.tsx';
import { WriteToOwner } from './order/WriteToOwner.tsx';
import { useLineName } from './order/useLineName.ts';

const Page = styled(Container)(({ theme }) => ({
  paddingTop: 36,
  [theme.breakpoints.down('md')]: { paddingTop: 20 },
}));

/** One order of a client; the owner's side of it is in the control panel. */
export default function OrderScreen() {
  const { t } = useTranslation('orders');
  const isClient = useAppSelector(selectIsClient);
  const id = readId(useParams()['id']);
  const shown = useOrder();
  if (!isClient) return <Navigate to={id === null ? paths.adminOrders : paths.adminOrder(id)} replace />;
  return (
    <Page>
      {shown.state === 'loading' ? <OrderSkeleton /> : null}
      {shown.state === 'missing' ? <OrderNotFound back={paths.orders} /> : null}
      {shown.state === 'failed' ? <ErrorState text={t('error')} isBusy={shown.isBusy} onRetry={shown.retry} /> : null}
      {shown.state === 'there' ? <Details order={shown.order} onOver={shown.refresh} /> : null}
    </Page>
  );
}

function Details({ order, onOver }: { order: Order; onOver: () => void }) {
  const { t } = useTranslation('orders');
  const lineName = useLineName();
  const isWaiting = order.status === 'requested' || order.status === 'confirmed';
  const terms = useCancelTerms(order);
  const now = useServerNow();
  const isEnded = order.status === 'declined' || order.status === 'expired' || order.status === 'cancelled';
  const isSure = order.is_paid_online && (order.status === 'confirmed' || order.status === 'active');
  return (
    <>
      <title>{`${t('number', { number: order.number })} · Gza`}</title>
      <div data-screen-only="">
        <OrderHead order={order} back={paths.orders} />
        <Columns>
          <Column>
            <NextStepPanel order={order} onOver={onOver}>
              {isSure ? <WriteToOwner order={order} variant="contained" /> : <PayStep order={order} />}
            </NextStepPanel>
            <ReviewBlock order={order} />
            <Block>
              <h2>{t('blocks.status')}</h2>
              <OrderTimeline order={order} />
            </Block>
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
              <h2>{t('blocks.owner')}</h2>
              <PartyCard party={order.owner} seed={order.car.id} isWaiting={isWaiting} />
              {isSure ? null : <WriteToOwner order={order} variant="outlined" />}
            </Block>
            {isSure ? (
              <Block>
                <h2>{t('blocks.papers')}</h2>
                <OrderPapers id={order.id} />
              </Block>
            ) : null}
            {terms === null ? null : (
              <FlatBlock>
                <b>{t('cancel.question')}</b>
                <p>{terms}</p>
                <CancelOrder order={order} isOwner={false} />
              </FlatBlock>
            )}
          </Column>
        </Columns>
        {isEnded && isStillAhead(order.from, now) ? <SimilarFree order={order} /> : null}
      </div>
      <PrintedOrder order={order} lineName={lineName} />
    </>
  );
}
