import { foldText } from '../format/foldText.ts';
import { LONGEST_PLACE_WORDS } from '../limits.ts';

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

/** One letter in a short word, two from six letters on; shorter words would become others. */
const mostErrors = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : 2);

/**
 * How many letters of a typed word are missing, too many, wrong or exchanged with the next one, as the beginning of a
 * word; null when they are too many. https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
 */
function typingErrors(typed: string, word: string): number | null {
  const most = mostErrors(typed.length);
  if (most === 0 || word.length < typed.length - most) return null;
  // What is behind the typed letters and their errors does not matter.
  const width = Math.min(word.length, typed.length + most);
  let [before, last] = [[] as number[], Array.from({ length: width + 1 }, (_, column) => column)];
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const isExchanged = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isExchanged ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, next];
  }
  const least = Math.min(...last);
  return least <= most ? least : null;
}
