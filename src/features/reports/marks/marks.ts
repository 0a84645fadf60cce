import { MOST_MARKS, OUTLINE } from '#contract/domain/reportParts.ts';
import type { Report, ReportMark, ReportSide } from '#contract/calls/orders/reports.ts';

/** So far an arrow key moves a mark, in thousandths. */
const STEP = 20;
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const within = (value: number): number => Math.min(OUTLINE, Math.max(0, Math.round(value)));

export const placed = (side: ReportMark['side'], x: number, y: number): ReportMark => ({
  side,
  x: within(x * OUTLINE),
  y: within(y * OUTLINE),
  note: '',
});

/** `before` counts the marks that the report already has. */
export const canAdd = (marks: readonly ReportMark[], before = 0): boolean => before + marks.length < MOST_MARKS;

/** Where an arrow key moves a mark; null where the key does something else. */
export function movedBy(key: string, mark: ReportMark): ReportMark | null {
  const step = arrows[key];
  return step === undefined ? null : { ...mark, x: within(mark.x + step[0]), y: within(mark.y + step[1]) };
}

/** Marks with the numbers users see; those known before come first. */
export const numbered = (marks: readonly ReportMark[], before = 0) =>
  marks.map((mark, index) => ({ mark, index, number: before + index + 1 }));

export const withMark = (marks: readonly ReportMark[], index: number, change: Partial<ReportMark>): ReportMark[] =>
  marks.map((mark, at) => (at === index ? { ...mark, ...change } : mark));

const isSame = (one: ReportMark, other: ReportMark): boolean =>
  one.side === other.side &&
  one.x === other.x &&
  one.y === other.y &&
  one.note === other.note &&
  one.since === other.since;

export const holds = (marks: readonly ReportMark[], mark: ReportMark): boolean =>
  marks.some((one) => isSame(one, mark));

/** The known marks without the repaired ones. */
export const leftOf = (known: readonly ReportMark[], gone: readonly ReportMark[]): ReportMark[] =>
  known.filter((mark) => !holds(gone, mark));

/** A mark with its origin: known before, found by the author of the report, or added by the side that confirmed it. */
export interface ListedMark {
  readonly mark: ReportMark;
  readonly number: number;
  readonly origin: 'known' | 'found' | ReportSide;
}

type ReportMarks = Pick<Report, 'kind' | 'marks' | 'confirmations'>;

/** All marks of a report; at the return also those of the hand-over. */
export function listMarks(report: ReportMarks, before: readonly ReportMark[]): readonly ListedMark[] {
  const isOld = ({ since }: ReportMark) => since !== undefined;
  const listed: Omit<ListedMark, 'number'>[] = [
    ...before.map((mark) => ({ mark, origin: 'known' as const })),
    ...report.marks.filter(isOld).map((mark) => ({ mark, origin: 'known' as const })),
    ...report.marks.filter((mark) => !isOld(mark)).map((mark) => ({ mark, origin: 'found' as const })),
    ...report.confirmations.flatMap(({ side, marks }) => marks.map((mark) => ({ mark, origin: side }))),
  ];
  return listed.map((one, index) => ({ ...one, number: index + 1 }));
}

/** The marks of these reports, of both sides. */
const marksIn = (reports: readonly ReportMarks[]): readonly ReportMark[] =>
  reports.flatMap((report) => listMarks(report, []).map(({ mark }) => mark));

/** The marks that both sides reported at the hand-over; none for a hand-over itself. */
export const marksBefore = (
  kind: Report['kind'],
  reports: readonly (ReportMarks & Pick<Report, 'state'>)[],
): readonly ReportMark[] =>
  kind === 'hand_over'
    ? []
    : marksIn(
        reports.filter((one) => one.kind === 'hand_over' && (one.state === 'sealed' || one.state === 'complete')),
      );
