import { MOST_STEPS } from '#contract/domain/money/priceBounds.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { type PriceDraft, putDiscount, putLength } from './priceDraft.ts';
import { readLari } from './readLari.ts';

export type StepList = 'lengths' | 'discounts';

/** A step as it is typed, before it is one of the rules. */
export interface TypedStep {
  readonly days: string;
  readonly value: string;
}
export type TypedSteps = Readonly<Record<StepList, TypedStep>>;

const nothing: TypedStep = { days: '', value: '' };
export const noSteps: TypedSteps = { lengths: nothing, discounts: nothing };

export const isTyped = ({ days, value }: TypedStep): boolean => days.trim() !== '' || value.trim() !== '';

const whole = (text: string, least: number, most: number): number | null => {
  const value = Number(text);
  return /^\d{1,3}$/.test(text.trim()) && value >= least && value <= most ? value : null;
};

/** The rules with the typed step among them, or why it is none. */
export function withStep(draft: PriceDraft, list: StepList, { days, value }: TypedStep): PriceDraft | Message {
  const minDays = whole(days, 2, 365);
  if (minDays === null) return { key: 'prices:steps.daysWrong' };
  if (draft[list].length >= MOST_STEPS && draft[list].every(({ min_days }) => min_days !== minDays))
    return { key: 'prices:steps.tooMany', values: { most: MOST_STEPS } };
  if (list === 'lengths') {
    const price = readLari(value);
    return price === null ? { key: 'prices:priceWrong' } : putLength(draft, { min_days: minDays, price });
  }
  const percent = whole(value, 1, 90);
  return percent === null ? { key: 'prices:steps.percentWrong' } : putDiscount(draft, { min_days: minDays, percent });
}
