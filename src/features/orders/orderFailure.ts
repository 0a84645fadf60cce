import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { said } from '#src/shared/i18n/words.ts';
import type { Words } from '#src/shared/i18n/words.ts';

/** A refused change in a sentence: the server's own where it has one. */
export function orderFailure(error: unknown): Words {
  if (!isRequestFailure(error) || error.status === 0) return { key: 'orders:failure.network' };
  return error.message === null ? { key: 'orders:failure.unknown' } : said(error.message, error.code);
}
