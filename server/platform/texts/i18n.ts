import { createInstance } from 'i18next';
import { en } from './en.ts';
import { ka } from './ka.ts';
import { ru } from './ru.ts';

/** The messages of the server, by the rules for values and plural forms that the texts of the screens have. */
export const i18n = createInstance();
void i18n.init({
  lng: 'en',
  resources: { en: { server: en }, ka: { server: ka }, ru: { server: ru } },
  defaultNS: 'server',
  fallbackLng: false,
  initAsync: false,
  interpolation: { escapeValue: false },
  parseMissingKeyHandler: (key) => {
    throw new Error(`There is no text ${key}.`);
  },
  missingInterpolationHandler: (text) => {
    throw new Error(`A value is missing: ${text}`);
  },
});

/** A text of another catalogue with its values. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  i18n.services.interpolator.interpolate(text, values, 'en', {});
