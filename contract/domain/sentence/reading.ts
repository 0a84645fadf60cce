import type { Item } from './readItems.ts';
import type { Lexicon } from './lexicon.ts';

/** What a sentence is read with. */
export interface Reading {
  readonly items: readonly Item[];
  readonly lexicon: Lexicon;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** GEL for one unit, by currency. */
  readonly rates: Readonly<Record<string, number>>;
}

export type Per = 'day' | 'total' | 'week' | 'month';

/** A filter that was named: one code of several, or the one value. */
export interface Setting {
  readonly field: string;
  readonly value: string | number;
  /** It is one of several codes. */
  readonly isCode?: true;
  /** All other codes are asked for. */
  readonly isNot?: true;
  /** A price that is said to be for so long: the day's follows when the length is known. */
  readonly per?: Per;
}

export interface Found {
  readonly end: number;
  readonly settings: readonly Setting[];
  /** It was recognized, and there is no filter for it. */
  readonly isRest?: true;
}

export type Read = (reading: Reading, at: number) => Found | null;
