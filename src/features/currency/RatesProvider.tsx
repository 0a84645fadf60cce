import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { retryRates, useGetRatesQuerySubscription } from './currencyApi.ts';
import { selectCurrency } from './currencySlice.ts';
import { WantRates } from './useMoney.ts';

/** Fetches the rates once for all sums inside, as soon as one of them is converted. */
export function RatesProvider({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const isConverted = useAppSelector(selectCurrency) !== 'gel';
  const [isWanted, setIsWanted] = useState(false);
  useGetRatesQuerySubscription(isConverted && isWanted ? undefined : skipToken);
  const want = useCallback(() => {
    setIsWanted(true);
    dispatch(retryRates());
  }, [dispatch]);
  return <WantRates value={want}>{children}</WantRates>;
}
