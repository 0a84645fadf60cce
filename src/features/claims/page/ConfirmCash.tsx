import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Claim } from '#contract/calls/orders/claims.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { claimsApi } from '../claimsApi.ts';
import { useSum } from '../useSum.ts';

const { confirmClaim } = claimsApi.endpoints;

/** The owner confirms in cash what the deposit did not cover. */
export function ConfirmCash({ claim: { id, rest } }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const sum = useSum();
  const dispatch = useAppDispatch();
  const [isOpen, setIsOpen] = useUiState(`claims/cash:${id}`, false);
  const { run, isBusy, failure, forget } = useAsyncAction(`claims/cash/work:${id}`);
  const confirm = async (): Promise<void> => {
    const answer = await run(() => dispatch(confirmClaim.initiate({ params: { id }, body: {} }, { track: false })));
    if (answer.data === undefined) return;
    setIsOpen(false);
    dispatch(noticeShown({ tone: 'success', text: { key: 'claims:pay.done' } }));
  };
  return (
    <>
      <p>{t('pay.owner')}</p>
      <Button variant="contained" fullWidth aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <span>{t('pay.confirm', { sum: sum(rest) })}</span>
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('pay.question')}
        confirm={t('pay.confirm', { sum: sum(rest) })}
        dismiss={t('pay.dismiss')}
        isBusy={isBusy}
        failure={failure}
        onConfirm={() => void confirm()}
        onClose={() => {
          forget();
          setIsOpen(false);
        }}
      >
        <p>{t('pay.text', { sum: sum(rest) })}</p>
      </ConfirmDialog>
    </>
  );
}
