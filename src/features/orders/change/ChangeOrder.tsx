import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders/orders.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { orderFailure } from '../orderFailure.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { useWithdrawChangeMutation } from './changesApi.ts';
import { OpenChange } from './OpenChange.tsx';

interface Props {
  readonly order: Order;
  /** Pays for the change. */
  readonly payment: ReactNode;
  readonly onOver: () => void;
}

/** What the client of an order can change, or the request that waits for an answer. */
export function ChangeOrder({ order, payment, onOver }: Props) {
  const { t } = useTranslation('orders');
  const dispatch = useAppDispatch();
  const [withdraw] = useWithdrawChangeMutation();
  const { run, isBusy, failure } = useAsyncAction('orders/change/withdraw', orderFailure);
  const { change } = order;
  if (change === null) return order.actions.includes('ask_change') ? <ChangeForm order={order} /> : null;
  const isDue = change.online > 0 && !change.is_reserved;
  const end = async (): Promise<void> => {
    const params = { id: order.id, change_id: change.id };
    const { error } = await run(() => withdraw({ params, body: undefined }));
    if (error === undefined) dispatch(noticeShown({ tone: 'success', text: { key: 'orders:change.withdrawn' } }));
  };
  return (
    <OpenChange
      change={change}
      title={t(change.status === 'asked' ? 'change.waiting' : 'change.toBePaid')}
      onOver={onOver}
    >
      {change.status === 'asked' && change.online > 0 ? (
        <p>{t(change.is_reserved ? 'change.reserved' : 'change.early')}</p>
      ) : null}
      {isDue ? payment : null}
      <FailureNote text={failure} />
      <Button variant="text" fullWidth loading={isBusy} onClick={() => void end()}>
        {t('change.withdraw')}
      </Button>
    </OpenChange>
  );
}
