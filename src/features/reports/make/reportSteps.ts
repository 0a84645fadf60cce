import { guidedAngles, LONGEST_MARK_NOTE } from '#contract/domain/reportParts.ts';
import type { ReportKind } from '#contract/calls/orders/reports.ts';
import type { StoredReport } from '#src/shared/lib/openOffline.ts';
import { oneOf, urlCodec } from '#src/shared/lib/urlCodec.ts';

export const reportSteps = {
  hand_over: ['photos', 'meter', 'marks', 'sign'],
  take_back: ['photos', 'meter', 'marks', 'compare', 'sign'],
} as const satisfies Record<ReportKind, readonly string[]>;

export type ReportStepName = (typeof reportSteps)[ReportKind][number];

export const guidedTaken = ({ photos }: Pick<StoredReport, 'photos'>): number =>
  guidedAngles.filter((angle) => photos.some((photo) => photo.angle === angle)).length;

/** Whether a step is complete; a step that only shows something always is. */
export function isStepDone(step: ReportStepName, report: StoredReport): boolean {
  if (step === 'photos') return guidedTaken(report) === guidedAngles.length;
  if (step === 'meter') return report.odometer !== null && report.fuel !== null;
  if (step === 'marks') return report.marks.every(({ note }) => note.length <= LONGEST_MARK_NOTE);
  return step === 'compare' || report.isSealed;
}

/** Where an unfinished report is opened: at its first incomplete step. */
export const openStepOf = (kind: ReportKind, report: StoredReport): ReportStepName =>
  reportSteps[kind].find((step) => !isStepDone(step, report)) ?? 'sign';

export const stepUrl = urlCodec('adminHandOver', { step: oneOf(reportSteps.take_back) });

/** The step of the address, as long as there is one to choose. */
export function stepOf(
  wanted: ReportStepName | undefined,
  kind: ReportKind,
  { isSealed }: Pick<StoredReport, 'isSealed'>,
  begun: ReportStepName,
): ReportStepName {
  const steps: readonly ReportStepName[] = reportSteps[kind];
  return isSealed ? 'sign' : (steps.find((step) => step === wanted) ?? begun);
}
