import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useFailureText } from '#src/forms/useFailureText.ts';
import { formatGel } from '#src/lib/formatMoney.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { noticeShown } from '#src/store/noticesSlice.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useExportPayoutsMutation } from '../operationsApi.ts';

/** Makes the file for the bank of everything that is due, once it was confirmed; the file is then beside each payout. */
export function ExportPayouts() {
  const { t } = useTranslation('operations');
  const language = useAppSelector(selectLanguage);
  const dispatch = useAppDispatch();
  const textOf = useFailureText();
  const [isOpen, setIsOpen] = useState(false);
  const [exportPayouts, { isLoading, error, reset }] = useExportPayoutsMutation();
  const close = () => {
    setIsOpen(false);
    reset();
  };
  const confirm = async () => {
    const { data } = await exportPayouts({ body: {} });
    if (data === undefined) return;
    close();
    const { count, amount, left_out } = data.export;
    const done = t('export.done', { count, sum: formatGel(amount, language) });
    const isWhole = left_out.length === 0;
    const text = isWhole ? done : `${done} ${t('export.leftOut', { numbers: left_out.join(', ') })}`;
    dispatch(noticeShown({ tone: isWhole ? 'success' : 'error', text }));
  };
  return (
    <>
      <Button variant="contained" size="small" onClick={() => setIsOpen(true)}>
        {t('export.button')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('export.title')}
        confirm={t('export.confirm')}
        dismiss={t('goBack')}
        isBusy={isLoading}
        failure={error === undefined ? null : textOf(error)}
        onConfirm={() => void confirm()}
        onClose={close}
      >
        {t('export.text')}
      </ConfirmDialog>
    </>
  );
}
