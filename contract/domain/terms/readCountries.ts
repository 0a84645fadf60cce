import type { LicenceCountry } from './licences.ts';
import type { Destination } from './rules.ts';
import { idpWords, licenceCountryWords } from './words/licenceWords.ts';
import { destinationWords } from './words/placeWords.ts';
import type { Mention } from './words/tokens.ts';
import { findEntries } from './words/tokens.ts';
import { topicWords } from './words/topicWords.ts';

const licenceNouns = [...topicWords.licence, ...idpWords].filter(
  (word) => !word.startsWith('стаж') && !word.startsWith('სტაჟ'),
);
const towards = /^(to|into|в|во|через|до|visit)$/;
const issued = /^(issued|выдан|получен|გაცემულ|აღებულ)/;
/** Georgian endings of a direction. */
const locative = /[ა-ჰ](ში|მდე|სკენ|კენ)$/;
const BEFORE = 4;
const AFTER = 4;

export interface ReadLicence {
  readonly country: LicenceCountry | null;
  /** Its index in the sentence, where it is no destination. */
  readonly taken: Mention | null;
}

/** The country of the licence: named next to the licence, and not as a destination. */
export function readLicenceCountry(tokens: readonly string[]): ReadLicence {
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
  return towards.test(before) || locative.test(last);
}

/** Destinations abroad, without the country of the licence. */
export function readDestinations(tokens: readonly string[], taken: Mention | null): Destination[] {
  const isFree = ({ at }: Mention) => taken === null || at < taken.at || at >= taken.at + taken.length;
  // The keys of a closed record are its codes.
  return (Object.keys(destinationWords) as Destination[]).filter((code) =>
    findEntries(tokens, destinationWords[code]).some(isFree),
  );
}
