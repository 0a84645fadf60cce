import { createContext, use, useEffect, useMemo } from 'react';
import { I18nContext } from 'react-i18next';
import type { Rate } from '#contract/calls/currency.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { moneyOf } from './moneyOf.ts';
import { selectRateInUse } from './rateInUse.ts';
import { writtenOnce } from './writtenOnce.ts';
import type { ShownMoney } from './writtenOnce.ts';

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
