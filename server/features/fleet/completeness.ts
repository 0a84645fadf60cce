import { carField, requiredFields, type CarFieldName, type CarSection } from '#contract/domain/cars/carFields.ts';
import type { FleetCar } from '#contract/calls/fleet/fleet.ts';
import { Shot } from '#contract/calls/cars/cars.ts';
import { Language } from '#contract/domain/values.ts';
import type { CarFields } from './carFields.ts';

/** The fields that decide whether a car is complete. */
export type Describable = CarFields & { readonly shots: readonly Shot[] };

/** What fills a section: the fields of it that a car has to have. */
const requiredIn = (section: CarSection) => requiredFields.filter((name) => carField(name).section === section);

/** Each field that a car lacks to be rented out. `is_described` of the database says the same of all but the pictures. */
export function listMissing(car: Describable): string[] {
  return [
    ...missingOf(car, requiredFields),
    ...(Object.values(car.descriptions).every((text) => text === null) ? ['descriptions'] : []),
    ...(listMissingShots(car).length > 0 ? ['images'] : []),
  ];
}

function missingOf(car: CarFields, fields: readonly CarFieldName[]): string[] {
  const isElectric = car.fuel === 'electric';
  return fields.filter((name) => car[name] === null && !(isElectric && carField(name).required === 'unless_electric'));
}

export function listMissingShots({ shots }: Pick<Describable, 'shots'>): Shot[] {
  return Shot.options.filter((shot) => !shots.includes(shot));
}

export function sectionsOf(car: Describable): FleetCar['sections'] {
  const filled = (section: CarSection) => {
    const fields = requiredIn(section);
    return { section, state: stateOf(fields.length - missingOf(car, fields).length, fields.length) };
  };
  const languages = languagesOf(car);
  return [
    filled('basics'),
    filled('specification'),
    { section: 'images', state: stateOf(car.shots.length, Shot.options.length) },
    { section: 'texts', state: stateOf(sum(languages, 'done'), sum(languages, 'of')) },
    filled('prices'),
    // They are optional.
    { section: 'extras', state: 'done' },
    filled('rules'),
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
