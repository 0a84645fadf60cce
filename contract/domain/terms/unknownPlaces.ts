import { monthWords, seasonWords } from './words/timeWords.ts';
import { destinationWords, roadWords } from './words/placeWords.ts';
import { licenceCountryWords } from './words/licenceWords.ts';
import { hasAny, tokensOf } from './words/tokens.ts';

const MOST_UNKNOWN = 5;
const towards = /(?<=^|\s)(?:to|into|via|through|visit|в|во|до|через)\s+(?:the\s+)?(\p{Lu}[\p{L}-]{2,29})/gu;
const names = [roadWords, destinationWords, licenceCountryWords].flatMap((words) => Object.values(words).flat());
const known = [
  ...names,
  ...monthWords.flat(),
  ...seasonWords.flatMap(({ words }) => words),
  'georgia',
  'грузию',
  'грузии',
  'грузия',
];

/** Names after `to` that are in no list: an answer would be a guess. Georgian has no capitals by which to recognise them. */
export function listUnknownPlaces(text: string): string[] {
  const found = [...text.normalize('NFC').matchAll(towards)].map(([, name = '']) => name);
  return [...new Set(found.filter((name) => !hasAny(tokensOf(name), known)))].slice(0, MOST_UNKNOWN);
}
