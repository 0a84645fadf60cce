import type { Language } from '#contract/domain/values.ts';
import { rememberLanguage } from '#src/shared/i18n/detectLanguage.ts';

/** Remembers the language for the pages that come. Where storage refuses, the address says it to the next one. */
export function storeLanguage(storage: Storage | null, { history, location }: Window, language: Language): void {
  if (rememberLanguage(storage, language)) return;
  const address = new URL(location.href);
  address.searchParams.set('lang', language);
  history.replaceState(history.state, '', address);
}
