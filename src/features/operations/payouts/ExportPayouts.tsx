import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useWork } from '#src/forms/useWork.ts';
import type { Words } from '#src/i18n/words.ts';
import { formatGel } from '#src/lib/formatMoney.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { noticeShown } from '#src/store/noticesSlice.ts';
import { useScreenState } from '#src/store/useScreenState.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useExportPayoutsMutation } from '../operationsApi.ts';

/** Makes the file for the bank of everything that is due, once it was confirmed; the file is then beside each payout. */
export function ExportPayouts() {
  const { t } = useTranslation('operations');
  const language = useAppSelector(selectLanguage);
  const dispatch = useAppDispatch();
  const [isOpen, setIsOpen] = useScreenState('operations/export', false);
  const [exportPayouts] = useExportPayoutsMutation();
  const { run, isBusy, failure, forget } = useWork('operations/export/work');
  const close = () => {
    setIsOpen(false);
    forget();
  };
  const confirm = async () => {
    const { data } = await run(() => exportPayouts({ body: {} }));
    if (data === undefined) return;
    close();
    const { count, amount, left_out } = data.export;
    const done = { key: 'operations:export.done', values: { count, sum: formatGel(amount, language) } } as const;
    const isWhole = left_out.length === 0;
    const numbers = left_out.join(', ');
    const text: Words = isWhole ? done : { key: 'operations:export.doneButLeftOut', values: { done, numbers } };
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
        isBusy={isBusy}
        failure={failure}
        onConfirm={() => void confirm()}
        onClose={close}
      >
        {t('export.text')}
      </ConfirmDialog>
    </>
  );
}
