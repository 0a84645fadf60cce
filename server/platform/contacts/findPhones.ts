import { explainNumbers } from './explainNumbers.ts';
import type { Span } from './span.ts';

/** Mobile and landline numbers of Georgia, mobile numbers of Russia: recognised by their digits, whatever is between. */
const KNOWN = /^(?:(?:(?:00)?995|0|8)?5\d{8}|(?:00)?995[2-4]\d{8}|0[34]\d{8}|[78]9\d{9})$/;
const LONGEST_KNOWN = 14;
const LONGEST_FOREIGN = 15;
const FEWEST_FOREIGN = 7;
/** Of any other number, written in one piece or with little between its digits. */
const FEWEST_DIGITS = 9;
const LITTLE = /^[\s().\-/\\_–—−·•*~|]{0,3}$/u;
const LISTING = /[,;:\n]/;

/** Where a text, folded, has numbers to call. */
export function findPhones(text: string): Span[] {
  return listRows(text).flatMap((row) => (isOrdinary(row) ? [] : phonesOf(text, row)));
}

function phonesOf(text: string, row: readonly Group[]): Span[] {
  const found: Span[] = [];
  for (let first = 0; first < row.length; first += 1) {
    const count = foreignCount(text, row, first) || knownCount(row, first) || longCount(row, first);
    const [start, end] = [row[first]?.start, row[first + count - 1]?.end];
    if (count === 0 || start === undefined || end === undefined) continue;
    found.push(withSigns(text, { start, end }));
    first += count - 1;
  }
  return found;
}

/** The plus before a number and the brackets around a part of it belong to it. */
function withSigns(text: string, { start, end }: Span): Span {
  const [before = ''] = /\+\s?\(?\s?$|\(\s?\+?$/.exec(text.slice(Math.max(0, start - 4), start)) ?? [];
  const first = start - before.trimStart().length;
  const covered = text.slice(first, end);
  const isBracketOpen = covered.lastIndexOf('(') > covered.lastIndexOf(')');
  return { start: first, end: isBracketOpen && text[end] === ')' ? end + 1 : end };
}

/** Of how many groups a number with a plus consists, 0 for none. */
function foreignCount(text: string, row: readonly Group[], first: number): number {
  const start = row[first]?.start ?? 0;
  if (!/\+\s?\(?$/.test(text.slice(Math.max(0, start - 3), start))) return 0;
  let digits = 0;
  let count = 0;
  for (const group of row.slice(first, first + LONGEST_FOREIGN)) {
    if (count > 0 && !LITTLE.test(group.gap)) break;
    if (digits + group.digits.length > LONGEST_FOREIGN && digits >= FEWEST_FOREIGN) break;
    digits += group.digits.length;
    count += 1;
  }
  return digits >= FEWEST_FOREIGN ? count : 0;
}

function knownCount(row: readonly Group[], first: number): number {
  let digits = '';
  for (let count = 1; digits.length < LONGEST_KNOWN; count += 1) {
    const last = row[first + count - 1];
    if (last === undefined) return 0;
    digits += last.digits;
    if (KNOWN.test(digits) && isWhole(row, first, count) && isLikely(row.slice(first, first + count))) return count;
  }
  return 0;
}

/** No half of a date is a part of a number. */
function isWhole(row: readonly Group[], first: number, count: number): boolean {
  const isCut = (at: number) => {
    const [before, after] = [row[at - 1]?.explained, row[at]?.explained];
    return before !== undefined && before !== null && before === after;
  };
  return !isCut(first) && !isCut(first + count);
}

/** Among dates, times or commas the digits must begin as those of a number do; on their own they may be cut anyhow. */
function isLikely(groups: readonly Group[]): boolean {
  if (groups.every(({ explained }) => explained !== null)) return false;
  const [lead = '', second = ''] = groups.map(({ digits }) => digits);
  if (lead.length >= 3 || (/^(?:0|00|7|8|995)$/.test(lead) && second.length >= 3)) return true;
  const isMixed = groups.some(({ explained }) => explained !== null);
  const isList = groups.slice(1).some(({ gap }) => LISTING.test(gap));
  return !isMixed && (!isList || groups.every(({ digits }) => digits.length <= 2));
}

function longCount(row: readonly Group[], first: number): number {
  let digits = 0;
  let count = 0;
  for (let group = row[first]; group !== undefined; group = row[first + count]) {
    if (group.explained !== null || (count > 0 && (!LITTLE.test(group.gap) || group.gap.includes('\n')))) break;
    digits += group.digits.length;
    count += 1;
  }
  return digits >= FEWEST_DIGITS ? count : 0;
}

/** Nothing but dates, times, years, or numbers in the order of a list: 2015–2019 · 100, 150, 200 · days 5, 8, 9, 12. */
function isOrdinary(row: readonly Group[]): boolean {
  if (row.every(({ explained }) => explained !== null)) return true;
  const numbers = row.map(({ digits }) => Number(digits));
  const steps = numbers.slice(1).map((number, index) => Math.sign(number - (numbers[index] ?? 0)));
  const isSorted = numbers.length >= 3 && steps.every((step) => step !== 0 && step === steps[0]);
  if (!isSorted) return false;
  const isRound = numbers.every((number) => number % 5 === 0);
  return isRound || (numbers.every((number) => number <= 31) && row.slice(1).every(({ gap }) => gap.includes(',')));
}

/** Digits without anything between them. */
interface Group extends Span {
  readonly digits: string;
  /** Which explained number it is a part of: groups of one are taken together or not at all. */
  readonly explained: Span | null;
  /** The text between it and the digits before. */
  readonly gap: string;
}

const LONGEST_GAP = 8;

/**
 * The rows of digits of a text: groups with anything between them but letters. A number that is surely something else
 * ends a row.
 */
function listRows(text: string): Group[][] {
  const explained = explainNumbers(text);
  const rows: Group[][] = [];
  let row: Group[] = [];
  let next = 0;
  let last = 0;
  for (const { index: start, 0: digits } of text.matchAll(/\d+/g)) {
    const end = start + digits.length;
    while ((explained[next]?.end ?? Infinity) <= start) next += 1;
    const covering = explained[next];
    const isInside = covering !== undefined && covering.start <= start;
    const gap = text.slice(last, start);
    const isNewRow = row.length === 0 || gap.length > LONGEST_GAP || /[\p{L}+]/u.test(gap);
    last = end;
    if (isInside && covering.isSure) {
      row = [];
      continue;
    }
    if (isNewRow) rows.push((row = []));
    row.push({ start, end, digits, explained: isInside ? covering : null, gap });
  }
  return rows;
}
