import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rate } from '#contract/currency.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay as dayText } from '#src/lib/dayNames.ts';
import { dollarsOf, formatDollarDay, formatGel, formatGelDay, formatUsd } from '#src/lib/formatMoney.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useGetRatesQuery } from './currencyApi.ts';
import { selectCurrency } from './currencySlice.ts';

interface Money {
  /** Writes tetri in the chosen currency; without a rate, in GEL, which is always right. */
  format: (tetri: number) => string;
  /** One of so many days of a sum, so that the days add up to it as it is shown. */
  formatDay: (tetri: number, days: number) => string;
  /** How a converted sum came about; null when the sums are exact. */
  explanation: string | null;
  /** What sums are converted by; null when they are written in GEL. */
  gelPerUnit: number | null;
  /** The rate is on its way: what `format` writes may still change. */
  isPending: boolean;
}

/** How sums are shown to this visitor; by a rate that was frozen, or by today's. */
export function useMoney(frozen: Rate | null = null): Money {
  const { t } = useTranslation('common');
  const language = useAppSelector(selectLanguage);
  const isUsd = useAppSelector(selectCurrency) === 'usd';
  const { rate, isPending } = useGetRatesQuery(isUsd && frozen === null ? undefined : skipToken, {
    selectFromResult: ({ data, isLoading }) => ({
      rate: frozen ?? data?.rates.find(({ code }) => code === 'usd'),
      isPending: isLoading,
    }),
  });
  // The same object until a sum would be written differently, so that what is made with `format` can be kept too.
  return useMemo(() => {
    if (!isUsd || !rate) {
      return {
        format: (tetri) => formatGel(tetri, language),
        formatDay: (tetri, days) => formatGelDay(tetri, days, language),
        gelPerUnit: null,
        explanation: null,
        isPending: isUsd && isPending,
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
      isPending: false,
    };
  }, [t, language, isUsd, rate, isPending]);
}
