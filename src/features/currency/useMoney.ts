import { createSelector } from '@reduxjs/toolkit';
import type { i18n, TFunction } from 'i18next';
import { createContext, use, useEffect, useMemo } from 'react';
import { I18nContext } from 'react-i18next';
import type { Rate } from '#contract/calls/currency.ts';
import { formatDay as dayText } from '#contract/domain/format/dayNames.ts';
import { formatConverted, formatGel, formatRate, formatWhole } from '#contract/domain/format/formatMoney.ts';
import type { Currency } from '#contract/domain/money/currencies.ts';
import type { Language } from '#contract/domain/values.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { currencyApi } from './currencyApi.ts';
import { selectCurrency } from './currencySlice.ts';

/** How sums are converted at the moment. */
interface RateInUse {
  readonly currency: Currency;
  /** Null in GEL, and while or where the rate is unknown. */
  readonly rate: Rate | null;
  readonly isPending: boolean;
}

/** Memoized: one object for all sums of the page until the rate or currency changes. */
const selectRateInUse = createSelector(
  [selectCurrency, currencyApi.endpoints.getRates.select()],
  (currency, { data, isError }): RateInUse => {
    const rate = data?.rates.find(({ code }) => code === currency) ?? null;
    // A currency without a rate is shown in GEL at once.
    return { currency, rate, isPending: currency !== 'gel' && data === undefined && !isError };
  },
);

/** Reports that a sum is shown, so that the rate is fetched. The function is stable. */
export const WantRates = createContext<() => void>(() => undefined);

/**
 * How sums are shown to this visitor, by a frozen rate of the chosen currency or by today's. Memoized and shared by all sums of today, of which a
 * list of cars has hundreds.
 */
export function useMoney(agreed: Rate | null = null): ShownMoney {
  const i18n = use(I18nContext)?.i18n;
  if (i18n === undefined) throw new Error('Sums are written in the language of <I18nextProvider>.');
  const language = useAppSelector(selectLanguage);
  const inUse = useAppSelector(selectRateInUse);
  const { currency } = inUse;
  const frozen = agreed?.code === currency ? agreed : null;
  const want = use(WantRates);
  useEffect(() => {
    if (currency !== 'gel' && frozen === null) want();
  }, [currency, frozen, want]);
  return useMemo(() => {
    if (frozen === null) return cachedMoney(inUse, i18n, language);
    const t = i18n.getFixedT(language, 'common');
    return { ...moneyOf(frozen, language, t), isPending: false };
  }, [i18n, language, inUse, frozen]);
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
  /** What a bill says, in the chosen currency or, exact, in GEL. */
  readonly format: (tetri: number) => string;
  /** What a list says, in whole units: a price, or one of its days. */
  readonly formatPrice: (tetri: number, days?: number) => string;
  /** Explains the conversion; null for exact sums. */
  readonly explanation: string | null;
  /** The rate of the conversion; null for sums in GEL. */
  readonly rate: Rate | null;
}

/** Formatting by a rate, or in GEL without one. */
function moneyOf(rate: Rate | null, language: Language, t: TFunction<'common'>): Money {
  const formatPrice = (tetri: number, days?: number) => formatWhole(tetri, rate, language, days);
  if (rate === null) return { format: (tetri) => formatGel(tetri, language), formatPrice, rate, explanation: null };
  const { units, price } = formatRate(rate, language);
  return {
    format: (tetri) => formatConverted(tetri, rate, language),
    formatPrice,
    rate,
    explanation: t(rate.is_stale ? 'approximateStale' : 'approximate', {
      units,
      rate: price,
      date: dayText(rate.valid_from, language, rate.is_stale ? 'short' : 'medium'),
    }),
  };
}
