import type { TFunction } from 'i18next';
import type { Rate } from '#contract/calls/currency.ts';
import type { Language } from '#contract/domain/values.ts';
import { formatDay as dayText } from '#contract/domain/format/dayNames.ts';
import { dollarsOf, formatDollarDay, formatGel, formatGelDay, formatUsd } from '#contract/domain/format/formatMoney.ts';

export interface Money {
  /** Writes tetri in the chosen currency; without a rate, in GEL, which is always right. */
  readonly format: (tetri: number) => string;
  /** One of so many days of a sum, so that the days add up to it as it is shown. */
  readonly formatDay: (tetri: number, days: number) => string;
  /** How a converted sum came about; null when the sums are exact. */
  readonly explanation: string | null;
  /** What sums are converted by; null when they are written in GEL. */
  readonly gelPerUnit: number | null;
}

/** How sums are written: in dollars by a rate, or in GEL where there is none. */
export function moneyOf(rate: Rate | null, language: Language, t: TFunction<'common'>): Money {
  if (rate === null) {
    return {
      format: (tetri) => formatGel(tetri, language),
      formatDay: (tetri, days) => formatGelDay(tetri, days, language),
      gelPerUnit: null,
      explanation: null,
    };
  }
  const gelPerUnit = rate.gel_per_unit;
  return {
    format: (tetri) => formatUsd(tetri, gelPerUnit, language),
    formatDay: (tetri, days) => formatDollarDay(dollarsOf(tetri, gelPerUnit), days, language),
    gelPerUnit,
    explanation: t(rate.is_stale ? 'approximateStale' : 'approximate', {
      rate: formatGel(Math.round(gelPerUnit * 100), language),
      date: dayText(rate.valid_from, language, rate.is_stale ? 'short' : 'medium'),
    }),
  };
}
