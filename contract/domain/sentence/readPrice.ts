import { MOST_PRICE_BOUND } from '../limits.ts';
import { codeOf, has, isDigits, readDecimal } from './itemSense.ts';
import type { Item } from './readItems.ts';
import type { Found, Per, Reading, Setting } from './reading.ts';
import type { Ending } from './stems.ts';

interface Money {
  readonly end: number;
  readonly amount: number;
  readonly currency: string | null;
  readonly ending: Ending;
}

const MOST_LEADS = 5;
const LEAST_BARE = 10;
/** What a number counts that is no price. */
const otherUnits = [
  'unit',
  'month',
  'door',
  'seat',
  'litre',
  'cubic',
  'yearWord',
  'clock',
  'rating',
  'old',
  'dayOfMonth',
];

/** "under 50 dollars", "от 50 до 100 лари в день", "50-დან 100 ლარამდე", "300 GEL in total". */
export function readPrice(reading: Reading, from: number): Found | null {
  const { items } = reading;
  let at = from;
  let bound: 'most' | 'least' | null = null;
  let isSaid = false;
  let isFrom = false;
  let per: Per | null = null;
  while (at < from + MOST_LEADS) {
    const item = items[at];
    if (readMoney(items, at) !== null) break;
    if (has(item, 'bound', 'most')) [bound, isSaid] = ['most', true];
    else if (has(item, 'bound', 'least')) [bound, isSaid] = ['least', true];
    else if (has(item, 'lead', 'to')) bound = 'most';
    else if (has(item, 'lead', 'from') || has(item, 'lead', 'between')) [bound, isFrom] = ['least', true];
    else if (has(item, 'price')) isSaid = true;
    else if (has(item, 'per') && !has(item, 'unit')) per = perOf(item);
    else if (!has(item, 'bound', 'about') && !has(item, 'lead') && !(isSaid && has(item, 'filler'))) return null;
    // Of "от", which is both.
    if (has(item, 'lead', 'from')) isFrom = true;
    at += 1;
  }
  const first = readMoney(items, at);
  if (first === null) return null;
  const second = readUpper(items, first, isFrom);
  const last = second ?? first;
  const after = readAfter(items, last.end);
  per = after.per ?? per ?? (isForDays(items, after.end, bound ?? after.bound) ? 'total' : null);
  const currency = last.currency ?? first.currency;
  if (currency === null && !isBarePrice(items, { first, last, end: after.end, isSaid, isRange: second !== null, per }))
    return null;
  const rate = currency === null || currency === 'gel' ? 1 : reading.rates[currency];
  if (rate === undefined) return { end: after.end, settings: [], isRest: true };
  const setting = (field: 'price_min' | 'price_max', { amount }: Money): Setting => ({
    field,
    value: Math.min(MOST_PRICE_BOUND, Math.round(amount * 100 * rate)),
    ...(per !== null && { per }),
  });
  if (second !== null) return { end: after.end, settings: [setting('price_min', first), setting('price_max', second)] };
  const byEnding = first.ending === 'to' ? 'most' : first.ending === 'from' ? 'least' : null;
  const isLeast = (after.bound ?? byEnding ?? bound) === 'least';
  return { end: after.end, settings: [setting(isLeast ? 'price_min' : 'price_max', first)] };
}

/** The second amount of two. */
function readUpper(items: readonly Item[], first: Money, isFrom: boolean): Money | null {
  const link = items[first.end];
  if (has(link, 'lead', 'to') || (isFrom && has(link, 'lead', 'and'))) {
    const money = readMoney(items, first.end + 1);
    return money !== null && (money.currency !== null || isFrom) && isUpper(money, first) ? money : null;
  }
  if (link?.gap !== 'dash' && first.ending !== 'from') return null;
  const money = readMoney(items, first.end);
  return money !== null && isUpper(money, first) ? money : null;
}

/** "от 2015 до 70 долларов" says two things. */
const isUpper = (money: Money, first: Money): boolean =>
  money.amount > first.amount || (money.amount === first.amount && first.currency !== null);

/** "a day", "/день", "или меньше", "ზე იაფი", "+". */
function readAfter(
  items: readonly Item[],
  from: number,
): { end: number; per: Per | null; bound: 'most' | 'least' | null } {
  let end = from;
  let per: Per | null = null;
  let bound: 'most' | 'least' | null = null;
  for (; end < from + 3; end += 1) {
    const item = items[end];
    if (item === undefined) break;
    const next = items[end + 1];
    const isNextMoney = readMoney(items, end + 1) !== null;
    if (item.gap === 'slash' && has(item, 'unit')) per = perOf(item);
    else if (has(item, 'per') && per === null && !(has(item, 'unit') && next?.number !== null && isNextMoney))
      per = perOf(item);
    else if (item.text === '+') bound = 'least';
    // "50 დოლარზე იაფი"
    else if (item.text.startsWith('იაფ') && items[end - 1]?.text.endsWith('ზე') === true) bound = 'most';
    else if (item.text.startsWith('ძვირ') && items[end - 1]?.text.endsWith('ზე') === true) bound = 'least';
    else if (has(item, 'bound', 'most') && !isNextMoney && !has(item, 'lead')) bound = 'most';
    else if (has(item, 'bound', 'least') && !isNextMoney && !has(item, 'lead')) bound = 'least';
    else break;
  }
  return { end, per, bound };
}

/** "300 лари за 3 дня": all of it. With a bound only "за" says so, and "for" means the rental. */
function isForDays(items: readonly Item[], at: number, bound: 'most' | 'least' | null): boolean {
  const lead = items[at];
  if (!has(lead, 'lead', 'for') || lead?.text === 'на') return false;
  return (bound === null || lead?.text === 'за') && has(items[at + 2], 'unit') && items[at + 1]?.number !== null;
}

export function perOf(item: Item | undefined): Per {
  const code = codeOf(item, 'per') ?? codeOf(item, 'unit');
  return code === 'total' || code === 'week' || code === 'month' ? code : 'day';
}

interface Bare {
  readonly first: Money;
  readonly last: Money;
  readonly end: number;
  readonly isSaid: boolean;
  readonly isRange: boolean;
  readonly per: Per | null;
}

/** Whether a number without a currency is a price: in GEL, as all prices are. */
function isBarePrice(items: readonly Item[], { first, last, end, isSaid, isRange, per }: Bare): boolean {
  if (first.amount < LEAST_BARE || !Number.isInteger(last.amount)) return false;
  const next = items[end];
  if (next?.gap === 'colon' || next?.gap === 'dot' || otherUnits.some((kind) => has(next, kind))) return false;
  if (per !== null) return true;
  if (isYearLike(first.amount)) return false;
  return isSaid && (!isRange || last.amount > first.amount);
}

export const isYearLike = (amount: number): boolean => amount >= 1950 && amount <= 2040;

/** "50 dollars", "$50", "fifty dollars", "1 500 ₾". */
export function readMoney(items: readonly Item[], from: number): Money | null {
  const before = codeOf(items[from], 'currency');
  let at = before === null ? from : from + 1;
  const item = items[at];
  if (item?.number === null || item === undefined || item.isOrdinal) return null;
  let amount = item.number;
  const next = items[at + 1];
  if (
    item.digits === 0 &&
    amount >= 20 &&
    next !== undefined &&
    next.digits === 0 &&
    next.number !== null &&
    next.number < amount
  ) {
    amount += next.number;
    at += 1;
  } else if (
    item.digits > 0 &&
    item.digits <= 3 &&
    item.end === item.start + 1 &&
    next?.digits === 3 &&
    ['space', 'comma'].includes(next.gap) &&
    item.number > 0
  ) {
    amount = amount * 1000 + (next.number ?? 0);
    at += 1;
  } else {
    const decimal = readDecimal(items, at);
    if (decimal !== null && decimal.end > at + 1 && (before !== null || has(items[decimal.end], 'currency'))) {
      amount = decimal.value;
      at = decimal.end - 1;
    }
  }
  const unit = items[at + 1];
  const after = before === null ? codeOf(unit, 'currency') : null;
  // "50 ლარამდე", "50-მდე".
  const ending = (after === null ? null : unit?.ending) ?? items[at]?.ending ?? null;
  if (amount === 0 && after === null) return null;
  if (isDigits(item, 0, 9) && item.gap === 'dot') return null;
  return { end: after === null ? at + 1 : at + 2, amount, currency: before ?? after, ending };
}
