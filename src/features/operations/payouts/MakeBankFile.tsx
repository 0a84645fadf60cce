import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { DuePayouts } from '#contract/calls/bankFile.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { useExportPayoutsMutation } from '../operationsApi.ts';

/** Makes the file for the bank of everything that is due, once it was read how many payouts and which sum that is. */
export function MakeBankFile({ due }: { due: DuePayouts }) {
  const { t } = useTranslation('operations');
  const language = useAppSelector(selectLanguage);
  const [isOpen, setIsOpen] = useUiState('operations/export', false);
  const [exportPayouts] = useExportPayoutsMutation();
  const { run, isBusy, failure, forget } = useAsyncAction('operations/export/work');
  const { count, amount, left_out: leftOut } = due;
  const close = () => {
    setIsOpen(false);
    forget();
  };
  const make = async () => {
    const { error } = await run(() => exportPayouts({ body: { count, amount } }));
    if (error === undefined) close();
  };
  return (
    <>
      <Button variant="contained" size="small" onClick={() => setIsOpen(true)} sx={{ mb: 4 }}>
        {t('export.button')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('export.title')}
        confirm={t('export.confirm')}
        dismiss={t('goBack')}
        isReady={count > 0}
        isBusy={isBusy}
        failure={failure}
        onConfirm={() => void make()}
        onClose={close}
      >
        <p>
          <b>{t('export.holds', { count, sum: formatGel(amount, language) })}</b>
        </p>
        {leftOut.length === 0 ? null : <p>{t('export.leftOut', { numbers: leftOut.join(', ') })}</p>}
        <p>{t('export.text')}</p>
      </ConfirmDialog>
    </>
  );
}
