import { MOST_MARKS } from '#contract/domain/reportParts.ts';
import { type KnownMark, type ReportMark } from '#contract/calls/orders/reports.ts';
import { sortedJson } from '#contract/domain/sortedJson.ts';
import type { EarlierReport } from './carMarksRepository.ts';

/** Whose they were, which photographs they are on and in which order: none of that travels with them. */
function marksOf({ marks, made_at, confirmations }: EarlierReport): KnownMark[] {
  const dated = (mark: ReportMark, at: Date): KnownMark => ({ ...mark, since: mark.since ?? at.toISOString() });
  return [
    ...marks.map((mark) => dated(mark, made_at)),
    ...confirmations.flatMap((given) => given.marks.map((mark) => dated(mark, given.at))),
  ];
}

const everNoted = (reports: readonly EarlierReport[]): KnownMark[] => reports.flatMap(marksOf);

/**
 * The known marks of a car after these reports, newest report first: the last hand-over whose maker saw
 * the marks known then, and every mark since. The longest known comes first.
 */
export function knownMarks(reports: readonly EarlierReport[]): readonly KnownMark[] {
  const last = reports.findIndex(
    ({ kind, made_by, is_continued }) => kind === 'hand_over' && made_by === 'owner' && is_continued,
  );
  const isSince = ({ order_id }: EarlierReport, place: number) =>
    last === -1 || place <= last || order_id === reports[last]?.order_id;
  const noted = everNoted(reports.filter(isSince));
  return [...new Map(noted.map((mark) => [sortedJson(mark), mark])).values()]
    .toSorted((one, other) => one.since.localeCompare(other.since))
    .slice(-MOST_MARKS);
}

/** Whether all marks that are declared old are in one of these reports unchanged. */
export function areKnown(marks: readonly ReportMark[], reports: readonly EarlierReport[]): boolean {
  const noted = new Set(everNoted(reports).map((mark) => sortedJson(mark)));
  return marks.every((mark) => mark.since === undefined || noted.has(sortedJson(mark)));
}
