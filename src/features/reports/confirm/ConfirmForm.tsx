import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_REMARKS } from '#contract/reports.ts';
import type { Report } from '#contract/reports.ts';
import { useWork } from '#src/forms/useWork.ts';
import { useUnsavedForm } from '#src/store/useUnsavedForm.ts';
import { FailureNote } from '#src/ui/FailureNote.tsx';
import { useConfirmReportMutation } from '../reportsApi.ts';
import { confirmFailure } from './confirmFailure.ts';

const Form = styled('div')({
  display: 'grid',
  gap: 10,
  marginTop: 14,
  '& label': { fontSize: '.9375rem', fontWeight: 500 },
});

/** The other side says whether the report is true, and what it does not say. */
export function ConfirmForm({ report }: { report: Pick<Report, 'id' | 'order_id' | 'kind'> }) {
  const { t } = useTranslation('handover');
  const id = useId();
  const [remarks, setRemarks] = useState('');
  const { isBusy, failure, run } = useWork('reports/confirm', confirmFailure);
  const [confirm] = useConfirmReportMutation();
  useUnsavedForm(remarks !== '');
  const send = async (): Promise<void> => {
    const words = remarks.trim();
    const params = { id: report.order_id, report_id: report.id };
    await run(() => confirm({ params, body: words === '' ? {} : { remarks: words } }));
  };
  return (
    <Form>
      <label htmlFor={id}>{t('confirm.remarks')}</label>
      <OutlinedInput
        id={id}
        multiline
        minRows={2}
        maxRows={8}
        value={remarks}
        inputProps={{ maxLength: LONGEST_REMARKS }}
        onChange={({ target }) => setRemarks(target.value)}
      />
      <FailureNote text={failure} />
      <Button loading={isBusy} onClick={() => void send()}>
        {t(remarks.trim() === '' ? 'confirm.asIs' : 'confirm.withRemarks')}
      </Button>
    </Form>
  );
}
