import type { Rate } from '../../calls/currency.ts';
import type { ForeignCurrency } from '../money/currencies.ts';
import type { Language } from '../values.ts';
import { formatNumber } from './formatNumber.ts';

/** The exact sum, `146.88 ₾`, with decimals only where there are tetri. */
export function formatGel(tetri: number, language: Language): string {
  return `${formatNumber(tetri / 100, language, tetri % 100 === 0 ? 0 : 2)}\u00a0₾`;
}

export const symbols: Readonly<Record<ForeignCurrency, string>> = { usd: '$', eur: '€', rub: '₽', try: '₺', ils: '₪' };

/** A number with its sign as the language writes it: "€54", "54 €". The dollar's is before the number everywhere. */
export function withSymbol(number: string, code: ForeignCurrency, language: Language): string {
  return language === 'en' || code === 'usd' ? symbols[code] + number : `${number}\u00a0${symbols[code]}`;
}

/** Whole units, `≈ $54`: converted sums are never exact and say so. */
export function formatUnits(units: number, code: ForeignCurrency, language: Language, decimals = 0): string {
  const number = formatNumber(Math.abs(units), language, decimals);
  return `≈\u00a0${units < 0 ? '−' : ''}${withSymbol(number, code, language)}`;
}

export function unitsOf(tetri: number, gelPerUnit: number): number {
  // A small negative amount rounds to −0, which would be written with its sign.
  return Math.round(tetri / 100 / gelPerUnit) + 0;
}

type UsedRate = Pick<Rate, 'code' | 'gel_per_unit'>;

/** A converted sum in whole units. */
export function formatConverted(tetri: number, rate: UsedRate, language: Language): string {
  return formatUnits(unitsOf(tetri, rate.gel_per_unit), rate.code, language);
}

/** One of some equal days of a sum in whole tetri, rounded up: what lists show, and what filters by price compare. */
export const shownDay = (tetri: number, days: number): number => Math.ceil(tetri / days);

/**
 * A price, or one of its equal days, in the whole units that lists show. Lari are what is charged, so they are rounded
 * up: no list says less than the bill. A converted sum is about what is charged, so it is rounded to the nearest.
 */
export function wholeUnits(tetri: number, rate: Pick<Rate, 'gel_per_unit'> | null, days = 1): number {
  const day = shownDay(tetri, days);
  return rate === null ? Math.ceil(day / 100) : unitsOf(day, rate.gel_per_unit);
}

/** As lists show it, `≈ 147 ₾`: marked where it was rounded, as the sums of a bill never are. */
export function formatWhole(tetri: number, rate: UsedRate | null, language: Language, days = 1): string {
  const units = wholeUnits(tetri, rate, days);
  if (rate !== null) return formatUnits(units, rate.code, language);
  return `${units * days * 100 === tetri ? '' : '≈\u00a0'}${formatNumber(units, language, 0)}\u00a0₾`;
}

/** One of `count` equal days of a sum; marked where not even tetri divide it. */
export function formatGelDay(tetri: number, count: number, language: Language): string {
  const isExact = tetri % count === 0;
  return `${isExact ? '' : '≈\u00a0'}${formatGel(Math.round(tetri / count), language)}`;
}

/**
 * One of `count` equal days of a sum in whole units, with cents where without them the days would not add up to it. A
 * hundredth of a rouble or a lira is worth nothing and is never shown.
 */
export function formatUnitDay(units: number, code: ForeignCurrency, count: number, language: Language): string {
  const isWhole = units % count === 0 || code === 'rub' || code === 'try';
  return formatUnits(isWhole ? Math.round(units / count) : units / count, code, language, isWhole ? 0 : 2);
}

/** A rate for as many units as cost at least a lari, "10 ILS" and "8.31 ₾": for one, a rouble's would be "0.03 ₾". */
export function formatRate(
  { code, gel_per_unit: gel }: UsedRate,
  language: Language,
): { units: string; price: string } {
  const count = gel >= 1 ? 1 : gel >= 0.1 ? 10 : 100;
  return { units: `${count} ${code.toUpperCase()}`, price: formatGel(Math.round(gel * count * 100), language) };
}
