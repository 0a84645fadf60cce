import type { Language } from '#contract/domain/values.ts';
import type { FieldName } from './carFields.ts';

const groups = { descriptions: 'description', addresses: 'address' } as const;
const languages: readonly Language[] = ['en', 'ka', 'ru'];

const isGroup = (name: string): name is keyof typeof groups => name in groups;

/** The same field in every language, itself among them. */
export function inEveryLanguage(name: FieldName): FieldName[] {
  const group = Object.values(groups).find((prefix) => name.startsWith(`${prefix}_`));
  return group === undefined ? [name] : languages.map((language) => `${group}_${language}` as const);
}

/** Which fields of the form a field of an answer is: `descriptions.en`, `descriptions`, `extras.0.price`, `year`. */
export function namesOfWire(field: string): FieldName[] {
  const [name = '', part] = field.split('.');
  if (isGroup(name)) {
    return languages
      .filter((language) => part === undefined || part === language)
      .map((language) => `${groups[name]}_${language}` as const);
  }
  // Any other field is called as in the form; who asks compares it with names that are there.
  return [name as FieldName];
}
