import { useEffect, useRef } from 'react';
import type { Order } from '#contract/calls/orders.ts';
import type { Report, ReportMark } from '#contract/calls/reports.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { CompareStep } from './CompareStep.tsx';
import { MarksStep } from './MarksStep.tsx';
import { MeterStep } from './MeterStep.tsx';
import { PhotosStep } from './PhotosStep.tsx';
import { openStepOf, stepOf, stepUrl } from './reportSteps.ts';
import type { ReportStepName } from './reportSteps.ts';
import { SignStep } from './SignStep.tsx';
import { StepColumns } from './step.styles.ts';
import { StepNav } from './StepNav.tsx';
import { useReport } from './useReport.ts';
import type { ReportOf } from './useReport.ts';

interface Props extends ReportOf {
  readonly order: Pick<Order, 'client' | 'days' | 'terms'>;
  /** At the return: what was said at the hand-over. */
  readonly before: Report | null;
  /** What is known of the car since before; null where it cannot be shown now. */
  readonly known: readonly ReportMark[] | null;
}

/** A report as it is made, one step after the other. */
export function ReportSteps({ orderId, kind, order, before, known }: Props) {
  const { report } = useReport({ orderId, kind });
  const { place: asked } = useUrlState(stepUrl);
  // What is filled in meanwhile leads nobody away from where they are.
  const [begun] = useUiState<ReportStepName>('reports/begun', () => openStepOf(kind, report), { privacy: 'keep' });
  const step = stepOf(asked.step, kind, report, begun);
  const first = useRef(step);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (first.current === step) return;
    first.current = step;
    // What was pressed may have gone: whoever uses a keyboard goes on at the step.
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
