import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { handOverFrom } from '#contract/domain/orderMachine.ts';
import type { Order } from '#contract/calls/orders.ts';
import { instantOf } from '#contract/domain/rentalTime.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { IdentityChip } from '#src/features/orders/IdentityChip.tsx';
import { AnswerChange } from '#src/features/orders/change/AnswerChange.tsx';
import { CancelOrder } from '#src/features/orders/money/CancelOrder.tsx';
import { Countdown } from '#src/features/orders/page/Countdown.tsx';
import { OrderBlock, FlatBlock } from '#src/shared/ui/layout/detail.styles.ts';
import { OrderPapers } from '#src/features/orders/page/OrderPapers.tsx';
import { RefundOrder } from '#src/features/orders/money/RefundOrder.tsx';
import { PartyCard } from '#src/features/orders/page/PartyCard.tsx';
import { OwnerActions } from '#src/features/orders/panel/OwnerActions.tsx';
import { ownerActionsOf } from '#src/features/orders/panel/ownerActions.ts';
import { useOwnerSide } from '#src/features/orders/panel/useOwnerSide.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { HandOverLink } from './HandOverLink.tsx';
import { LoadOrder } from './LoadOrder.tsx';
import { OrderDeposit } from '../money/OrderDeposit.tsx';
import { OrderPage } from './OrderPage.tsx';
import { WriteToClient } from './WriteToClient.tsx';

const Until = styled('div')({ marginBottom: 14 });

/** One order as its owner's side sees it. */
export default function AdminOrderScreen() {
  return (
    <LoadOrder back={paths.adminOrders}>{(order, refresh) => <Details order={order} onOver={refresh} />}</LoadOrder>
  );
}

function Details({ order, onOver }: { order: Order; onOver: () => void }) {
  const { t } = useTranslation('orders');
  const side = useOwnerSide();
  const isWaiting = order.status === 'requested' || order.status === 'confirmed';
  return (
    <OrderPage
      order={order}
      back={paths.adminOrders}
      nextStep={
        <>
          <AnswerChange order={order} onOver={onOver} />
          <OwnerStep order={order} onOver={onOver} />
        </>
      }
    >
      <OrderDeposit order={order} isClient={false} />
      <OrderBlock>
        <h2>{t('blocks.client')}</h2>
        <PartyCard party={order.client} seed={order.id} isWaiting={isWaiting} />
        {order.identity === null ? null : <IdentityChip order={order} />}
        <WriteToClient order={order} />
      </OrderBlock>
      {side === 'admin' ? (
        <OrderBlock>
          <h2>{t('blocks.owner')}</h2>
          <PartyCard party={order.owner} seed={order.car.id} isWaiting={isWaiting} />
        </OrderBlock>
      ) : null}
      <OrderBlock>
        <h2>{t('blocks.papers')}</h2>
        <OrderPapers id={order.id} />
      </OrderBlock>
      {order.actions.includes('cancel') ? (
        <FlatBlock>
          <b>{t('cancel.question')}</b>
          <p>{t(order.is_paid_online ? 'cancel.ownerText' : 'cancel.ownerNothingPaid')}</p>
          <CancelOrder order={order} isOwner />
        </FlatBlock>
      ) : null}
      <RefundOrder order={order} />
    </OrderPage>
  );
}

function OwnerStep({ order, onOver }: { order: Order; onOver: () => void }) {
  const { t } = useTranslation('panel');
  const { ofInstant } = useMomentText();
  const side = useOwnerSide();
  const now = useServerNow();
  const actions = ownerActionsOf(order, side, now);
  const start = instantOf(order.from);
  const isToCome = order.status === 'confirmed' && order.is_paid_online && !actions.includes('start');
  // Who made a report is one of the two sides.
  const canReport = side === 'owner' && (actions.includes('start') || actions.includes('finish'));
  if (actions.length === 0 && !isToCome) return null;
  return (
    <OrderBlock>
      <h2>{t('order.todo')}</h2>
      {order.expires_at === null ? null : (
        <Until>
          <Countdown until={order.expires_at} onOver={onOver} />
        </Until>
      )}
      {isToCome && start ? (
        <p>{t('order.handOverFrom', { when: ofInstant(handOverFrom(start).toISOString()) })}</p>
      ) : null}
      {canReport ? <HandOverLink id={order.id} status={order.status} /> : null}
      <OwnerActions order={order} actions={actions} size={canReport ? 'small' : 'medium'} />
    </OrderBlock>
  );
}
