import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { Order } from '#contract/calls/orders/orders.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAttempt } from '#src/shared/api/useAttempt.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { KeyValues } from '#src/shared/ui/layout/KeyValues.ts';
import { hasChanged } from '../hasChanged.ts';
import { orderFailure } from '../orderFailure.ts';
import { paidInCash } from '../paidInCash.ts';
import { useCancelOrderMutation } from '../ordersApi.ts';
import { ownerCancelText } from './ownerCancelText.ts';

/**
 * Cancels an order after showing the refund. If that has changed meanwhile, nothing is cancelled and the new sum is
 * shown.
 */
export function CancelOrder({ order, isOwner }: { order: Order; isOwner: boolean }) {
  const { t } = useTranslation('orders');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { keyOf, once } = useAttempt();
  const [isOpen, setIsOpen] = useUiState('orders/cancel', false);
  const [cancel] = useCancelOrderMutation();
  const { run, isBusy, failure, forget } = useAsyncAction('orders/cancel/work', orderFailure);
  const { cancellation } = order;
  if (cancellation === null || !order.actions.includes('cancel')) return null;
  const { refund } = cancellation;

  const confirm = async (): Promise<void> => {
    const body = { expected_refund: refund };
    const arg = { params: { id: order.id }, body, idempotencyKey: keyOf(`cancel ${order.id} ${refund}`) };
    const answer = await once(() => run(() => cancel(arg)));
    if (answer === null) return;
    if (answer.error === undefined) dispatch(noticeShown({ tone: 'success', text: { key: 'orders:cancel.done' } }));
    // The button disappears with the order's old state, so the error is shown elsewhere.
    else if (hasChanged(answer.error)) dispatch(noticeShown({ tone: 'error', text: orderFailure(answer.error) }));
    else return;
    setIsOpen(false);
    // The button below the money is gone; the new state of the order is at the top.
    void navigate(`${search}#state`, { replace: true });
  };
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        fullWidth
        aria-haspopup="dialog"
        onClick={() => {
          forget();
          setIsOpen(true);
        }}
      >
        {t('cancel.open')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        isHarmful
        title={t('cancel.title', { number: order.number })}
        confirm={t('cancel.confirm')}
        dismiss={t('cancel.keep')}
        isBusy={isBusy}
        failure={failure}
        onConfirm={() => void confirm()}
        onClose={() => setIsOpen(false)}
      >
        <RefundTerms order={order} cancellation={cancellation} isOwner={isOwner} />
      </ConfirmDialog>
    </>
  );
}

interface Props {
  readonly order: Order;
  readonly cancellation: NonNullable<Order['cancellation']>;
  readonly isOwner: boolean;
}

/** The consequences of a cancellation, shown before it. */
function RefundTerms({ order, cancellation: { refund, kept }, isOwner }: Props) {
  const { t } = useTranslation('orders');
  const language = useAppSelector(selectLanguage);
  const ownerText = ownerCancelText(order, useServerNow());
  const cash = paidInCash(order);
  if (!order.is_paid_online) return <p>{t(isOwner ? ownerText : 'cancel.nothingPaid')}</p>;
  return (
    <>
      <p>{isOwner ? t(ownerText) : t(kept > 0 ? 'cancel.late' : 'cancel.free')}</p>
      <KeyValues sx={{ mt: 3 }}>
        <div>
          <dt>{t(isOwner ? 'cancel.refundToClient' : 'cancel.refund')}</dt>
          <dd>
            <Gel tetri={refund} />
          </dd>
        </div>
        <div>
          <dt>{t('cancel.kept')}</dt>
          <dd>
            <Gel tetri={kept} />
          </dd>
        </div>
      </KeyValues>
      {cash > 0 ? <p>{t('refund.cash', { sum: formatGel(cash, language) })}</p> : null}
    </>
  );
}
