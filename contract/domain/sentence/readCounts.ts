import { codeOf, has, isDigits, readDecimal, skip } from './itemSense.ts';
import type { Item } from './readItems.ts';
import type { Found, Read, Setting } from './reading.ts';
import { isYearLike } from './readPrice.ts';

const nothing = (end: number): Found => ({ end, settings: [], isRest: true });

interface Leads {
  readonly at: number;
  readonly bound: 'least' | 'most' | 'newest' | 'oldest' | null;
  readonly isNamed: boolean;
}

/** "from", "не старше", "at least", and the name of what is counted. */
function readLeads(items: readonly Item[], from: number, name: string): Leads {
  let at = from;
  let bound: Leads['bound'] = null;
  let isNamed = false;
  for (; at < from + 4; at += 1) {
    const item = items[at];
    if (item === undefined || item.digits > 0) break;
    const age = name === 'yearWord' ? codeOf(item, 'age') : null;
    if (has(item, name)) isNamed = true;
    else if (age === 'newest' || age === 'oldest') bound = age;
    else if (has(item, 'bound', 'least') || has(item, 'lead', 'from')) bound = 'least';
    else if (has(item, 'bound', 'most') || has(item, 'lead', 'to')) bound = 'most';
    else if (!has(item, 'lead') && !has(item, 'bound')) break;
  }
  return { at, bound, isNamed };
}

/** "from 2018", "не старше 2015", "2018 წლიდან", "2015–2020", "not older than 5 years". */
export const readYear: Read = ({ items, today }, from) => {
  const { at, bound, isNamed } = readLeads(items, from, 'yearWord');
  const item = items[at];
  if (!isDigits(item, 1, 2040)) return null;
  if (item.number <= 30 && item.digits <= 2) {
    const unit = items[at + 1];
    const isNew = bound === 'newest' || bound === 'most' || (bound === null && unit?.ending === 'to');
    if (!has(unit, 'yearWord') || !(isNew || has(items[at + 2], 'age', 'newest'))) return null;
    let end = skip(items, at + 2, 'old');
    end = skip(items, end, 'age', 'newest');
    return { end, settings: [{ field: 'year_min', value: Number(today.slice(0, 4)) - item.number }] };
  }
  if (item.digits !== 4 || !isYearLike(item.number)) return null;
  let end = at + 1;
  let ending = item.ending;
  const takeWords = (): void => {
    while (has(items[end], 'yearWord') && items[end]?.digits === 0) {
      ending = items[end]?.ending ?? ending;
      end += 1;
    }
  };
  takeWords();
  const link = items[end];
  const isLinked = has(link, 'lead', 'to');
  const last = items[isLinked ? end + 1 : end];
  if ((isLinked || link?.gap === 'dash' || ending === 'from') && isDigits(last, 1950, 2040) && last.digits === 4) {
    end += isLinked ? 2 : 1;
    takeWords();
    return { end, settings: years(item.number, last.number) };
  }
  if (has(items[end], 'currency') || items[end]?.gap === 'colon') return null;
  const after = items[end];
  const said =
    codeOf(after, 'age') ?? (after?.text === '+' ? 'least' : has(after, 'lead') ? null : codeOf(after, 'bound'));
  const isAfter =
    said === 'newest' ||
    said === 'oldest' ||
    said === 'least' ||
    (said === 'most' && !isDigits(items[end + 1], 1, 9999));
  // "2018 и новее"
  if (isAfter) end += 1;
  const byEnding = ending === 'from' ? 'least' : ending === 'to' ? 'most' : null;
  const meant = (isAfter ? said : null) ?? byEnding ?? bound;
  if (meant === 'least' || meant === 'newest') return { end, settings: years(item.number, null) };
  if (meant === 'most' || meant === 'oldest') return { end, settings: years(null, item.number) };
  return isNamed || end > at || item.digits === 4 ? { end, settings: years(item.number, item.number) } : null;
};

const years = (least: number | null, most: number | null): readonly Setting[] => [
  ...(least === null ? [] : [{ field: 'year_min', value: least }]),
  ...(most === null ? [] : [{ field: 'year_max', value: most }]),
];

const LEAST_ENGINE = 0.6;
const MOST_ENGINE = 8;
/** An engine of 1,998 is called one of 2.0 litres. */
const ROUNDED = 50;

/** "2.0 litres", "от 2 литров", "2000 cc", "1.8". */
export const readEngine: Read = ({ items }, from) => {
  const { at, bound, isNamed } = readLeads(items, from, 'engine');
  const first = readDecimal(items, at);
  if (first === null) return null;
  const isDotted = first.end === at + 2 && items[at]?.digits === 1 && items[at + 1]?.digits === 1;
  const link = items[first.end];
  const isLinked = has(link, 'lead', 'to') || link?.gap === 'dash';
  const second = isLinked ? readDecimal(items, has(link, 'lead', 'to') ? first.end + 1 : first.end) : null;
  const ofSecond = second && volumeOf(items, second, isNamed);
  if (second !== null && ofSecond !== null) {
    const low = Math.round(first.value * (ofSecond.volume > 10 && first.value < 20 ? 1000 : 1));
    return { end: ofSecond.end, settings: engine(low, ofSecond.volume) };
  }
  const one = volumeOf(items, first, isNamed || isDotted);
  if (one === null) return null;
  const ending = items[one.end - 1]?.ending ?? items[first.end - 1]?.ending ?? null;
  const after = items[one.end];
  const isMore = after?.text === '+' || (has(after, 'bound', 'least') && !has(after, 'lead'));
  const end = skip(items, isMore ? one.end + 1 : one.end, 'engine');
  const meant = isMore || ending === 'from' ? 'least' : ending === 'to' ? 'most' : bound;
  if (meant === 'least') return { end, settings: engine(one.volume, null) };
  return {
    end,
    settings: meant === 'most' ? engine(null, one.volume) : engine(one.volume - ROUNDED, one.volume + ROUNDED - 1),
  };
};

/** Cubic centimetres. */
function volumeOf(
  items: readonly Item[],
  { end, value }: { readonly end: number; readonly value: number },
  isSure: boolean,
): { readonly end: number; readonly volume: number } | null {
  if (has(items[end], 'cubic') && value >= LEAST_ENGINE * 1000 && value <= MOST_ENGINE * 1000)
    return { end: end + 1, volume: Math.round(value) };
  const isLitre = has(items[end], 'litre');
  if (value < LEAST_ENGINE || value > MOST_ENGINE || !(isLitre || isSure)) return null;
  if (!isLitre && ['currency', 'rating', 'unit', 'door', 'seat', 'month'].some((kind) => has(items[end], kind)))
    return null;
  return { end: isLitre ? end + 1 : end, volume: Math.round(value * 1000) };
}

const engine = (least: number | null, most: number | null): readonly Setting[] => [
  ...(least === null ? [] : [{ field: 'engine_min', value: least }]),
  ...(most === null ? [] : [{ field: 'engine_max', value: most }]),
];

/** "5 doors", "пятидверный", "2 or 3 doors". */
export const readDoors: Read = ({ items }, from) => {
  const whole = codeOf(items[from], 'doors');
  const doors = (...counts: readonly number[]): readonly Setting[] =>
    counts.map((count) => ({ field: 'doors', value: String(count), isCode: true }));
  if (whole !== null) return { end: from + 1, settings: doors(Number(whole)) };
  const at = skip(items, from, 'lead', 'at');
  const [item, next] = items.slice(at, at + 2);
  if (item?.number === null || item === undefined || item.number < 1 || item.number > 9) return null;
  if (has(next, 'door')) return { end: at + 2, settings: doors(item.number) };
  const isTwo = next?.gap === 'slash' || next?.gap === 'dash';
  if (isTwo && next.number !== null && has(items[at + 2], 'door'))
    return { end: at + 3, settings: doors(item.number, next.number) };
  return null;
};

/** "seven-seater", "на 7 человек": recognized, so that the number is nothing else. */
export const readSeats: Read = ({ items }, from) => {
  if (has(items[from], 'seats')) return nothing(from + 1);
  let at = from;
  while (has(items[at], 'lead', 'for') || has(items[at], 'bound', 'least') || has(items[at], 'lead', 'from')) at += 1;
  const [item, next] = items.slice(at, at + 2);
  if (item?.number === null || item === undefined || item.number > 60) return null;
  if (has(next, 'seat')) return nothing(at + 2);
  if (next?.text === '+' && has(items[at + 2], 'seat')) return nothing(at + 3);
  return null;
};

/** "rating 4.5", "4+ stars", "рейтинг от 4". */
export const readRating: Read = ({ items }, from) => {
  const { at, isNamed } = readLeads(items, from, 'rating');
  const decimal = readDecimal(items, at);
  if (decimal === null || decimal.value < 1 || decimal.value > 5) return null;
  let { end } = decimal;
  if (items[end]?.text === '+') end += 1;
  if (!isNamed && !has(items[end], 'rating')) return null;
  while (
    has(items[end], 'rating') ||
    items[end]?.text === '+' ||
    (has(items[end], 'bound', 'least') && !has(items[end], 'lead'))
  )
    end += 1;
  return { end, settings: [{ field: 'rating_min', value: decimal.value }] };
};
