import { createSelector } from '@reduxjs/toolkit';
import type { i18n, TFunction } from 'i18next';
import { createContext, use, useEffect, useMemo } from 'react';
import { I18nContext } from 'react-i18next';
import type { Rate } from '#contract/calls/currency.ts';
import { formatDay as dayText } from '#contract/domain/format/dayNames.ts';
import { dollarsOf, formatDollarDay, formatGel, formatGelDay, formatUsd } from '#contract/domain/format/formatMoney.ts';
import type { Language } from '#contract/domain/values.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { currencyApi } from './currencyApi.ts';
import { selectCurrency } from './currencySlice.ts';

/** What sums are converted by just now. */
interface RateInUse {
  readonly isUsd: boolean;
  /** Null in GEL, and while or where the rate is not known. */
  readonly rate: Rate | null;
  readonly isPending: boolean;
}

/** The same object for every sum of the page, until another rate or currency is. */
const selectRateInUse = createSelector(
  [selectCurrency, currencyApi.endpoints.getRates.select()],
  (currency, { data, isError }): RateInUse => {
    const isUsd = currency === 'usd';
    const rate = isUsd ? (data?.rates.find(({ code }) => code === 'usd') ?? null) : null;
    return { isUsd, rate, isPending: isUsd && rate === null && !isError };
  },
);

/** Tells the page that somebody looks at a sum, so that it asks for the rate. Always the same function. */
export const WantRates = createContext<() => void>(() => undefined);

/**
 * How sums are shown to this visitor; by a rate that was frozen, or by today's. The same object until they change, and one
 * for all sums of today: a list of cars holds hundreds of them.
 */
export function useMoney(frozen: Rate | null = null): ShownMoney {
  const i18n = use(I18nContext)?.i18n;
  if (i18n === undefined) throw new Error('Sums are written in the language of <I18nextProvider>.');
  const language = useAppSelector(selectLanguage);
  const inUse = useAppSelector(selectRateInUse);
  const { isUsd } = inUse;
  const want = use(WantRates);
  useEffect(() => {
    if (isUsd && frozen === null) want();
  }, [isUsd, frozen, want]);
  return useMemo(() => {
    if (frozen === null) return writtenOnce(inUse, i18n, language);
    const t = i18n.getFixedT(language, 'common');
    return { ...moneyOf(isUsd ? frozen : null, language, t), isPending: false };
  }, [i18n, language, inUse, isUsd, frozen]);
}

interface ShownMoney extends Money {
  /** The rate is on its way: what `format` writes may still change. */
  readonly isPending: boolean;
}

const kept = new WeakMap<RateInUse, { readonly words: i18n; readonly money: ShownMoney }>();

/** How sums are written by a rate, worked out by the first one that asks: it holds a sentence and its date. */
function writtenOnce(inUse: RateInUse, words: i18n, language: Language): ShownMoney {
  const known = kept.get(inUse);
  if (known?.words === words) return known.money;
  const t = words.getFixedT(language, 'common');
  const money = { ...moneyOf(inUse.rate, language, t), isPending: inUse.isPending };
  kept.set(inUse, { words, money });
  return money;
}

interface Money {
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
function moneyOf(rate: Rate | null, language: Language, t: TFunction<'common'>): Money {
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
