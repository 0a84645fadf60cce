import { logFailure } from '#src/shared/lib/log.ts';

const key = 'messageAfterLogin';

/** What was done right before a login that followed by itself; nothing else is ever read from the storage. */
const messages = ['auth:registration.done', 'auth:recovery.done'] as const;

export type MessageAfterLogin = (typeof messages)[number];

/** Stores, for the next page of this tab, what it shows once: this one, which began at `page`, is about to be left. */
export function rememberMessage(
  storage: Storage | null,
  message: MessageAfterLogin,
  page = performance.timeOrigin,
): void {
  try {
    storage?.setItem(key, `${message} ${page}`);
  } catch (error) {
    logFailure('The message could not be kept', error);
  }
}

/** Returns the stored message once, and not to the page that stored it: until it is gone, it has the new user, too. */
export function takeMessage(storage: Storage | null, page = performance.timeOrigin): MessageAfterLogin | null {
  try {
    const [kept, from] = storage?.getItem(key)?.split(' ') ?? [];
    if (kept === undefined || from === String(page)) return null;
    storage?.removeItem(key);
    return messages.find((message) => message === kept) ?? null;
  } catch (error) {
    logFailure('The message could not be read', error);
    return null;
  }
}
