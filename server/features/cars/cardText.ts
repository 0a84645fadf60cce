import type { CardRow } from './cardRepository.ts';
import type { PriceRules } from '#contract/domain/money/priceDay.ts';
import { priceRental } from '#server/features/rental/price/priceRental.ts';
import { listRentalDays } from '#server/features/rental/rentalDays.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';

/** What is known of some cars, by their ids. */
interface Known {
  /** Others are computed here, where prices are. */
  readonly totals?: ReadonlyMap<number, number>;
  readonly reasons?: ReadonlyMap<number, readonly string[]>;
  /** The dates of those that are offered on others than the asked ones. */
  readonly ownDates?: ReadonlyMap<number, object>;
}

/** The cards as the text of a JSON array. */
export function cardsText(
  rows: readonly CardRow[],
  dates: RentalDates | null,
  { totals, reasons, ownDates }: Known = {},
): string {
  const days = dates === null ? [] : listRentalDays(dates);
  const count = dates === null ? null : days.length;
  const cards = rows.map((row) => {
    const total = totals?.get(row.id) ?? totalOf(row, days);
    const why = reasons?.get(row.id);
    const own = ownDates?.get(row.id);
    const end = [
      ...(why === undefined ? [] : [`,"reasons":${JSON.stringify(why)}`]),
      ...(own === undefined ? [] : [`,"dates":${JSON.stringify(own)}`]),
    ].join('');
    return `${row.card.slice(0, -1)},"image":${row.image},"more_images":${row.more_images},"total":${total},"days":${count}${end}}`;
  });
  return `[${cards.join(',')}]`;
}

function totalOf({ rules }: CardRow, days: readonly string[]): number | null {
  if (rules === null) return null;
  // priceRulesJson writes exactly this shape.
  return priceRental(JSON.parse(rules) as PriceRules, days).total;
}
