import { createSelector } from '@reduxjs/toolkit';
import type { Rate } from '#contract/calls/currency.ts';
import { currencyApi } from './currencyApi.ts';
import { selectCurrency } from './currencySlice.ts';

/** What sums are converted by just now. */
export interface RateInUse {
  readonly isUsd: boolean;
  /** Null in GEL, and while or where the rate is not known. */
  readonly rate: Rate | null;
  readonly isPending: boolean;
}

/** The same object for every sum of the page, until another rate or currency is. */
export const selectRateInUse = createSelector(
  [selectCurrency, currencyApi.endpoints.getRates.select()],
  (currency, { data, isError }): RateInUse => {
    const isUsd = currency === 'usd';
    const rate = isUsd ? (data?.rates.find(({ code }) => code === 'usd') ?? null) : null;
    return { isUsd, rate, isPending: isUsd && rate === null && !isError };
  },
);
