import ChatBubbleOutlineRoundedIcon from '@mui/icons-material/ChatBubbleOutlineRounded';
import HistoryRoundedIcon from '@mui/icons-material/HistoryRounded';
import PhotoCameraOutlinedIcon from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders/orders.ts';
import { closeFrom } from '#contract/domain/claims/claimBounds.ts';
import { handOverFrom } from '#contract/domain/orders/orderMachine.ts';
import { instantOf } from '#contract/domain/rentalTime.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { IdentityChip } from '#src/features/orders/IdentityChip.tsx';
import { CancelOrder } from '#src/features/orders/money/CancelOrder.tsx';
import { Countdown } from '#src/features/orders/page/Countdown.tsx';
import { OrderPapers } from '#src/features/orders/page/OrderPapers.tsx';
import { PartyCard } from '#src/features/orders/page/PartyCard.tsx';
import { ownerActionsOf } from '#src/features/orders/panel/ownerActions.ts';
import { OwnerActions } from '#src/features/orders/panel/OwnerActions.tsx';
import { useOwnerSide } from '#src/features/orders/panel/useOwnerSide.ts';
import { selectThreads } from '#src/features/threads/threadsSelectors.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector, useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { OrderBlock, FlatBlock } from '#src/shared/ui/layout/detail.styles.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { useAcceptChangeMutation, useDeclineChangeMutation } from '../change/changesApi.ts';
import { OpenChange } from '../change/OpenChange.tsx';
import { OrderDeposit } from '../money/OrderDeposit.tsx';
import { ownerCancelText } from '../money/ownerCancelText.ts';
import { RefundDialog } from '../money/RefundDialog.tsx';
import { orderFailure } from '../orderFailure.ts';
import { isUnconfirmed } from '../orderTimes.ts';
import { LoadOrder } from './LoadOrder.tsx';
import { OrderPage } from './OrderPage.tsx';

const Until = styled('div')({ marginBottom: 14 });
const Unconfirmed = styled('p')({ marginBottom: 14 });
const Contact = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 14px',
  marginTop: 14,
});

/** One order as its owner's side sees it. */
export default function AdminOrderScreen() {
  return (
    <LoadOrder back={paths.adminOrders}>{(order, refresh) => <Details order={order} onOver={refresh} />}</LoadOrder>
  );
}

function Details({ order, onOver }: { order: Order; onOver: () => void }) {
  const { t } = useTranslation('orders');
  const side = useOwnerSide();
  const now = useServerNow();
  const isWaiting = order.status === 'requested' || order.status === 'confirmed';
  return (
    <OrderPage
      order={order}
      side={side}
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
        <Contact>
          {order.identity === null ? null : <IdentityChip order={order} />}
          <WriteToClient order={order} />
        </Contact>
      </OrderBlock>
      {side === 'admin' ? (
        <OrderBlock>
          <h2>{t('blocks.owner')}</h2>
          <PartyCard party={order.owner} seed={order.car.id} isWaiting={isWaiting} />
        </OrderBlock>
      ) : null}
      <OrderPapers order={order} />
      {side === 'admin' ? (
        <ButtonLink variant="outlined" startIcon={<HistoryRoundedIcon />} to={paths.supportOrder(order.id)}>
          {t('past.open')}
        </ButtonLink>
      ) : null}
      {order.actions.includes('cancel') ? (
        <FlatBlock>
          <b className="title">{t('cancel.question')}</b>
          <p>{t(ownerCancelText(order, now))}</p>
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
  // Only the two sides of an order make reports.
  const isWithoutHandOver = isUnconfirmed(order, now);
  const canReport = side === 'owner' && !isWithoutHandOver && (actions.includes('start') || actions.includes('finish'));
  const end = instantOf(order.to);
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
      {isWithoutHandOver && end ? (
        <Unconfirmed>{t('order.unconfirmed', { when: ofInstant(closeFrom(end).toISOString()) })}</Unconfirmed>
      ) : null}
      {canReport ? <HandOverLink id={order.id} status={order.status} /> : null}
      <OwnerActions order={order} actions={actions} size={canReport ? 'small' : 'medium'} />
    </OrderBlock>
  );
}

/** Links an owner to the conversation of the order; only the client can start one. */
function WriteToClient({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const thread = useAppSelector(selectThreads)?.find((entry) => entry.order?.id === order.id);
  if (thread === undefined) return null;
  return (
    <ButtonLink
      variant="outlined"
      startIcon={<ChatBubbleOutlineRoundedIcon />}
      to={`${paths.chat}?thread=${thread.id}`}
    >
      {t('action.writeToClient')}
    </ButtonLink>
  );
}

/** Lets an admin refund money without a cancellation. */
function RefundOrder({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const [isOpen, setIsOpen] = useUiState('orders/refund', false);
  const { refundable } = order;
  if (refundable === null || refundable === 0) return null;
  return (
    <FlatBlock>
      <b className="title">{t('gesture.question')}</b>
      <p>{t('gesture.text')}</p>
      <Button variant="outlined" fullWidth aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('gesture.open')}
      </Button>
      {isOpen ? <RefundDialog order={order} left={refundable} onClose={() => setIsOpen(false)} /> : null}
    </FlatBlock>
  );
}

/** Leads an owner to the photographs of a hand-over or return. */
function HandOverLink({ id, status }: Pick<Order, 'id' | 'status'>) {
  const { t } = useTranslation('handover');
  useEffect(() => {
    // So that it opens where there is no network: in a garage, on a mountain road.
    import(/* webpackChunkName: "handOver" */ '#src/features/orders/handover/HandOverScreen.tsx').catch(
      () => undefined,
    );
  }, []);
  const isHandOver = status === 'confirmed';
  return (
    <ButtonLink
      variant="contained"
      fullWidth
      startIcon={<PhotoCameraOutlinedIcon />}
      sx={{ mb: 1.25 }}
      to={isHandOver ? paths.adminHandOver(id) : paths.adminTakeBack(id)}
    >
      <span>{t(isHandOver ? 'hand_over.link' : 'take_back.link')}</span>
    </ButtonLink>
  );
}

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '& > button': { flex: '1 1 auto' } });

/** The client's request to the owner, with the two answers; once agreed, it waits for the payment. */
function AnswerChange({ order, onOver }: { order: Order; onOver: () => void }) {
  const { t } = useTranslation('orders');
  const dispatch = useAppDispatch();
  const [accept] = useAcceptChangeMutation();
  const [decline] = useDeclineChangeMutation();
  const { run, isBusy, failure } = useAsyncAction('orders/change/answer', orderFailure);
  const { change } = order;
  if (change === null) return null;
  const arg = { params: { id: order.id, change_id: change.id }, body: undefined };
  const answer = async (isAgreed: boolean): Promise<void> => {
    const { error } = await run(() => (isAgreed ? accept(arg) : decline(arg)));
    if (error !== undefined) return;
    const key = isAgreed ? 'orders:change.agreed' : 'orders:change.declined';
    dispatch(noticeShown({ tone: 'success', text: { key } }));
  };
  return (
    <OpenChange
      change={change}
      title={t(change.status === 'asked' ? 'change.asked' : 'change.waitsForPayment')}
      isClient={false}
      onOver={onOver}
    >
      <FailureNote text={failure} />
      {change.status === 'asked' ? (
        <Buttons>
          <Button variant="contained" disabled={isBusy} onClick={() => void answer(true)}>
            {t('change.accept')}
          </Button>
          <Button variant="outlined" disabled={isBusy} onClick={() => void answer(false)}>
            {t('change.decline')}
          </Button>
        </Buttons>
      ) : null}
    </OpenChange>
  );
}
