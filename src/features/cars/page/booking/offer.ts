import type { CalendarDay, Car } from '#contract/cars.ts';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { dayOf, momentOf, rentalDays, timeOf } from '#src/features/dates/rentalRange.ts';
import { nearestFreeRange } from './nearestFreeRange.ts';

/** What the page can say about the chosen dates. */
export type Offer =
  | { readonly step: 'noDates' }
  | { readonly step: 'checking' }
  /** `message` is the server's own word about the dates; null when it could not be asked. */
  | { readonly step: 'failed'; readonly message: string | null }
  | { readonly step: 'tooShort' }
  | { readonly step: 'taken'; readonly nearest: RentalRange | null }
  /** `total` in tetri for `days` started days. */
  | { readonly step: 'free'; readonly total: number; readonly days: number };

interface Known {
  readonly range: RentalRange | null;
  readonly minDays: number;
  /** The server's answer for exactly this range; null while it is asked. */
  readonly answer: Pick<Car, 'is_free' | 'total' | 'days'> | null;
  readonly failure: { readonly fields: Readonly<Record<string, string>> } | null;
  readonly calendar: readonly CalendarDay[];
}

export function offerOf({ range, minDays, answer, failure, calendar }: Known): Offer {
  if (!range) return { step: 'noDates' };
  if (rentalDays(range) < minDays) return { step: 'tooShort' };
  if (failure) return { step: 'failed', message: failure.fields['from'] ?? failure.fields['to'] ?? null };
  if (!answer) return { step: 'checking' };
  if (answer.is_free !== true || answer.total === null || answer.days === null) {
    return { step: 'taken', nearest: nearestTo(range, calendar) };
  }
  return { step: 'free', total: answer.total, days: answer.days };
}

/** As many free days at the same hours. */
function nearestTo(range: RentalRange, calendar: readonly CalendarDay[]): RentalRange | null {
  const span = nearestFreeRange(calendar, { first: dayOf(range.from), last: dayOf(range.to) });
  return span && { from: momentOf(span.first, timeOf(range.from)), to: momentOf(span.last, timeOf(range.to)) };
}
