import type { Language } from '#contract/domain/values.ts';

/** A text with a large first letter; Georgian has none that the font knows (its Mtavruli would be an empty place). */
export const capitalize = (text: string, language: Language): string =>
  language === 'ka' ? text : text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
