import { LONGEST_SENTENCE } from '../limits.ts';
import { addDays, PICK_UP_TIME } from '../rentalTime.ts';
import { has, codeOf } from './itemSense.ts';
import type { Lexicon } from './lexicon.ts';
import type { DatePart } from './readDates.ts';
import { readDatePart } from './readDates.ts';
import { readDoors, readEngine, readRating, readSeats, readYear } from './readCounts.ts';
import { readItems } from './readItems.ts';
import type { Item } from './readItems.ts';
import { readPlace } from './readPlaces.ts';
import { perOf, readPrice, readMoney } from './readPrice.ts';
import type { Found, Per, Reading, Setting, Read } from './reading.ts';
import { readNegation, readValue } from './readValues.ts';
import { rentalOf } from './rentalOf.ts';
import { tokensOf } from './tokens.ts';

export interface Understood {
  /** The name of a filter of the search. */
  readonly field: string;
  readonly value: string | number;
  /** What was written for it. */
  readonly words: string;
}

interface Understanding {
  readonly filters: Readonly<Record<string, string | number>>;
  readonly understood: readonly Understood[];
  /** The words that say something else, in their order. */
  readonly rest: string;
}

interface Circumstances {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Before this moment no rental can begin. */
  readonly earliest?: string;
  /** GEL for one unit, by currency. */
  readonly rates: Readonly<Record<string, number>>;
}

/** What a sentence asks for, as filters of the search. */
export function understand(text: string, lexicon: Lexicon, { today, earliest, rates }: Circumstances): Understanding {
  const read = text.slice(0, LONGEST_SENTENCE);
  const tokens = tokensOf(read);
  const items = readItems(tokens, lexicon);
  const reading: Reading = { items, lexicon, today, rates };
  const wordsOf = (at: number, end: number): string =>
    read.slice(tokens[items[at]?.start ?? 0]?.start ?? 0, tokens[(items[end - 1]?.end ?? 1) - 1]?.end ?? 0);

  const settings: (Setting & { readonly words: string })[] = [];
  const parts: { readonly part: DatePart; readonly words: string }[] = [];
  const apart = new Set<Per>();
  const rest: string[] = [];
  for (let at = 0; at < items.length;) {
    const sure = readBeforeDates(reading, at);
    const date = sure === null ? readDatePart(items, at, today, weekBefore(parts, today)) : null;
    const found = date === null ? (sure ?? readOther(reading, at)) : null;
    const end = date?.end ?? found?.end ?? at + 1;
    const words = wordsOf(at, end);
    if (date !== null) parts.push({ part: date.part, words });
    else if (found?.isRest === true || (found === null && !isFiller(items[at]))) rest.push(words);
    else settings.push(...(found?.settings ?? []).map((setting) => ({ ...setting, words })));
    if (date === null && found === null && has(items[at], 'per')) apart.add(perOf(items[at]));
    at = end;
  }
  rest.push(text.slice(LONGEST_SENTENCE).trim());

  const rental = rentalOf(
    parts.map(({ part }) => part),
    today,
  );
  const dateWords = parts.map(({ words }) => words).join(' ');
  const ofDates = Object.entries(rental.filters).map(([field, value]) => ({
    field,
    value: field === 'from' && typeof value === 'string' ? notBefore(value, earliest) : value,
    words: dateWords,
  }));
  const understood: Understood[] = [...otherCodes(settings, lexicon)];
  for (const setting of settings.filter(({ isNot }) => isNot !== true)) {
    const priced = priceOfDay(setting, rental.days, apart);
    if (priced === null || isSecond(understood, setting)) rest.push(setting.words);
    else if (!isRepeated(understood, priced))
      understood.push({ field: priced.field, value: priced.value, words: setting.words });
  }
  const all = [...understood, ...ofDates.filter((one) => !isRepeated(understood, one))];
  return { filters: filtersOf(all, settings), understood: all, rest: rest.filter((words) => words !== '').join(' ') };
}

/** The day before the week that was named. */
function weekBefore(parts: readonly { readonly part: DatePart }[], today: string): string {
  const [span] = parts.flatMap(({ part }) => (part.kind === 'span' ? [part] : []));
  return span !== undefined && span.from.date > today ? addDays(span.from.date, -1) : today;
}

/** Numbers that would pass for days or lengths. */
function readBeforeDates(reading: Reading, at: number): Found | null {
  return (
    readTermSum(reading, at) ??
    readEngine(reading, at) ??
    readDoors(reading, at) ??
    readSeats(reading, at) ??
    readPriceWithCurrency(reading, at) ??
    readRating(reading, at)
  );
}

function readPriceWithCurrency(reading: Reading, at: number): Found | null {
  const found = readPrice(reading, at);
  const hasCurrency =
    found !== null && reading.items.slice(at, found.end).some((item) => has(item, 'currency') || has(item, 'price'));
  return hasCurrency ? found : null;
}

function readOther(reading: Reading, at: number): Found | null {
  return (
    readYear(reading, at) ??
    readNegation(reading, at) ??
    readPlace(reading, at) ??
    readPrice(reading, at) ??
    readValue(reading, at)
  );
}

/** Grammar that nothing came of, and numbers written as words, which are articles as often. */
function isFiller(item: Item | undefined): boolean {
  const quiet = [
    'filler',
    'lead',
    'which',
    'bound',
    'per',
    'price',
    'take',
    'giveBack',
    'clock',
    'not',
    'notAfter',
    'yearWord',
    'age',
    'engine',
  ];
  return quiet.some((kind) => has(item, kind)) || (has(item, 'number') && item?.digits === 0) || item?.text === '+';
}

const isRepeated = (earlier: readonly Understood[], { field, value }: Pick<Setting, 'field' | 'value'>): boolean =>
  earlier.some((one) => one.field === field && one.value === value);

/** There can be one city and one place of each kind. */
const isSecond = (earlier: readonly Understood[], { field, value }: Setting): boolean =>
  ['city_id', 'pick_up', 'drop_off'].includes(field) &&
  earlier.some((one) => one.field === field && one.value !== value);

/** What is left of the lists of which some codes are not wanted, and none is. */
function otherCodes(
  settings: readonly (Setting & { readonly words: string })[],
  lexicon: Lexicon,
): readonly Understood[] {
  const unwanted = settings.filter(({ isNot }) => isNot === true);
  return [...new Set(unwanted.map(({ field }) => field))].flatMap((field) => {
    if (settings.some((setting) => setting.field === field && setting.isNot !== true)) return [];
    const ofField = unwanted.filter((setting) => setting.field === field);
    const words = [...new Set(ofField.map((setting) => setting.words))].join(' ');
    const codes = lexicon.codesOf(field).filter((code) => !ofField.some(({ value }) => value === code));
    return codes.map((value) => ({ field, value, words }));
  });
}

/**
 * The price of a day; null where it is said for a time that is not known. "Monthly rental under 1500": a time that was said
 * apart from the price.
 */
function priceOfDay(setting: Setting, days: number | null, apart: ReadonlySet<Per>): Setting | null {
  if (!setting.field.startsWith('price_') || typeof setting.value !== 'number') return setting;
  const longer = apart.has('day') ? [] : (['week', 'month'] as const).filter((per) => apart.has(per));
  const per = setting.per ?? longer[0] ?? 'day';
  if (setting.per === undefined && longer.length > 1) return null;
  const length = { day: 1, total: days, week: 7, month: 30 }[per];
  return length === null ? null : { ...setting, value: Math.floor(setting.value / length) };
}

/** Codes of one field are listed; of other fields the first value counts. */
function filtersOf(all: readonly Understood[], settings: readonly Setting[]): Record<string, string | number> {
  const lists = new Set(settings.filter(({ isCode }) => isCode === true).map(({ field }) => field));
  const filters: Record<string, string | number> = {};
  for (const { field } of all) {
    const values = all.filter((one) => one.field === field).map(({ value }) => value);
    filters[field] = lists.has(field) ? [...new Set(values.map(String))].toSorted().join(',') : (values[0] ?? '');
  }
  const [least, most] = [filters['price_min'], filters['price_max']];
  if (least !== undefined && most !== undefined && least > most) delete filters['price_min'];
  return filters;
}

/** What was said of today means the rest of it. */
function notBefore(from: string, earliest: string | undefined): string {
  const moment = from.includes('T') ? from : `${from}T${PICK_UP_TIME}`;
  return earliest !== undefined && moment < earliest && from.slice(0, 10) === earliest.slice(0, 10) ? earliest : from;
}

/** The sums of the terms that can be searched by, in GEL: `deposit_300`, `excess_500`. */
const sums = { deposit: [300, 'deposit_300'], excess: [500, 'excess_500'] } as const;
const MOST_LEADS = 3;

/** "deposit up to 300", "франшиза до 500 лари": a sum that is no price; another one is no filter. */
const readTermSum: Read = ({ items, rates }, from) => {
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
