import type { Rate } from '#contract/calls/currency.ts';
import type { LineItem } from '#contract/calls/orders/quotes.ts';
import type { Language } from '#contract/domain/values.ts';
import { formatGel, formatUnitDay, formatUnits, unitsOf } from '#contract/domain/format/formatMoney.ts';
import { roundParts } from '#src/shared/format/roundParts.ts';

interface ShownLine {
  readonly sum: string;
  /** One of its `quantity`. */
  readonly each: string;
}

/** How lines are written so that on the screen, too, they add up to the total: exact in GEL, rounded together if converted. */
export function shownLines(
  items: readonly LineItem[],
  total: number,
  rate: Rate | null,
  language: Language,
): readonly ShownLine[] {
  if (rate === null) {
    return items.map((item) => ({ sum: formatGel(item.total, language), each: formatGel(item.unit_price, language) }));
  }
  const { code, gel_per_unit } = rate;
  const parts = items.map((item) => item.total / 100 / gel_per_unit);
  const rounded = roundParts(parts, unitsOf(total, gel_per_unit));
  return items.map(({ quantity }, place) => {
    const units = rounded[place] ?? 0;
    return { sum: formatUnits(units, code, language), each: formatUnitDay(units, code, quantity, language) };
  });
}
