import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rate } from '#contract/currency.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#src/lib/dayNames.ts';
import { formatGel, formatUsd } from '#src/lib/formatMoney.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useGetRatesQuery } from './currencyApi.ts';
import { selectCurrency } from './currencySlice.ts';

interface Money {
  /** Writes tetri in the chosen currency; without a rate, in GEL, which is always right. */
  format: (tetri: number) => string;
  /** How a converted sum came about; null when the sums are exact. */
  explanation: string | null;
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
      return { format: (tetri) => formatGel(tetri, language), explanation: null, isPending: isUsd && isPending };
    }
    return {
      format: (tetri) => formatUsd(tetri, rate.gel_per_unit, language),
      explanation: t(rate.is_stale ? 'approximateStale' : 'approximate', {
        rate: formatGel(Math.round(rate.gel_per_unit * 100), language),
        date: formatDay(rate.valid_from, language, 'medium'),
      }),
      isPending: false,
    };
  }, [t, language, isUsd, rate, isPending]);
}
