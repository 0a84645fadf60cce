import { type AskedMoments, handOverSql, mostHandOverSql } from '#server/features/rental/handOverRepository.ts';
import { rentalTotalSql, type RentalTotalSql } from '#server/features/rental/price/rentalTotalRepository.ts';
import type { SearchFilters } from '../searchFilters.ts';

export interface AskedTotalSql extends RentalTotalSql {
  /** What the requested places add to the price; `0` without them. */
  readonly more: string;
  /** The most that they add for any car. */
  readonly most: () => string;
}

type Add = (value: unknown) => string;

/** The total of the requested rental of `cars c`: its days and its places, the same sum as a quote's. */
export function askedTotalSql(filters: SearchFilters, add: Add): AskedTotalSql {
  const { days, dates, places = null } = filters;
  const rental = rentalTotalSql(days, add);
  if (places === null || dates === null) return { ...rental, more: '0', most: () => '0' };
  const more = askedMoreSql(filters, add);
  return { ...rental, total: `(${rental.total} + ${more})`, more, most: () => mostHandOverSql(places, add) };
}

/** What the requested places cost in addition to the rental. */
export function askedMoreSql({ dates, places = null }: SearchFilters, add: Add): string {
  return places === null || dates === null ? '0' : handOverSql(places, momentsOf(dates, add), add);
}

/** Whether `cars c` is available at the requested places and moments. */
export function isHadSql({ dates, places = null }: SearchFilters, add: Add): string {
  return places === null ? 'true' : `${handOverSql(places, dates && momentsOf(dates, add), add)} is not null`;
}

const momentsOf = ({ from, to }: NonNullable<SearchFilters['dates']>, add: Add): AskedMoments => ({
  from: add(from),
  to: add(to),
});
