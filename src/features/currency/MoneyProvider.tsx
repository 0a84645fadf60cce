import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rate } from '#contract/currency.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { retryRates, useGetRatesQueryState, useGetRatesQuerySubscription } from './currencyApi.ts';
import { selectCurrency } from './currencySlice.ts';
import { moneyOf } from './moneyOf.ts';
import { MoneyContext } from './useMoney.ts';

/**
 * Asks for the rate once for all sums of the page, as soon as one is looked at, and says once how all are written: a list
 * of cars holds hundreds of them, and none listens to the store.
 */
export function MoneyProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const isUsd = useAppSelector(selectCurrency) === 'usd';
  const [isWanted, setIsWanted] = useState(false);
  useGetRatesQuerySubscription(isUsd && isWanted ? undefined : skipToken);
  const { rate, isError } = useGetRatesQueryState(undefined, {
    selectFromResult: ({ data, isError: hasFailed }) => ({
      rate: data?.rates.find(({ code }) => code === 'usd') ?? null,
      isError: hasFailed,
    }),
  });
  const want = useCallback(() => {
    setIsWanted(true);
    dispatch(retryRates());
  }, [dispatch]);
  const today = useMemo(() => {
    const by = (other: Rate | null) => moneyOf(isUsd ? other : null, language, t);
    return { ...by(rate), by, want: isUsd ? want : null, isPending: isUsd && rate === null && !isError };
  }, [t, language, isUsd, rate, isError, want]);
  return <MoneyContext value={today}>{children}</MoneyContext>;
}
