import type { LicenceCountry } from './licences.ts';
import type { CarPart, DepositWay, Surface, TermTopic } from './lists.ts';
import type { RoadCode } from './roads.ts';
import type { Destination } from './rules.ts';

/** A question, from a sentence or from fields. */
export interface Question {
  readonly topics: readonly TermTopic[];
  /** 1 to 12; empty where no time of the year was named. */
  readonly months: readonly number[];
  readonly destinations: readonly Destination[];
  readonly roads: readonly RoadCode[];
  readonly surface: Surface | null;
  readonly parts: readonly CarPart[];
  readonly depositWay: DepositWay | null;
  readonly licenceCountry: LicenceCountry | null;
  readonly licenceYears: number | null;
  /** Whether there is an international driving permit; null where it was not mentioned. */
  readonly hasIdp: boolean | null;
  /** Of the drivers; empty where none was mentioned. */
  readonly ages: readonly number[];
  /** Unknown places, as written. */
  readonly unknown: readonly string[];
}

export const nothingAsked: Question = {
  topics: [],
  months: [],
  destinations: [],
  roads: [],
  surface: null,
  parts: [],
  depositWay: null,
  licenceCountry: null,
  licenceYears: null,
  hasIdp: null,
  ages: [],
  unknown: [],
};
