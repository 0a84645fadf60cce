/** The languages by their own names. */
export const languageNames = [
  { value: 'en', label: 'EN', name: 'English', lang: 'en' },
  { value: 'ka', label: 'GE', name: 'ქართული', lang: 'ka' },
  { value: 'ru', label: 'RU', name: 'Русский', lang: 'ru' },
] as const;
