import type { i18n } from 'i18next';
import type { Language } from '#contract/domain/values.ts';
import { loadTexts } from './loadTexts.ts';
import type { Namespace } from './namespaces.ts';

/**
 * Fetches the namespaces; rejects when a file can't be had, so that no key is ever shown. The instance may still
 * be on its way: files don't wait for it.
 */
export async function addTexts(
  texts: Promise<i18n>,
  language: Language,
  namespaces: readonly Namespace[],
): Promise<void> {
  const files = await Promise.all(
    namespaces.map(async (namespace) => ({ namespace, file: await loadTexts(language, namespace) })),
  );
  const instance = await texts;
  // Every addition clears the cache of translated texts; a server's instance meets each file with every page.
  for (const { namespace, file } of files)
    if (!instance.hasResourceBundle(language, namespace)) instance.addResourceBundle(language, namespace, file);
}
