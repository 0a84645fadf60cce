import type { LineItem } from '#contract/calls/quotes.ts';
import type { Language } from '#contract/domain/values.ts';
import { dollarsOf, formatDollarDay, formatDollars, formatGel } from '#contract/domain/format/formatMoney.ts';
import { roundParts } from '#src/shared/format/roundParts.ts';

interface ShownLine {
  readonly sum: string;
  /** One of its `quantity`. */
  readonly each: string;
}

/** How lines are written so that on the screen, too, they add up to the total: exact in GEL, rounded together in dollars. */
export function shownLines(
  items: readonly LineItem[],
  total: number,
  gelPerUnit: number | null,
  language: Language,
): readonly ShownLine[] {
  if (gelPerUnit === null) {
    return items.map((item) => ({ sum: formatGel(item.total, language), each: formatGel(item.unit_price, language) }));
  }
  const parts = items.map((item) => item.total / 100 / gelPerUnit);
  const rounded = roundParts(parts, dollarsOf(total, gelPerUnit));
  return items.map(({ quantity }, place) => {
    const dollars = rounded[place] ?? 0;
    return { sum: formatDollars(dollars, language), each: formatDollarDay(dollars, quantity, language) };
  });
}
