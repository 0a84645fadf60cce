import { foldText } from '../format/foldText.ts';
import { LONGEST_PLACE_WORDS } from '../limits.ts';
import { typingErrors } from './typingErrors.ts';

/** How many places a search by words finds. */
export const MOST_FOUND_PLACES = 15;
const MOST_WORDS = 5;

/** A place under every name it has, an airport also under its code. */
export interface NamedPlace {
  readonly names: readonly string[];
}

const wordsOf = (text: string): readonly string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** More than any word can cost, so that a place with a typing error comes behind all without one. */
const TYPING_ERROR = 100;

/** What it costs to read a typed word as one of a name: nothing as it is, one as its beginning; null is another word. */
function costOf(typed: string, word: string): number | null {
  if (word === typed) return 0;
  if (word.startsWith(typed)) return 1;
  const errors = typingErrors(typed, word);
  return errors === null ? null : errors * TYPING_ERROR;
}

/** All typed words are in the name, in any order; of two such names the one with fewer words is nearer. */
function costOfName(typed: readonly string[], name: readonly string[]): number | null {
  let sum = name.length;
  for (const word of typed) {
    const costs = name.flatMap((one) => costOf(word, one) ?? []);
    if (costs.length === 0) return null;
    sum += Math.min(...costs);
  }
  return sum;
}

/**
 * The places that a text may mean, best first, and of equals in their order: names in any script, beginnings of words,
 * and words with typing errors where nothing is written so. An empty text means all.
 */
export function rankPlaces<Place extends NamedPlace>(places: readonly Place[], text: string): readonly Place[] {
  const typed = wordsOf(text.slice(0, LONGEST_PLACE_WORDS)).slice(0, MOST_WORDS);
  if (typed.length === 0) return text.trim() === '' ? places.slice(0, MOST_FOUND_PLACES) : [];
  const found = places.flatMap((place) => {
    const costs = place.names.flatMap((name) => costOfName(typed, wordsOf(name)) ?? []);
    return costs.length === 0 ? [] : [{ place, cost: Math.min(...costs) }];
  });
  const isWritten = found.some(({ cost }) => cost < TYPING_ERROR);
  return found
    .filter(({ cost }) => !isWritten || cost < TYPING_ERROR)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MOST_FOUND_PLACES)
    .map(({ place }) => place);
}
