import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ClaimDialog } from './ClaimDialog.tsx';
import { usePrepareClaimQuery } from './claimsApi.ts';

/** The way of an owner to a claim, as long as there is one. */
export function ClaimStart({ orderId }: { orderId: number }) {
  const { t } = useTranslation('claims');
  const [isOpen, setIsOpen] = useUiState('claims/new', false);
  const { data } = usePrepareClaimQuery({ params: { id: orderId } });
  if (data === undefined) return null;
  return (
    <>
      <Button variant="contained" fullWidth aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('after.open')}
      </Button>
      {isOpen ? <ClaimDialog orderId={orderId} proposals={data.proposals} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
