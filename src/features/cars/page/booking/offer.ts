import type { Quote } from '#contract/calls/orders/quotes.ts';
import type { RequestFailure } from '#src/shared/api/requestFailure.ts';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { rentalDays } from '#src/features/dates/rentalRange.ts';

/** The state of the offer for the chosen dates. */
export type Offer =
  | { readonly step: 'noDates' }
  /** `last` is a price for the same dates with other options. */
  | { readonly step: 'checking'; readonly last: Quote | null }
  /** `message` is the server's error; null when the request failed. */
  | { readonly step: 'failed'; readonly message: string | null }
  | { readonly step: 'tooShort' }
  /** With the next free dates of the same length. */
  | { readonly step: 'taken'; readonly free: readonly RentalRange[] }
  /** The client has already ordered the car for these dates; null where the server does not say which order it is. */
  | { readonly step: 'ordered'; readonly orderId: number | null }
  | { readonly step: 'free'; readonly quote: Quote };

interface Known {
  readonly range: RentalRange | null;
  readonly minDays: number;
  /** The price of exactly this request; null while loading. */
  readonly quote: Quote | null;
  readonly last: Quote | null;
  readonly failure: RequestFailure | null;
}

export function offerOf({ range, minDays, quote, last, failure }: Known): Offer {
  if (!range) return { step: 'noDates' };
  if (rentalDays(range) < minDays) return { step: 'tooShort' };
  if (failure?.code === 'CAR_TAKEN') return { step: 'taken', free: failure.freeDates };
  if (failure?.code === 'ALREADY_ORDERED') return { step: 'ordered', orderId: failure.orderId };
  if (failure) return { step: 'failed', message: Object.values(failure.fields)[0] ?? null };
  if (quote) return { step: 'free', quote };
  const isSameDates = last?.from === range.from && last.to === range.to;
  return { step: 'checking', last: isSameDates ? last : null };
}

/** The price to show: the current one, or the last one for the same dates while the next loads. */
export function quoteOf(offer: Offer): Quote | null {
  if (offer.step === 'free') return offer.quote;
  return offer.step === 'checking' ? offer.last : null;
}

const ofSearch: readonly string[] = ['day', 'discount', 'pick_up', 'drop_off', 'one_way'];

/** What a search says the rental costs: its days minus their discount, had and given back at its places, without extras. */
export function rentOf({ items }: Pick<Quote, 'items'>): number {
  return items.filter(({ code }) => ofSearch.includes(code)).reduce((sum, { total }) => sum + total, 0);
}
