import type { Script } from './lists.ts';

/**
 * The script of a licence by country (ISO 3166, lower case). Where licences of a country differ, the one that is
 * accepted more rarely; `other` is none of those in the terms.
 */
export const licences = {
  ge: 'georgian',
  us: 'latin',
  gb: 'latin',
  ca: 'latin',
  au: 'latin',
  de: 'latin',
  fr: 'latin',
  it: 'latin',
  es: 'latin',
  pl: 'latin',
  nl: 'latin',
  cz: 'latin',
  lv: 'latin',
  lt: 'latin',
  ee: 'latin',
  tr: 'latin',
  az: 'latin',
  in: 'latin',
  ru: 'cyrillic',
  ua: 'cyrillic',
  by: 'cyrillic',
  kz: 'cyrillic',
  am: 'other',
  il: 'other',
  ir: 'other',
  sa: 'other',
  ae: 'other',
  cn: 'other',
  jp: 'other',
} as const satisfies Record<string, Script | 'other'>;

export type LicenceCountry = keyof typeof licences;
// The keys of the constant above.
export const licenceCountries = Object.keys(licences) as [LicenceCountry, ...LicenceCountry[]];
