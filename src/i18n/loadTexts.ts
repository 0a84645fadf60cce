import type { LoadTexts } from './makeI18n.ts';

/** Every file of texts is a chunk of its own. */
export const loadTexts: LoadTexts = async (language, namespace) => {
  // The bundler's type for a file chosen at run time is a module of unknown content.
  const texts = (await import(`./texts/${language}/${namespace}.json`)) as { default: Record<string, string> };
  return texts.default;
};
