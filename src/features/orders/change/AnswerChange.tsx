import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { orderFailure } from '../orderFailure.ts';
import { useAcceptChangeMutation, useDeclineChangeMutation } from './changesApi.ts';
import { OpenChange } from './OpenChange.tsx';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '& > button': { flex: '1 1 auto' } });

/** What the client of an order asks of its owner, with the two answers; once agreed, it waits for the payment. */
export function AnswerChange({ order, onOver }: { order: Order; onOver: () => void }) {
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
