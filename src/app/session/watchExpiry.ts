import { checkSession } from '#src/features/auth/checkSession.ts';
import { selectUser, sessionEnded } from '#src/features/auth/authSlice.ts';
import type { ServerClock } from '#src/shared/lib/serverClock.ts';
import type { AppStore } from '../store.ts';

type Page = Pick<Document, 'visibilityState'> & Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** `setTimeout` accepts no more than this; a session is far shorter, but a stored number may be anything. */
const longestTimer = 2_147_483_647;

/**
 * Logs out when the session's time is over by the server's clock, in every tab independently. After the computer slept
 * or its clock was set, the server is asked when the page is visible again. Returns a function that stops it.
 */
export function watchExpiry(store: AppStore, clock: ServerClock, page: Page): () => void {
  let end: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const arm = (): void => {
    clearTimeout(timer);
    if (end === null) return;
    const left = end * 60_000 - clock.now();
    if (left <= 0) store.dispatch(sessionEnded());
    else timer = setTimeout(arm, Math.min(left, longestTimer));
  };
  const follow = (): void => {
    const next = selectUser(store.getState())?.expireMinutes ?? null;
    if (next === end) return;
    end = next;
    arm();
  };
  const onReturn = (): void => {
    if (page.visibilityState !== 'visible' || end === null) return;
    arm();
    if (clock.hasSlipped()) void store.dispatch(checkSession()).then(arm);
  };

  const unsubscribe = store.subscribe(follow);
  page.addEventListener('visibilitychange', onReturn);
  follow();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    page.removeEventListener('visibilitychange', onReturn);
  };
}
