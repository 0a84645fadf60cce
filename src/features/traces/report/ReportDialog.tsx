import { useTranslation } from 'react-i18next';
import { FormDialog } from '#src/shared/forms/FormDialog.tsx';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ReportForm } from './ReportForm.tsx';
import { ReportSent } from './ReportSent.tsx';
import { useRecordedTrace } from './useRecordedTrace.ts';

/** Shows what a report holds before it leaves, sends it when that is wanted, and gives its number. */
export function ReportDialog() {
  const { t } = useTranslation('report');
  // The form stays as it is behind a failure; a number ends it.
  const [number, setNumber] = useUiState<string | null>('report/number', null);
  const recorded = useRecordedTrace();
  if (number !== null) {
    return (
      <FormDialog key="sent" title={t('sent.title')} text={t('sent.text')} width={400}>
        <ReportSent number={number} />
      </FormDialog>
    );
  }
  return (
    <FormDialog key="form" title={t('title')} text={t('text')} width={600}>
      <ReportForm recorded={recorded} onSent={setNumber} />
    </FormDialog>
  );
}
