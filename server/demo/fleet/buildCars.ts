import { care, handover, purposes } from './descriptions.ts';
import type { PhotographedCar } from './demoPhotos.ts';
import { modelSpecs, type ModelSpec } from './modelSpecs.ts';
import { owners } from './owners.ts';
import { places, tbilisi, type Translated } from './places.ts';
import type { Random } from './random.ts';

/** A car of the demo fleet; amounts are tetri. */
export interface DemoCar {
  readonly spec: ModelSpec;
  /** Whose pictures, paint, plate and steering it has; no other car has them. */
  readonly photographed: PhotographedCar;
  /** Index in the list of owners. */
  readonly owner: number;
  readonly cityId: number;
  readonly address: Translated;
  readonly branchName: Translated;
  /** Of the branch, if it is the owner's first car. */
  readonly position: { readonly lat: number; readonly lng: number };
  readonly year: number;
  readonly price: number;
  readonly oldPrice: number | null;
  readonly description: Translated;
  /** The owner wrote in one language only. */
  readonly isTranslated: boolean;
  readonly needsConfirmation: boolean;
  /** How many rentals it has in a year, in percent of the days. */
  readonly popularity: number;
}

/** A car for each one photographed, in the order in which they were added; the last ones are new and have no trips yet. */
export function buildCars(photographed: readonly PhotographedCar[], random: Random): readonly DemoCar[] {
  const looks = spread(photographed, random);
  const shares = owners.flatMap((owner, index) => Array.from({ length: owner.weight }, () => index));
  return looks.map((look, index) => {
    // The first cars go round so that every owner has one.
    const drawn = index < owners.length ? index : random.pick(shares);
    return buildCar(look, OF_THE_FIRST_OWNER.includes(index) ? 0 : drawn, index >= looks.length - NEW_CARS, random);
  });
}

const NEW_CARS = 14;
/** Cars from the same city that are the first owner's, too: the public demo account has a fleet. */
const OF_THE_FIRST_OWNER: readonly number[] = [76, 82, 88];

/** Shuffled, but no body again within three cars and no paint within two, as far as there are others. */
function spread(photographed: readonly PhotographedCar[], random: Random): readonly PhotographedCar[] {
  const left = random.shuffled(photographed);
  const spreadOut: PhotographedCar[] = [];
  while (left.length > 0) {
    const [last, ...before] = spreadOut.slice(-2).toReversed();
    const next = left.findIndex(
      ({ body, paint }) => body !== last?.body && paint !== last?.paint && before.every((car) => car.body !== body),
    );
    spreadOut.push(...left.splice(Math.max(next, 0), 1));
  }
  return spreadOut;
}

function buildCar(photographed: PhotographedCar, owner: number, isNew: boolean, random: Random): DemoCar {
  const spec = specOf(photographed);
  const [from, until] = spec.years;
  const year = random.between(from, until);
  const price = priceIn(spec, year);
  const place = places.find(({ cityId }) => cityId === owners[owner]?.cityId) ?? tbilisi;
  const street = random.pick(place.streets);
  const house = random.between(2, 140);
  const join = (one: Translated, other: Translated): Translated => ({
    en: `${one.en} ${other.en}`,
    ka: `${one.ka} ${other.ka}`,
    ru: `${one.ru} ${other.ru}`,
  });
  return {
    spec,
    photographed,
    owner,
    year,
    price,
    cityId: place.cityId,
    address: {
      en: `${house} ${street.en}, ${place.city.en}`,
      ka: `${street.ka} ${house}, ${place.city.ka}`,
      ru: `${street.ru}, ${house}, ${place.city.ru}`,
    },
    branchName: { en: `${street.en} branch`, ka: `ფილიალი, ${street.ka}`, ru: `Филиал, ${street.ru}` },
    // Houses with greater numbers are further along.
    position: {
      lat: fiveDigits(street.lat + (house - 70) * 0.000_03),
      lng: fiveDigits(street.lng + (house - 70) * 0.000_04),
    },
    oldPrice: random.chance(22) ? roundTo(price * 1.14, 500) : null,
    description: join(join(random.pick(purposes[spec.body]), random.pick(care)), random.pick(handover)),
    isTranslated: random.chance(80),
    needsConfirmation: random.chance(45),
    popularity: isNew ? 0 : random.between(10, 42),
  };
}

function specOf({ id, model }: PhotographedCar): ModelSpec {
  const spec = modelSpecs.find((of) => `${of.brand}-${of.model}` === model);
  if (spec === undefined) throw new RangeError(`${id} is photographed as ${model}, which nothing is known of.`);
  return spec;
}

function priceIn({ years: [from, until], prices: [low, high] }: ModelSpec, year: number): number {
  const share = until === from ? 0 : (year - from) / (until - from);
  return roundTo((low + (high - low) * share) * 100, 500);
}

const fiveDigits = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

/** Whole steps of tetri: owners like round prices. */
function roundTo(amount: number, step: number): number {
  return Math.round(amount / step) * step;
}
