import CloudOffOutlinedIcon from '@mui/icons-material/CloudOffOutlined';
import CloudSyncOutlinedIcon from '@mui/icons-material/CloudSyncOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { guidedAngles } from '#contract/domain/reportParts.ts';
import type { ReportMark } from '#contract/calls/orders/reports.ts';
import { selectIsOnline } from '#src/shared/store/environmentSlice.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { announcedMarks, isWhole } from '../queue/reportMachine.ts';
import { dropReport, reopenReport, sealReport } from '../queue/writeReport.ts';
import { ReportFacts } from '../show/ReportFacts.tsx';
import { listMarks } from '../marks/marks.ts';
import { guidedTaken } from './reportSteps.ts';
import { Note, StepBlock, StepButtons } from './step.styles.ts';
import { StepMoves } from './StepNav.tsx';
import { useReport } from './useReport.ts';
import type { ReportOf } from './useReport.ts';

interface Props extends ReportOf {
  /** The other side, by name. */
  readonly client: string;
  readonly known: readonly ReportMark[] | null;
}

/** The author reviews and signs the report, and sees the progress of sending it. */
export function SignStep({ orderId, kind, client, known }: Props) {
  const { t } = useTranslation('handover');
  const dispatch = useAppDispatch();
  const { report } = useReport({ orderId, kind });
  const isOnline = useAppSelector(selectIsOnline);
  const { photos, odometer, fuel, isSealed, refusal } = report;
  const isHandOver = kind === 'hand_over';
  // A sealed report holds the marks that were known when it was sealed.
  const found = isSealed || !isHandOver ? report : { ...report, known };
  const marks = listMarks({ kind, marks: announcedMarks(found), confirmations: [] }, isHandOver ? [] : (known ?? []));
  const sent = photos.filter(({ isSent }) => isSent).length;
  const missing = guidedAngles.length - guidedTaken(report);
  const why = (): string | null => {
    if (refusal === null) return null;
    return refusal.problem === 'lost' ? t('sign.lost') : t('sign.refused', { why: refusal.told ?? '' });
  };
  return (
    <StepBlock aria-labelledby="report-step">
      <h2 id="report-step">{t('steps.sign')}</h2>
      <p>{t(isSealed ? 'sign.sealed' : 'sign.lead', { client })}</p>
      <FailureNote text={why()} />
      <ReportFacts photos={photos.length} odometer={odometer} fuel={fuel} marks={marks} />
      {isSealed ? (
        <Note role="status">
          {isOnline ? <CloudSyncOutlinedIcon /> : <CloudOffOutlinedIcon />}
          <span>{t(isOnline ? 'sign.sending' : 'sign.waiting', { sent, count: photos.length })}</span>
        </Note>
      ) : (
        <>
          {missing === 0 ? null : <Note>{t('sign.fewer', { count: missing })}</Note>}
          {isWhole(report) ? null : <Note>{t('sign.incomplete')}</Note>}
          <Button
            size="large"
            fullWidth
            disabled={!isWhole(report)}
            sx={{ mt: 2 }}
            onClick={() => void dispatch(sealReport({ orderId, kind }, isHandOver ? known : null))}
          >
            {t('sign.confirm')}
          </Button>
        </>
      )}
      {isSealed ? (
        <StepButtons>
          <Button className="wide" variant="outlined" onClick={() => void dispatch(reopenReport({ orderId, kind }))}>
            {t('sign.change')}
          </Button>
        </StepButtons>
      ) : (
        <StepMoves kind={kind} step="sign" />
      )}
      {refusal?.problem !== 'refused' ? null : (
        <Button variant="text" color="error" onClick={() => void dispatch(dropReport({ orderId, kind }))}>
          {t('sign.drop')}
        </Button>
      )}
    </StepBlock>
  );
}
