import { hasAny } from './words/tokens.ts';
import { monthWords, seasonWords } from './words/timeWords.ts';

/** The months that are named, 1 to 12; seasons are three each. */
export function readMonths(tokens: readonly string[]): number[] {
  const named = monthWords.flatMap((words, index) => (hasAny(tokens, words) ? [index + 1] : []));
  const seasons = seasonWords.flatMap(({ words, months }) => (hasAny(tokens, words) ? months : []));
  return [...new Set([...named, ...(named.length > 0 ? [] : seasons)])];
}
