import type { DaySpan } from '#contract/calls/orders/quotes.ts';

/** Friday, Saturday and Sunday, as `Date` counts them: weekends cost more from the evening they begin. */
const weekend = [5, 6, 0];
const DAY = 24 * 3_600_000;

/** Whether all the days are of weekends. */
export function isWeekend(spans: readonly DaySpan[]): boolean {
  return spans.every(({ from, to }) => {
    const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
    const start = new Date(from).getUTCDay();
    return Array.from({ length: count }, (_, index) => (start + index) % 7).every((day) => weekend.includes(day));
  });
}
