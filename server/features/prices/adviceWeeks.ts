import { ADVICE_WEEKS } from '#contract/calls/prices/advice.ts';
import { isoWeekday } from '#contract/domain/money/priceDay.ts';
import type { DaySpan } from '#contract/calls/orders/quotes.ts';
import { addDays } from '#contract/domain/rentalTime.ts';

const WEEK = 7;

/** The weeks for which advice is given: from tomorrow to its Sunday, and those after it from Monday to Sunday. */
export function adviceWeeks(today: string): DaySpan[] {
  const tomorrow = addDays(today, 1);
  const sunday = addDays(tomorrow, WEEK - isoWeekday(tomorrow));
  return Array.from({ length: ADVICE_WEEKS }, (_, index) => ({
    from: index === 0 ? tomorrow : addDays(sunday, WEEK * (index - 1) + 1),
    to: addDays(sunday, WEEK * index),
  }));
}
