import type { ResourceKey } from 'i18next';
import type { Language } from '#contract/domain/values.ts';
import type { Namespace } from './namespaces.ts';

/** Every file of texts is a separate chunk. */
export async function loadTexts(language: Language, namespace: Namespace): Promise<ResourceKey> {
  // The bundler's type for a file chosen at run time is a module of unknown content.
  const texts = (await import(/* webpackChunkName: "texts-[request]" */ `./texts/${language}/${namespace}.json`)) as {
    default: ResourceKey;
  };
  return texts.default;
}
