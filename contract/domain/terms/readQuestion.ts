import { winterMonths } from './answerTravel.ts';
import type { TermTopic } from './lists.ts';
import { termTopics } from './lists.ts';
import type { Question } from './question.ts';
import { readDestinations, readLicenceCountry } from './readCountries.ts';
import { readMonths } from './readMonths.ts';
import { readYears } from './readYears.ts';
import type { RoadCode } from './roads.ts';
import { roadOf } from './roads.ts';
import { listUnknownPlaces } from './unknownPlaces.ts';
import { idpWords } from './words/licenceWords.ts';
import { ageWords, deliveryWords, lateWords, oneWayWords, returnWords } from './words/occasionWords.ts';
import { roadWords } from './words/placeWords.ts';
import { findCodes, findEntries, hasAny, tokensOf } from './words/tokens.ts';
import { depositWayWords, partWords, surfaceWords, topicWords } from './words/topicWords.ts';

const withoutIdp = /^(without|no|без|არ)$/;

/** The words of a sentence without those that were understood as something else. */
const without = (tokens: readonly string[], entries: readonly string[]): string[] => {
  const mentions = findEntries(tokens, entries);
  return tokens.map((token, index) =>
    mentions.some(({ at, length }) => at <= index && index < at + length) ? '' : token,
  );
};

/** The question in a sentence in English, Georgian or Russian. Unknown words are ignored. */
export function readQuestion(text: string): Question {
  const tokens = tokensOf(text);
  const apartFromTyres = without(tokens, topicWords.winter_tyres);
  const months = readMonths(apartFromTyres);
  const { age, licenceYears } = readYears(tokens, hasAny(tokens, topicWords.licence));
  const licence = readLicenceCountry(tokens);
  const destinations = readDestinations(tokens, licence.taken);
  const isReturned = hasAny(tokens, returnWords);
  const roads = findCodes(tokens, roadWords);
  const surface = findCodes(tokens, surfaceWords)[0] ?? null;
  const parts = findCodes(apartFromTyres, partWords);
  const isLate = hasAny(withoutMonths(apartFromTyres), lateWords);

  const found = new Set<TermTopic>(findCodes(tokens, topicWords));
  if (parts.length > 0) found.add('protection');
  if (isLate) found.add('late_return');
  if (hasAny(tokens, oneWayWords) || (isReturned && roads.length > 0)) found.add('one_way');
  if (age !== null || hasAny(tokens, ageWords)) found.add('ages');
  if (licence.country !== null || licenceYears !== null || hasAny(tokens, idpWords)) found.add('licence');
  if (destinations.length > 0) found.add('borders');
  // A question about return or delivery at a place is no question about the road there.
  const isWay = roads.length > 0 && !isReturned && !hasAny(tokens, deliveryWords);
  if (isWay || surface !== null) found.add('roads');
  if (isWay && isHighInWinter(roads, months)) found.add('winter_tyres');
  return {
    topics: termTopics.filter((topic) => found.has(topic)),
    months,
    destinations,
    roads,
    surface,
    parts,
    depositWay: findCodes(tokens, depositWayWords)[0] ?? null,
    licenceCountry: licence.country,
    licenceYears,
    hasIdp: readIdp(tokens),
    age,
    unknown: listUnknownPlaces(text),
  };
}

/** `late December` is no late return. */
function withoutMonths(tokens: readonly string[]): string[] {
  return tokens.map((token, index) =>
    token === 'late' && readMonths(tokens.slice(index, index + 2)).length > 0 ? '' : token,
  );
}

/** On high roads winter tyres are a topic in winter, whether they were named or not. */
export function isHighInWinter(roads: readonly RoadCode[], months: readonly number[]): boolean {
  return roads.some((road) => roadOf(road).isMountain) && months.some((month) => winterMonths.includes(month));
}

/** Whether the sentence says that the driver has one; null where it only asks whether one is needed. */
function readIdp(tokens: readonly string[]): boolean | null {
  const [mention] = findEntries(tokens, idpWords);
  if (mention === undefined) return null;
  const before = tokens.slice(Math.max(0, mention.at - 2), mention.at);
  const after = tokens[mention.at + mention.length] ?? '';
  if (before.some((word) => withoutIdp.test(word)) || after === 'გარეშე') return false;
  const has = ['with', 'and', 'plus', 'have', 'с', 'и', 'есть', 'მაქვს', 'და'];
  return before.some((word) => has.includes(word)) || tokens.slice(mention.at).includes('მაქვს') ? true : null;
}
