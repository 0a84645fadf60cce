import type { BodyOf } from '#contract/call.ts';
import type { FleetCar, updateFleetCar } from '#contract/calls/fleet/fleet.ts';
import type { Language } from '#contract/domain/values.ts';
import { languages } from '#src/shared/i18n/languages.ts';
import type { CarFields, FieldName } from './carFields.ts';

const groups = { descriptions: 'description', addresses: 'address' } as const;

const isGroup = (name: string): name is keyof typeof groups => name in groups;

const inLanguages = (group: keyof typeof groups, some: readonly Language[]): FieldName[] =>
  some.map((language) => `${groups[group]}_${language}` as const);

/** The same field in every language, itself among them. */
export function inEveryLanguage(name: FieldName): FieldName[] {
  const group = (['descriptions', 'addresses'] as const).find((one) => name.startsWith(`${groups[one]}_`));
  return group === undefined ? [name] : inLanguages(group, languages);
}

/** Which fields of the form a field of an answer is: `descriptions.en`, `descriptions`, `extras.0.price`, `year`. */
export function namesOfWire(field: string): FieldName[] {
  const [name = '', part] = field.split('.');
  if (isGroup(name))
    return inLanguages(
      name,
      languages.filter((one) => part === undefined || part === one),
    );
  // Any other field is called as in the form; who asks compares it with names that are there.
  return [name as FieldName];
}

/** What the editor has fields for, of a car that was answered. */
export function fieldsOfCar(car: FleetCar): CarFields {
  const { descriptions, addresses } = car;
  return {
    ...car,
    description_en: descriptions.en,
    description_ka: descriptions.ka,
    description_ru: descriptions.ru,
    address_en: addresses.en,
    address_ka: addresses.ka,
    address_ru: addresses.ru,
    extras: car.extras.toSorted((one, other) => one.code.localeCompare(other.code, 'en')),
  };
}

/** What is sent so that these fields are as here; the texts of each language by themselves. */
export function bodyOf(car: CarFields, names: readonly FieldName[]): BodyOf<typeof updateFleetCar> {
  const textsOf = (kind: 'description' | 'address') => {
    const sent = languages.filter((language) => names.includes(`${kind}_${language}`));
    return Object.fromEntries(sent.map((language) => [language, car[`${kind}_${language}`]]));
  };
  const [descriptions, addresses] = [textsOf('description'), textsOf('address')];
  const plain = names.filter((name) => !/^(description|address)_/.test(name));
  return {
    ...Object.fromEntries(plain.map((name) => [name, car[name]])),
    ...(Object.keys(descriptions).length > 0 && { descriptions }),
    ...(Object.keys(addresses).length > 0 && { addresses }),
  };
}
