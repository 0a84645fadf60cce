import type { CarSection, FleetCar } from '#contract/fleet.ts';
import { Shot } from '#contract/cars.ts';
import { Language } from '#contract/values.ts';
import type { CarFields } from './carFields.ts';

/** What is looked at to say whether a car is whole. */
export type Describable = CarFields & { readonly shots: readonly Shot[] };

const required = {
  basics: ['brand', 'model', 'year', 'colour', 'category', 'branch_id'],
  specification: [
    'car_type',
    'fuel',
    'transmission',
    'steering',
    'drive',
    'engine_volume',
    'seats',
    'doors',
    'consumption_city',
    'consumption_track',
    'has_climate_control',
  ],
  prices: ['price_per_day'],
  rules: ['insurance', 'deposit', 'min_deposit'],
} as const satisfies Partial<Record<CarSection, readonly (keyof CarFields)[]>>;

/** Each field that a car lacks to be rented out. `is_described` of the database says the same of all but the pictures. */
export function listMissing(car: Describable): string[] {
  return [
    ...Object.values(required).flatMap((fields) => missingOf(car, fields)),
    ...(Object.values(car.descriptions).every((text) => text === null) ? ['descriptions'] : []),
    ...(listMissingShots(car).length > 0 ? ['images'] : []),
  ];
}

function missingOf(car: CarFields, fields: readonly (keyof CarFields)[]): string[] {
  return fields.filter((field) => car[field] === null && !(field === 'engine_volume' && car.fuel === 'electric'));
}

export function listMissingShots({ shots }: Pick<Describable, 'shots'>): Shot[] {
  return Shot.options.filter((shot) => !shots.includes(shot));
}

export function sectionsOf(car: Describable): FleetCar['sections'] {
  const filled = (fields: readonly (keyof CarFields)[]) =>
    stateOf(fields.length - missingOf(car, fields).length, fields.length);
  const languages = languagesOf(car);
  return [
    { section: 'basics', state: filled(required.basics) },
    { section: 'specification', state: filled(required.specification) },
    { section: 'images', state: stateOf(car.shots.length, Shot.options.length) },
    { section: 'texts', state: stateOf(sum(languages, 'done'), sum(languages, 'of')) },
    { section: 'prices', state: filled(required.prices) },
    // Nobody has to offer any.
    { section: 'extras', state: 'done' },
    { section: 'rules', state: filled(required.rules) },
  ];
}

function stateOf(done: number, of: number): FleetCar['sections'][number]['state'] {
  if (done === 0) return 'empty';
  return done < of ? 'half' : 'done';
}

/** Without an address of its own a car has its branch's, in every language. */
export function languagesOf({ descriptions, addresses }: CarFields): FleetCar['languages'] {
  const hasAddress = Object.values(addresses).some((text) => text !== null);
  return Language.options.map((language) => {
    const texts = [descriptions[language], ...(hasAddress ? [addresses[language]] : [])];
    return { language, done: texts.filter((text) => text !== null).length, of: texts.length };
  });
}

function sum(languages: FleetCar['languages'], key: 'done' | 'of'): number {
  return languages.reduce((total, language) => total + language[key], 0);
}
