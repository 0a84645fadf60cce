import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Claim } from '#contract/calls/orders/claims.ts';
import { useConfirmation } from '#src/shared/forms/useConfirmation.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { claimsApi } from '../claimsApi.ts';
import { useSum } from '../useSum.ts';

const { confirmClaim } = claimsApi.endpoints;

/** The owner confirms in cash what the deposit did not cover. */
export function ConfirmCash({ claim: { id, rest } }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const sum = useSum();
  const dispatch = useAppDispatch();
  const { ask, send, dialog } = useConfirmation(`claims/cash:${id}`);
  const confirm = () =>
    send(() => dispatch(confirmClaim.initiate({ params: { id }, body: {} }, { track: false })), {
      key: 'claims:pay.done',
    });
  return (
    <>
      <p>{t('pay.owner')}</p>
      <Button variant="contained" fullWidth aria-haspopup="dialog" onClick={ask}>
        <span>{t('pay.confirm', { sum: sum(rest) })}</span>
      </Button>
      <ConfirmDialog
        {...dialog}
        title={t('pay.question')}
        confirm={t('pay.confirm', { sum: sum(rest) })}
        dismiss={t('pay.dismiss')}
        onConfirm={() => void confirm()}
      >
        <p>{t('pay.text', { sum: sum(rest) })}</p>
      </ConfirmDialog>
    </>
  );
}
