import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { serverMessage } from '#src/shared/i18n/message.ts';
import type { Message } from '#src/shared/i18n/message.ts';

/** A failed request in a sentence, where no field is to blame for it. */
export function failureOf(error: unknown): Message {
  if (!isRequestFailure(error)) return { key: 'forms:failure.unknown' };
  if (error.status === 0) return { key: 'forms:failure.network' };
  if (error.retryAfter !== null && error.status === 429) {
    return { key: 'forms:failure.wait', values: { seconds: error.retryAfter } };
  }
  return error.message === null ? { key: 'forms:failure.unknown' } : serverMessage(error.message, error.code);
}
