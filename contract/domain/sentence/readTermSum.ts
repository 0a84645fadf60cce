import { codeOf, has } from './itemSense.ts';
import { readMoney } from './readPrice.ts';
import type { Read } from './reading.ts';

/** The sums of the terms that can be searched by, in GEL: `deposit_300`, `excess_500`. */
const sums = { deposit: [300, 'deposit_300'], excess: [500, 'excess_500'] } as const;
const MOST_LEADS = 3;

/** "deposit up to 300", "франшиза до 500 лари": a sum that is no price; another one is no filter. */
export const readTermSum: Read = ({ items, rates }, from) => {
  const what = codeOf(items[from], 'termSum');
  if (what !== 'deposit' && what !== 'excess') return null;
  let at = from + 1;
  let isLeast = false;
  while (at <= from + MOST_LEADS && (has(items[at], 'bound') || has(items[at], 'lead'))) {
    isLeast ||= has(items[at], 'bound', 'least') && !has(items[at], 'bound', 'most');
    at += 1;
  }
  const money = readMoney(items, at);
  if (money === null) return { end: from + 1, settings: [], isRest: true };
  const [most, term] = sums[what];
  const rate = money.currency === null || money.currency === 'gel' ? 1 : rates[money.currency];
  const fits = rate !== undefined && !isLeast && money.ending !== 'from' && money.amount * rate <= most;
  return fits
    ? { end: money.end, settings: [{ field: 'terms', value: term, isCode: true }] }
    : { end: money.end, settings: [], isRest: true };
};
