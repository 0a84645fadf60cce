import { care, handover, purposes } from './descriptions.ts';
import { dressCars } from './dressCars.ts';
import { modelSpecs, type ModelSpec } from './modelSpecs.ts';
import { owners } from './owners.ts';
import { places, tbilisi, type Translated } from './places.ts';
import type { Random } from './random.ts';

/** A car of the demo fleet; amounts are tetri. */
export interface DemoCar {
  readonly spec: ModelSpec;
  /** Index in the list of owners. */
  readonly owner: number;
  readonly cityId: number;
  readonly address: Translated;
  readonly branchName: Translated;
  readonly year: number;
  readonly price: number;
  /** Its paint, out of those there are pictures of. */
  readonly colour: string;
  readonly oldPrice: number | null;
  readonly description: Translated;
  /** The owner wrote in one language only. */
  readonly isTranslated: boolean;
  readonly needsConfirmation: boolean;
  /** How many rentals it has in a year, in percent of the days. */
  readonly popularity: number;
}

/** Every car of the fleet in the order in which it was added; the last ones are new and have no trips yet. */
export function buildCars(random: Random): readonly DemoCar[] {
  const specs = spread(
    modelSpecs.flatMap((spec) => Array.from({ length: spec.cars }, () => spec)),
    random,
  );
  const shares = owners.flatMap((owner, index) => Array.from({ length: owner.weight }, () => index));
  return dressCars(
    specs.map((spec, index) => {
      // The first cars go round so that every owner has one.
      const owner = index < owners.length ? index : random.pick(shares);
      return buildCar(spec, owner, index >= specs.length - NEW_CARS, random);
    }),
  );
}

const NEW_CARS = 14;

/** Shuffled, but no two neighbours of the same body: they would have like pictures. */
function spread(specs: readonly ModelSpec[], random: Random): readonly ModelSpec[] {
  const left = random.shuffled(specs);
  const spreadOut: ModelSpec[] = [];
  while (left.length > 0) {
    const next = left.findIndex((spec) => !spreadOut.slice(-2).some((last) => last.body === spec.body));
    spreadOut.push(...left.splice(Math.max(next, 0), 1));
  }
  return spreadOut;
}

function buildCar(spec: ModelSpec, owner: number, isNew: boolean, random: Random): Omit<DemoCar, 'colour'> {
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
    oldPrice: random.chance(22) ? roundTo(price * 1.14, 500) : null,
    description: join(join(random.pick(purposes[spec.body]), random.pick(care)), random.pick(handover)),
    isTranslated: random.chance(80),
    needsConfirmation: random.chance(45),
    popularity: isNew ? 0 : random.between(6, 34),
  };
}

function priceIn({ years: [from, until], prices: [low, high] }: ModelSpec, year: number): number {
  const share = until === from ? 0 : (year - from) / (until - from);
  return roundTo((low + (high - low) * share) * 100, 500);
}

/** Whole steps of tetri: owners like round prices. */
function roundTo(amount: number, step: number): number {
  return Math.round(amount / step) * step;
}
