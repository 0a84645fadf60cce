import type { i18n } from 'i18next';
import type { Language } from '#contract/domain/values.ts';
import { moneyOf } from './moneyOf.ts';
import type { Money } from './moneyOf.ts';
import type { RateInUse } from './rateInUse.ts';

export interface ShownMoney extends Money {
  /** The rate is on its way: what `format` writes may still change. */
  readonly isPending: boolean;
}

const kept = new WeakMap<RateInUse, { readonly words: i18n; readonly money: ShownMoney }>();

/** How sums are written by a rate, worked out by the first one that asks: it holds a sentence and its date. */
export function writtenOnce(inUse: RateInUse, words: i18n, language: Language): ShownMoney {
  const known = kept.get(inUse);
  if (known?.words === words) return known.money;
  const t = words.getFixedT(language, 'common');
  const money = { ...moneyOf(inUse.rate, language, t), isPending: inUse.isPending };
  kept.set(inUse, { words, money });
  return money;
}
