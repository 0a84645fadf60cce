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

/** How sums are converted at the moment. */
interface RateInUse {
  readonly isUsd: boolean;
  /** Null in GEL, and while or where the rate is unknown. */
  readonly rate: Rate | null;
  readonly isPending: boolean;
}

/** Memoized: one object for all sums of the page until the rate or currency changes. */
const selectRateInUse = createSelector(
  [selectCurrency, currencyApi.endpoints.getRates.select()],
  (currency, { data, isError }): RateInUse => {
    const isUsd = currency === 'usd';
    const rate = isUsd ? (data?.rates.find(({ code }) => code === 'usd') ?? null) : null;
    return { isUsd, rate, isPending: isUsd && rate === null && !isError };
  },
);

/** Reports that a sum is shown, so that the rate is fetched. The function is stable. */
export const WantRates = createContext<() => void>(() => undefined);

/**
 * How sums are shown to this visitor, by a frozen rate or by today's. Memoized and shared by all sums of today, of which a
 * list of cars has hundreds.
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
    if (frozen === null) return cachedMoney(inUse, i18n, language);
    const t = i18n.getFixedT(language, 'common');
    return { ...moneyOf(isUsd ? frozen : null, language, t), isPending: false };
  }, [i18n, language, inUse, isUsd, frozen]);
}

interface ShownMoney extends Money {
  /** The rate is loading, so the result of `format` may change. */
  readonly isPending: boolean;
}

const cache = new WeakMap<RateInUse, { readonly i18n: i18n; readonly money: ShownMoney }>();

/** Formatting by a rate, cached for all sums, since it includes a translated sentence. */
function cachedMoney(inUse: RateInUse, i18n: i18n, language: Language): ShownMoney {
  const known = cache.get(inUse);
  if (known?.i18n === i18n) return known.money;
  const t = i18n.getFixedT(language, 'common');
  const money = { ...moneyOf(inUse.rate, language, t), isPending: inUse.isPending };
  cache.set(inUse, { i18n, money });
  return money;
}

interface Money {
  /** Formats tetri in the chosen currency, or in GEL without a rate. */
  readonly format: (tetri: number) => string;
  /** One of the days of a sum, rounded so that the days add up to the sum shown. */
  readonly formatDay: (tetri: number, days: number) => string;
  /** Explains the conversion; null for exact sums. */
  readonly explanation: string | null;
  /** The rate of the conversion; null for sums in GEL. */
  readonly gelPerUnit: number | null;
}

/** Formatting in dollars by a rate, or in GEL without one. */
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
