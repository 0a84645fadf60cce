import type { Span } from './span.ts';

/** A text as the eye reads it, for finding things in it, with the way back to what was typed. */
export interface FoldedText {
  readonly text: string;
  /** For every place in `text`, and for its end, where that is in what was typed. */
  readonly places: readonly number[];
}

/** Invisible: characters without width, accents, and those that turn a digit into an emoji. */
const UNSEEN = /[\p{Cf}\p{M}]/u;
/** Letters that are blank. */
const BLANK = /[\u115F\u1160\u2800\u3164\uFFA0]/u;
const ZERO_BASED = /\p{Nd}/u;

/** Digits in circles that Unicode does not decompose: first and last of each run, and what the first one says. */
const circled: readonly (readonly [first: number, last: number, value: number])[] = [
  [0x24_eb, 0x24_f4, 11],
  [0x24_f5, 0x24_fe, 1],
  [0x24_ff, 0x24_ff, 0],
  [0x27_76, 0x27_7f, 1],
  [0x27_80, 0x27_89, 1],
  [0x27_8a, 0x27_93, 1],
  [0x1_f1_0b, 0x1_f1_0b, 0],
  [0x1_f1_0c, 0x1_f1_0c, 0],
  [0x1_f5_1f, 0x1_f5_1f, 10],
];

/** What was typed for a part of the folded text; a sign that became several is in it as a whole. */
export function typedSpan({ places }: FoldedText, { start, end }: Span): Span {
  let after = end;
  while (after < places.length - 1 && places[after] === places[after - 1]) after += 1;
  return { start: places[start] ?? 0, end: places[after] ?? 0 };
}

/** Every digit as one of 0 to 9, wide and ornamental letters as plain ones, without invisible characters. */
export function foldText(typed: string): FoldedText {
  let text = '';
  const places: number[] = [];
  let place = 0;
  for (const sign of typed) {
    const folded = sign < '\u0080' ? sign : foldSign(sign);
    for (let unit = 0; unit < folded.length; unit += 1) places.push(place);
    text += folded;
    place += sign.length;
  }
  places.push(place);
  return { text, places };
}

function foldSign(sign: string): string {
  if (UNSEEN.test(sign)) return '';
  if (BLANK.test(sign)) return ' ';
  const code = sign.codePointAt(0) ?? 0;
  const run = circled.find(([first, last]) => code >= first && code <= last);
  if (run !== undefined) return String(run[2] + code - run[0]);
  return sign
    .normalize('NFKC')
    .replaceAll(/[^\P{Nd}0-9]/gu, digitOf)
    .replaceAll(/[。｡]/g, '.');
}

/** Ten digits of a script stand together, from a code that ends in 0 or in 6. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const low = code % 16;
  return String(ZERO_BASED.test(String.fromCodePoint(code - low)) ? low : low - 6);
}
