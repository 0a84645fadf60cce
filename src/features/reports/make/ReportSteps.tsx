import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders/orders.ts';
import type { Report, ReportMark } from '#contract/calls/orders/reports.ts';
import { guidedAngles } from '#contract/domain/reportParts.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { KnownRow } from '../marks/KnownRow.tsx';
import { Places } from '../marks/mark.styles.ts';
import { MarkEditor } from '../marks/MarkEditor.tsx';
import { holds, leftOf, numbered } from '../marks/marks.ts';
import { useStoredPicture } from '../show/useStoredPicture.ts';
import { angleName } from './angleNames.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { MeterStep } from './MeterStep.tsx';
import { PhotosStep } from './PhotosStep.tsx';
import { openStepOf, stepOf, stepUrl } from './reportSteps.ts';
import type { ReportStepName } from './reportSteps.ts';
import { SignStep } from './SignStep.tsx';
import { StepColumns, StepBlock, Note } from './step.styles.ts';
import { StepNav, StepMoves } from './StepNav.tsx';
import { useReport } from './useReport.ts';
import type { ReportOf } from './useReport.ts';

interface Props extends ReportOf {
  readonly order: Pick<Order, 'client' | 'days' | 'terms'>;
  /** At the return: the report of the hand-over. */
  readonly before: Report | null;
  /** Marks known from earlier reports; null where they cannot be loaded. */
  readonly known: readonly ReportMark[] | null;
}

/** A report as it is made, one step after the other. */
export function ReportSteps({ orderId, kind, order, before, known }: Props) {
  const { report } = useReport({ orderId, kind });
  const { place: address } = useUrlState(stepUrl);
  // The step stays open when it is completed meanwhile.
  const [begun] = useUiState<ReportStepName>('reports/begun', () => openStepOf(kind, report), { privacy: 'keep' });
  const step = stepOf(address.step, kind, report, begun);
  const first = useRef(step);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (first.current === step) return;
    first.current = step;
    // The pressed button may be gone: a keyboard user continues at the step.
    place.current?.focus();
  }, [step]);
  return (
    <StepColumns>
      <StepNav kind={kind} step={step} report={report} />
      <div ref={place} tabIndex={-1} style={{ outline: 0 }}>
        {bodyOf(step)}
      </div>
    </StepColumns>
  );

  function bodyOf(name: ReportStepName) {
    switch (name) {
      case 'photos':
        return <PhotosStep orderId={orderId} kind={kind} />;
      case 'meter':
        return <MeterStep orderId={orderId} kind={kind} order={order} before={before} />;
      case 'marks':
        return <MarksStep orderId={orderId} kind={kind} known={known} />;
      case 'compare':
        return <CompareStep orderId={orderId} kind={kind} before={before} />;
      case 'sign':
        return <SignStep orderId={orderId} kind={kind} client={order.client.name} known={known} />;
    }
  }
}

type Guided = (typeof guidedAngles)[number];

/** The car as it left and as it came back, angle by angle. */
function CompareStep({ orderId, kind, before }: ReportOf & { readonly before: Report | null }) {
  const { t } = useTranslation('handover');
  const { report } = useReport({ orderId, kind });
  const [angle, setAngle] = useUiState<Guided>('reports/compared', 'front', { privacy: 'keep' });
  const name = t(angleName(angle).key);
  const first = before?.photos.find((photo) => photo.angle === angle) ?? null;
  const second = report.photos.find((photo) => photo.angle === angle) ?? null;
  const url = useStoredPicture(report, angle);
  return (
    <StepBlock aria-labelledby="report-step">
      <h2 id="report-step">{t('steps.compare')}</h2>
      <p>{t(before === null ? 'compare.nothing' : 'compare.lead')}</p>
      <Places role="group" aria-label={t('compare.angles')}>
        {guidedAngles.map((one) => (
          <ChoiceChip key={one} aria-pressed={one === angle} onClick={() => setAngle(one)}>
            {t(`angles.${one}`)}
          </ChoiceChip>
        ))}
      </Places>
      {before === null ? null : (
        <BeforeAfter
          name={name}
          before={first === null ? null : { url: first.full_url, at: first.taken_at }}
          after={second === null ? null : { url, at: second.takenAt }}
        />
      )}
      <StepMoves kind={kind} step="compare" />
    </StepBlock>
  );
}

interface MarksStepProps extends ReportOf {
  /** Marks known from earlier reports; null where they cannot be loaded. */
  readonly known: readonly ReportMark[] | null;
}

/** New marks on the car; known ones are there already, and at a hand-over some of them may be repaired. */
function MarksStep({ orderId, kind, known }: MarksStepProps) {
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
          <KnownRow key={`known ${number}`} listed={{ mark, origin: 'known' }} number={number}>
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
          <KnownRow key={JSON.stringify(mark)} listed={{ mark, origin: 'known' }} number={null}>
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
