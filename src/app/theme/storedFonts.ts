import { logFailure } from '#src/shared/lib/log.ts';

/**
 * On `<html>` once this browser has the files of FiraGO. Before, each of them would lay out the whole first page again
 * when it arrives, without being shown there.
 */
export const fontsAttribute = 'data-fonts';

/** In local storage: the addresses of the files that were fetched. */
const FONTS_KEY = 'fonts';

/** Run before anything is painted, as a font that comes later is not shown. The server allows this very text by its hash. */
export const fontsScript = `try {
  for (const href of localStorage.getItem('${FONTS_KEY}').split(' ')) {
    const link = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
  document.documentElement.setAttribute('${fontsAttribute}', '');
} catch {}`;

/** Fetches the files for the pages to come. Without storage or network each page is written in the fallback. */
export async function storeFonts(storage: Storage | null, files: readonly string[]): Promise<void> {
  const addresses = files.join(' ');
  try {
    if (storage === null || storage.getItem(FONTS_KEY) === addresses) return;
    const answers = await Promise.all(files.map((file) => fetch(file)));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    if (answers.every(({ ok }) => ok)) storage.setItem(FONTS_KEY, addresses);
  } catch (error) {
    logFailure('The fonts are not there for the next page', error);
  }
}
