import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import { serverMessage } from '#src/shared/i18n/message.ts';
import type { Message } from '#src/shared/i18n/message.ts';

/** Why a confirmation was refused; the message of a wrong field is shown under it, too. */
export function confirmFailure(error: unknown): Message {
  const message = isRequestFailure(error) ? Object.values(error.fields)[0] : undefined;
  return message === undefined ? failureOf(error) : serverMessage(message);
}
