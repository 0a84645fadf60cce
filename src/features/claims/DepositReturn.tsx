import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAttempt } from '#src/shared/api/useAttempt.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { claimsApi } from './claimsApi.ts';
import { useSum } from './useSum.ts';

const { returnDeposit } = claimsApi.endpoints;

/** The owner needs nothing of the deposit, and does not wait until the time to claim is over. */
export function DepositReturn({ orderId, amount }: { orderId: number; amount: number }) {
  const { t } = useTranslation('claims');
  const sum = useSum();
  const dispatch = useAppDispatch();
  const [isOpen, setIsOpen] = useUiState('claims/deposit', false);
  const { run, isBusy, failure } = useAsyncAction('claims/deposit/work');
  const { keyOf } = useAttempt();
  const confirm = async (): Promise<void> => {
    const arg = { params: { id: orderId }, body: {}, idempotencyKey: keyOf(`return ${orderId}`) };
    const answer = await run(() => dispatch(returnDeposit.initiate(arg, { track: false })));
    if (answer.data === undefined) return;
    setIsOpen(false);
    dispatch(noticeShown({ tone: 'success', text: { key: 'claims:deposit.returnDone' } }));
  };
  return (
    <>
      <Button variant="outlined" fullWidth aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('deposit.return')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('deposit.returnQuestion')}
        confirm={t('deposit.returnConfirm')}
        dismiss={t('deposit.dismiss')}
        isBusy={isBusy}
        failure={failure}
        onConfirm={() => void confirm()}
        onClose={() => setIsOpen(false)}
      >
        <p>{t('deposit.returnText', { sum: sum(amount) })}</p>
      </ConfirmDialog>
    </>
  );
}
