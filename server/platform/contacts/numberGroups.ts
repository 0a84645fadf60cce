import { explainNumbers } from './explainNumbers.ts';
import type { Span } from './span.ts';

/** Digits without anything between them. */
export interface Group extends Span {
  readonly digits: string;
  /** Which explained number it is a part of: groups of one are taken together or not at all. */
  readonly explained: Span | null;
  /** What stands between it and the digits before. */
  readonly gap: string;
}

const LONGEST_GAP = 8;

/**
 * The rows of digits of a text: groups with anything between them but letters. A number that is surely something else
 * ends a row.
 */
export function listRows(text: string): Group[][] {
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
