import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { said } from '#src/shared/i18n/words.ts';
import type { Words } from '#src/shared/i18n/words.ts';

/** A failed request in a sentence, where no field is to blame for it. */
export function failureOf(error: unknown): Words {
  if (!isRequestFailure(error)) return { key: 'forms:failure.unknown' };
  if (error.status === 0) return { key: 'forms:failure.network' };
  if (error.retryAfter !== null && error.status === 429) {
    return { key: 'forms:failure.wait', values: { seconds: error.retryAfter } };
  }
  return error.message === null ? { key: 'forms:failure.unknown' } : said(error.message, error.code);
}
