import type { CardDates } from '#src/features/cars/card/useCarLink.ts';
import { parseRange } from '#src/features/dates/rentalRange.ts';

type Asked = { readonly [Name in keyof CardDates]?: string | undefined };

/** The dates and places of a search, for which its prices are: the page of a car says the same with them. */
export function askedDates({ from, to, pick_up, drop_off }: Asked): CardDates | null {
  const range = parseRange(from, to);
  return range && { ...range, ...(pick_up && { pick_up }), ...(drop_off && { drop_off }) };
}
