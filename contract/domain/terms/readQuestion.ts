import { winterMonths } from './answerTravel.ts';
import type { LicenceCountry } from './licences.ts';
import type { TermTopic } from './lists.ts';
import { termTopics } from './lists.ts';
import type { Question } from './question.ts';
import type { RoadCode } from './roads.ts';
import { roadOf } from './roads.ts';
import type { Destination } from './rules.ts';
import { idpWords, licenceCountryWords } from './words/licenceWords.ts';
import { ageWords, deliveryWords, lateWords, oneWayWords, returnWords } from './words/occasionWords.ts';
import { roadWords, destinationWords } from './words/placeWords.ts';
import { monthWords, seasonWords } from './words/timeWords.ts';
import { findCodes, findEntries, hasAny, tokensOf } from './words/tokens.ts';
import type { Mention } from './words/tokens.ts';
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
  const { ages, licenceYears } = readYears(tokens, hasAny(tokens, topicWords.licence));
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
  if (ages.length > 0 || hasAny(tokens, ageWords)) found.add('ages');
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
    ages,
    unknown: listUnknownPlaces(text, licence.country),
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

/** The months that are named, 1 to 12; seasons are three each. */
function readMonths(tokens: readonly string[]): number[] {
  const named = monthWords.flatMap((words, index) => (hasAny(tokens, words) ? [index + 1] : []));
  const seasons = seasonWords.flatMap(({ words, months }) => (hasAny(tokens, words) ? months : []));
  return [...new Set([...named, ...(named.length > 0 ? [] : seasons)])];
}

const MOST_UNKNOWN = 5;
const towards = /(?<!\S)(?:to|into|via|through|visit|в|во|до|через) (?:the )?(\p{Lu}[\p{L}-]{2,29})/gu;
const known = [
  ...[roadWords, destinationWords].flatMap((words) => Object.values(words).flat()),
  ...monthWords.flat(),
  ...seasonWords.flatMap(({ words }) => words),
  'georgia',
  'грузию',
  'грузии',
  'грузия',
];

/**
 * Names after `to` that are in no list: an answer would be a guess. Georgian has no capitals by which to recognise them.
 * Of the countries of licences only that of the driver's is no place to go to.
 */
function listUnknownPlaces(text: string, licenceCountry: LicenceCountry | null): string[] {
  const all = licenceCountry === null ? known : [...known, ...licenceCountryWords[licenceCountry]];
  const spaced = text.normalize('NFC').replaceAll(/\s+/g, ' ');
  const found = [...spaced.matchAll(towards)].map(([, name = '']) => name);
  return [...new Set(found.filter((name) => !hasAny(tokensOf(name), all)))].slice(0, MOST_UNKNOWN);
}

const yearWords = /^(years?|yrs?|yo|год|года|лет|წლის|წელი|წელია|წლიანი)$/;
const otherUnits =
  /^(km|kms|км|კმ|day|days|дн|hour|hours|час|minutes?|минут|people|person|persons|euro|gel|lari|лари|ლარი|დღ|საათ|კაც)/;
const heldWords = /^(held|had|experience|since|стаж|опыт|სტაჟ|გამოცდილ)/;
const isOld = /^(old|ვარ)$/;
const isPerson = /^(m|am|im|aged|age|мне|нам)$/;

/** The largest distance between a number and the word for its unit. */
const NEAR = 5;
const YOUNGEST = 16;

interface Years {
  readonly ages: readonly number[];
  readonly licenceYears: number | null;
}

const isNumber = (token: string | undefined): boolean => /^\d{1,2}$/.test(token ?? '');
const between = /^(and|or|и|или|და|ან)$/;

/** The index of the unit of a number: of "23 and 45 years" both have the same. */
function unitAfter(tokens: readonly string[], index: number): number {
  const other = between.test(tokens[index + 1] ?? '') ? index + 2 : index + 1;
  return isNumber(tokens[other]) ? unitAfter(tokens, other) : index + 1;
}

/** The drivers' ages and the years of the licence in a sentence; ambiguous numbers are ignored. */
function readYears(tokens: readonly string[], hasLicence: boolean): Years {
  const ages = new Set<number>();
  let licenceYears: number | null = null;
  for (const [index, token] of tokens.entries()) {
    if (!isNumber(token)) continue;
    const value = Number(token);
    const unit = unitAfter(tokens, index);
    const [next = '', second = ''] = tokens.slice(unit, unit + 2);
    const before = tokens.slice(Math.max(0, index - 2), index);
    if (otherUnits.test(next)) continue;
    const isHeld = tokens.slice(Math.max(0, index - NEAR), index + NEAR).some((word) => heldWords.test(word));
    const isOfLicence = hasAny(before, topicWords.licence);
    const isOfPerson =
      !isOfLicence && (isOld.test(second) || isOld.test(next) || before.some((word) => isPerson.test(word)));
    if (isOfPerson && value >= YOUNGEST) ages.add(value);
    else if (yearWords.test(next) && (isHeld || isOfLicence || (hasLicence && value < YOUNGEST))) licenceYears = value;
    else if (yearWords.test(next) && value >= YOUNGEST) ages.add(value);
  }
  return { ages: [...ages], licenceYears };
}

const licenceNouns = [...topicWords.licence, ...idpWords].filter(
  (word) => !word.startsWith('стаж') && !word.startsWith('სტაჟ'),
);
const towardsWord = /^(to|into|в|во|через|до|visit)$/;
const issued = /^(issued|выдан|получен|გაცემულ|აღებულ)/;
/** Georgian endings of a direction. */
const locative = /[ა-ჰ](ში|მდე|სკენ|კენ)$/;
const BEFORE = 4;
const AFTER = 4;

interface ReadLicence {
  readonly country: LicenceCountry | null;
  /** Its index in the sentence, where it is no destination. */
  readonly taken: Mention | null;
}

/** The country of the licence: named next to the licence, and not as a destination. */
function readLicenceCountry(tokens: readonly string[]): ReadLicence {
  const nouns = findEntries(tokens, licenceNouns);
  // The keys of a closed record are its codes.
  const countries = Object.keys(licenceCountryWords) as LicenceCountry[];
  const near = countries.flatMap((country) =>
    findEntries(tokens, licenceCountryWords[country])
      .filter((mention) => !isWayTo(tokens, mention))
      .flatMap((mention) => {
        const distance = Math.min(...nouns.map((noun) => distanceOf(mention, noun)));
        return distance < Infinity ? [{ country, taken: mention, distance }] : [];
      }),
  );
  const [closest] = near.toSorted((one, other) => one.distance - other.distance);
  return closest ?? { country: null, taken: null };
}

function distanceOf(country: Mention, noun: Mention): number {
  const before = noun.at - (country.at + country.length);
  const after = country.at - (noun.at + noun.length);
  if (before >= 0) return before <= BEFORE ? before : Infinity;
  return after <= AFTER ? Math.max(after, 0) : Infinity;
}

function isWayTo(tokens: readonly string[], { at, length }: Mention): boolean {
  const [before = '', last = '', after = ''] = [tokens[at - 1], tokens[at + length - 1], tokens[at + length]];
  if (issued.test(tokens[at - 2] ?? '') || issued.test(after)) return false;
  return towardsWord.test(before) || locative.test(last);
}

/** Destinations abroad, without the country of the licence. */
function readDestinations(tokens: readonly string[], taken: Mention | null): Destination[] {
  const isFree = ({ at }: Mention) => taken === null || at < taken.at || at >= taken.at + taken.length;
  // The keys of a closed record are its codes.
  return (Object.keys(destinationWords) as Destination[]).filter((code) =>
    findEntries(tokens, destinationWords[code]).some(isFree),
  );
}
