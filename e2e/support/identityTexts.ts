import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type auth from '#src/shared/i18n/texts/en/auth.json';
import type common from '#src/shared/i18n/texts/en/common.json';
import type forms from '#src/shared/i18n/texts/en/forms.json';

export interface IdentityTexts {
  readonly auth: typeof auth;
  readonly common: typeof common;
  readonly forms: typeof forms;
}

/** The texts of the screens of an account, so that one test works in every language. */
export function identityTextsOf(language: string): IdentityTexts {
  const read = (namespace: string): unknown =>
    JSON.parse(
      readFileSync(join(import.meta.dirname, `../../src/shared/i18n/texts/${language}/${namespace}.json`), 'utf8'),
    );
  // A unit test checks that every language has the keys of English.
  return { auth: read('auth'), common: read('common'), forms: read('forms') } as IdentityTexts;
}
