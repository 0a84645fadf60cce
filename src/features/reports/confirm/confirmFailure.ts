import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import { said } from '#src/shared/i18n/words.ts';
import type { Words } from '#src/shared/i18n/words.ts';

/** Why a word for a report was not taken: the one field that can be wrong says it, too. */
export function confirmFailure(error: unknown): Words {
  const told = isRequestFailure(error) ? Object.values(error.fields)[0] : undefined;
  return told === undefined ? failureOf(error) : said(told);
}
