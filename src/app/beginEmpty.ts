import type { Language } from '#contract/domain/values.ts';
import { coverStart } from './feedback/coverStart.ts';
import { preloadFirstView } from './preloadFirstView.ts';

/** What a document needs that came without its page: a cover, and what its first view will ask for. Gives what takes the cover away. */
export function beginEmpty(page: Document, pathname: string, language: Language): () => void {
  preloadFirstView(pathname, language);
  return coverStart(page);
}
