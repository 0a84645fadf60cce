import { createContext, use, useEffect, useMemo } from 'react';
import type { Rate } from '#contract/currency.ts';
import type { Money } from './moneyOf.ts';

export interface TodaysMoney extends Money {
  /** The rate is on its way: what `format` writes may still change. */
  readonly isPending: boolean;
  /** By a rate that was frozen. */
  readonly by: (rate: Rate) => Money;
  /** Somebody looks at a sum that needs the rate; absent where none does. */
  readonly want: (() => void) | null;
}

export const MoneyContext = createContext<TodaysMoney | null>(null);

/** How sums are shown to this visitor; by a rate that was frozen, or by today's. The same object until they change. */
export function useMoney(frozen: Rate | null = null): Money & Pick<TodaysMoney, 'isPending'> {
  const today = use(MoneyContext);
  if (today === null) throw new Error('Sums are shown inside of <MoneyProvider> only.');
  const want = frozen === null ? today.want : null;
  useEffect(() => want?.(), [want]);
  return useMemo(() => (frozen === null ? today : { ...today.by(frozen), isPending: false }), [today, frozen]);
}
