import type { CardRow } from './cardRepository.ts';
import type { PriceRules } from '#contract/domain/money/priceDay.ts';
import { priceRental } from '#server/features/rental/price/priceRental.ts';
import { listRentalDays } from '#server/features/rental/rentalDays.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';

/** The cards as the text of a JSON array, with the totals that are known already; others are computed here, where prices are. */
export function cardsText(
  rows: readonly CardRow[],
  dates: RentalDates | null,
  totals: ReadonlyMap<number, number> = new Map(),
  reasons: ReadonlyMap<number, readonly string[]> = new Map(),
): string {
  const days = dates === null ? [] : listRentalDays(dates);
  const count = dates === null ? null : days.length;
  const cards = rows.map((row) => {
    const total = totals.get(row.id) ?? totalOf(row, days);
    const why = reasons.get(row.id);
    const end = why === undefined ? '' : `,"reasons":${JSON.stringify(why)}`;
    return `${row.card.slice(0, -1)},"image":${row.image},"more_images":${row.more_images},"total":${total},"days":${count}${end}}`;
  });
  return `[${cards.join(',')}]`;
}

function totalOf({ rules }: CardRow, days: readonly string[]): number | null {
  if (rules === null) return null;
  // priceRulesJson writes exactly this shape.
  return priceRental(JSON.parse(rules) as PriceRules, days).total;
}
