import type { Language } from '#contract/domain/values.ts';

/** A text with a capital first letter; Georgian stays as it is (the font has no Mtavruli capitals). */
export const capitalize = (text: string, language: Language): string =>
  language === 'ka' ? text : text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
