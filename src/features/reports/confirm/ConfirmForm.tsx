import AddLocationAltOutlinedIcon from '@mui/icons-material/AddLocationAltOutlined';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_REMARKS } from '#contract/domain/reportParts.ts';
import type { Report, ReportMark } from '#contract/calls/orders/reports.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { useTyped } from '#src/shared/store/drafts/useTyped.ts';
import { useUnsavedForm } from '#src/shared/store/drafts/useUnsavedForm.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { KnownRow } from '../marks/KnownRow.tsx';
import { MarkEditor } from '../marks/MarkEditor.tsx';
import type { ListedMark } from '../marks/marks.ts';
import { useConfirmReportMutation } from '../reportsApi.ts';
import { confirmFailure } from './confirmFailure.ts';

const Form = styled('div')({
  display: 'grid',
  gap: 10,
  marginTop: 14,
  '& label': { fontSize: '.9375rem', fontWeight: 500 },
  '& > section': { minWidth: 0 },
  '& > section > p': { marginBottom: 10 },
});

interface Props {
  readonly report: Pick<Report, 'id' | 'order_id' | 'kind'>;
  /** The marks of the report. */
  readonly listed: readonly ListedMark[];
}

/** The other side confirms or disputes the report, and adds what is missing: as text, and as marks on the car. */
export function ConfirmForm({ report, listed }: Props) {
  const { t } = useTranslation('handover');
  const id = useId();
  const [remarks, setRemarks] = useTyped('reports/remarks', '');
  const [marks, setMarks] = useTyped<readonly ReportMark[]>('reports/marks', []);
  const [wantsMarks, setWantsMarks] = useUiState('reports/isMarking', false);
  const isMarking = wantsMarks || marks.length > 0;
  const { isBusy, failure, run } = useAsyncAction('reports/confirm', confirmFailure);
  const [confirm] = useConfirmReportMutation();
  useUnsavedForm(remarks !== '' || marks.length > 0);
  const trimmed = remarks.trim();
  const send = async (): Promise<void> => {
    const params = { id: report.order_id, report_id: report.id };
    const body = {
      ...(trimmed === '' ? {} : { remarks: trimmed }),
      ...(marks.length === 0 ? {} : { marks: [...marks] }),
    };
    await run(() => confirm({ params, body }));
  };
  return (
    <Form>
      {isMarking ? (
        <section aria-labelledby={`${id}-marks`}>
          <p id={`${id}-marks`}>{t('confirm.marks')}</p>
          <MarkEditor
            known={listed.map(({ mark }) => mark)}
            marks={marks}
            areCounted={false}
            onChange={(change) => setMarks(change)}
          >
            {listed.map((one) => (
              <KnownRow key={one.number} listed={one} number={one.number} />
            ))}
          </MarkEditor>
        </section>
      ) : (
        <Button
          variant="outlined"
          startIcon={<AddLocationAltOutlinedIcon />}
          onClick={() => setWantsMarks(true)}
          sx={{ justifySelf: 'start' }}
        >
          {t('confirm.addMarks')}
        </Button>
      )}
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
        <span>
          {t(marks.length > 0 ? 'confirm.withMarks' : trimmed === '' ? 'confirm.asIs' : 'confirm.withRemarks', {
            count: marks.length,
          })}
        </span>
      </Button>
    </Form>
  );
}
