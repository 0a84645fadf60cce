/** The languages that an owner can say they speak: those of the site first. The database has the same list. */
export const spokenLanguages = [
  'ka',
  'en',
  'ru',
  'uk',
  'az',
  'hy',
  'tr',
  'de',
  'fr',
  'es',
  'it',
  'pl',
  'ar',
  'he',
  'fa',
] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];
