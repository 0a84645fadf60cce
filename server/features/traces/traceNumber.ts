import { randomInt } from 'node:crypto';
import { plainDashes, visibleText } from '#contract/domain/visibleText.ts';

/** None that is mistaken for another one, spoken or written: no 0 and O, 1, I and L, 2 and Z, 5 and S, 6 and G, 8 and B, U and V. */
const SIGNS = '2345679ACDEFHJKMNPQRTVWXY';
const LENGTH = 6;
const ofSigns = new RegExp(`^[${SIGNS}]{0,${LENGTH}}$`);

/** Characters of that alphabet, for codes that are read out. */
const spell = (length: number, draw: () => number): string =>
  Array.from({ length }, () => SIGNS.charAt(draw() % SIGNS.length)).join('');

/** `R-7K3M-42` */
export function drawTraceNumber(): string {
  const code = spell(LENGTH, () => randomInt(SIGNS.length));
  return `R-${code.slice(0, 4)}-${code.slice(4)}`;
}

/** A short word for what the bytes stand for. */
export function wordOf(bytes: Buffer, length: number): string {
  let at = 0;
  return spell(length, () => bytes.readUInt8(at++));
}

/**
 * Beginnings of the numbers that this typed text may mean: small letters, without hyphens,
 * without the R. Empty: it is the beginning of none.
 */
export function beginningsOf(text: string): string[] {
  const code = plainDashes(visibleText(text)).toUpperCase().replaceAll(/[\s-]/g, '');
  const codes = code.startsWith('R') ? [code.slice(1), code] : [code];
  return codes
    .filter((each) => ofSigns.test(each))
    .map((each) => `R-${each.slice(0, 4)}${each.length > 4 ? `-${each.slice(4)}` : ''}`);
}
