import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ReportMark } from '#contract/calls/reports.ts';
import { KnownRow } from '../marks/KnownRow.tsx';
import { MarkEditor } from '../marks/MarkEditor.tsx';
import { holds, leftOf, numbered } from '../marks/marks.ts';
import { Note, StepBlock } from './step.styles.ts';
import { StepMoves } from './StepNav.tsx';
import { useReport } from './useReport.ts';
import type { ReportOf } from './useReport.ts';

interface Props extends ReportOf {
  /** What is known of the car since before; null where it cannot be shown now. */
  readonly known: readonly ReportMark[] | null;
}

/** What is new on the car; what is known of it is there already, and at a hand-over some of it may be gone by now. */
export function MarksStep({ orderId, kind, known }: Props) {
  const { t } = useTranslation('handover');
  const { report, write } = useReport({ orderId, kind });
  const { marks, gone } = report;
  const isHandOver = kind === 'hand_over';
  const left = leftOf(known ?? [], gone);
  const absent = (known ?? []).filter((mark) => holds(gone, mark));
  const lead = known === null || known.length === 0 ? 'lead' : isHandOver ? 'leadEarlier' : 'leadKnown';
  return (
    <StepBlock aria-labelledby="report-step">
      <h2 id="report-step">{t('steps.marks')}</h2>
      <p>{t(`marks.${lead}`)}</p>
      {known === null ? <Note sx={{ mt: 0, mb: 2 }}>{t(`marks.unknown.${kind}`)}</Note> : null}
      <MarkEditor
        known={left}
        marks={marks}
        areCounted={isHandOver}
        onChange={(change) => write((now) => ({ marks: change(now.marks) }))}
      >
        {numbered(left).map(({ mark, number }) => (
          <KnownRow key={`known ${number}`} told={{ mark, origin: 'known' }} number={number}>
            {isHandOver ? (
              <Button
                variant="text"
                size="small"
                aria-label={t('marks.isGone', { number })}
                onClick={() => write((now) => ({ gone: [...now.gone, mark] }))}
              >
                {t('marks.goneShort')}
              </Button>
            ) : null}
          </KnownRow>
        ))}
        {absent.map((mark) => (
          <KnownRow key={JSON.stringify(mark)} told={{ mark, origin: 'known' }} number={null}>
            <Button
              variant="text"
              size="small"
              onClick={() => write((now) => ({ gone: now.gone.filter((one) => !holds([mark], one)) }))}
            >
              {t('marks.isThere')}
            </Button>
          </KnownRow>
        ))}
      </MarkEditor>
      <StepMoves kind={kind} step="marks" />
    </StepBlock>
  );
}
