import { skipToken } from '@reduxjs/toolkit/query';
import { useGetRatesQuery } from '#src/features/currency/currencyApi.ts';
import { selectCurrency } from '#src/features/currency/currencySlice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import type { PriceUnits } from './priceUnits.ts';

const lari: PriceUnits = { symbol: '₾', tetri: 100 };

/** Units of the chosen currency; without a rate lari, as prices are shown then too. */
export function usePriceUnits(): PriceUnits {
  const isUsd = useAppSelector(selectCurrency) === 'usd';
  const { gelPerUnit } = useGetRatesQuery(isUsd ? undefined : skipToken, {
    selectFromResult: ({ data }) => ({ gelPerUnit: data?.rates.find(({ code }) => code === 'usd')?.gel_per_unit }),
  });
  return isUsd && gelPerUnit !== undefined ? { symbol: '$', tetri: gelPerUnit * 100 } : lari;
}
