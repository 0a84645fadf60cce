import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { serverMessage } from '#src/shared/i18n/message.ts';
import type { Message } from '#src/shared/i18n/message.ts';

/** A refused change in a sentence: the server's own where it has one. */
export function orderFailure(error: unknown): Message {
  if (!isRequestFailure(error) || error.status === 0) return { key: 'orders:failure.network' };
  return error.message === null ? { key: 'orders:failure.unknown' } : serverMessage(error.message, error.code);
}
