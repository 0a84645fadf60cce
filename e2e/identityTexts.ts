import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type auth from '#src/shared/i18n/texts/en/auth.json';
import type common from '#src/shared/i18n/texts/en/common.json';
import type forms from '#src/shared/i18n/texts/en/forms.json';

export interface IdentityWords {
  readonly auth: typeof auth;
  readonly common: typeof common;
  readonly forms: typeof forms;
}

/** The words a visitor reads, so that one walk serves every language. */
export function wordsOf(language: string): IdentityWords {
  const read = (namespace: string): unknown =>
    JSON.parse(
      readFileSync(join(import.meta.dirname, `../src/shared/i18n/texts/${language}/${namespace}.json`), 'utf8'),
    );
  // The texts' own test holds every language to the keys of English.
  return { auth: read('auth'), common: read('common'), forms: read('forms') } as IdentityWords;
}
