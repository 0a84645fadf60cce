import type { CalendarDay } from '#contract/cars.ts';

/** First and last day of a rental. */
export interface DaySpan {
  readonly first: string;
  readonly last: string;
}

/**
 * The free run of as many days as `wanted` whose start is nearest to the wanted one, the later of two equally near.
 * `days` follow each other without gaps. The day of return counts as well: its hours may be taken.
 */
export function nearestFreeRange(days: readonly CalendarDay[], wanted: DaySpan): DaySpan | null {
  const length = daysBetween(wanted.first, wanted.last) + 1;
  let nearest: { span: DaySpan; distance: number } | null = null;
  let run = 0;
  for (const [index, day] of days.entries()) {
    run = day.is_free ? run + 1 : 0;
    const first = days[index - length + 1];
    if (run < length || !first) continue;
    const distance = Math.abs(daysBetween(wanted.first, first.date));
    if (!nearest || distance <= nearest.distance) {
      nearest = { span: { first: first.date, last: day.date }, distance };
    }
  }
  return nearest?.span ?? null;
}

/** Days without a clock are midnights in UTC, where every day has 24 hours. */
function daysBetween(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / (24 * 60 * 60 * 1000);
}
