import { MOST_MARKS, OUTLINE } from '#contract/reports.ts';
import type { Report, ReportMark } from '#contract/reports.ts';

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

export const canAdd = (marks: readonly ReportMark[]): boolean => marks.length < MOST_MARKS;

/** Where an arrow key moves a mark; null where the key does something else. */
export function movedBy(key: string, mark: ReportMark): ReportMark | null {
  const step = arrows[key];
  return step === undefined ? null : { ...mark, x: within(mark.x + step[0]), y: within(mark.y + step[1]) };
}

/** Marks with the numbers people read; those known before come first. */
export const numbered = (marks: readonly ReportMark[], before = 0) =>
  marks.map((mark, index) => ({ mark, index, number: before + index + 1 }));

export const withMark = (marks: readonly ReportMark[], index: number, change: Partial<ReportMark>): ReportMark[] =>
  marks.map((mark, at) => (at === index ? { ...mark, ...change } : mark));

/** What both sides have said of the car before. */
export const knownMarks = (reports: readonly Pick<Report, 'marks' | 'confirmations'>[]): readonly ReportMark[] =>
  reports.flatMap(({ marks, confirmations }) => [...marks, ...confirmations.flatMap((one) => one.marks)]);
