import type { Language } from '#contract/domain/values.ts';
import { selectUser } from '#src/features/auth/authSlice.ts';
import { checkSession } from '#src/features/auth/checkSession.ts';
import { forgetReports, hasPhotographs } from '#src/features/reports/queue/storedReports.ts';
import { forgetWaiting } from '#src/features/threads/waitingMessages.ts';
import { loadTexts } from '#src/shared/i18n/loadTexts.ts';
import { logFailure } from '#src/shared/lib/log.ts';
import { environmentChanged, selectKeptAt } from '#src/shared/store/environmentSlice.ts';
import { screenSources } from '../routes.ts';
import type { AppStore } from '../store.ts';
import { forgetAnswers } from './cachedAnswers.ts';

interface Page {
  readonly window: Window;
  readonly build: string;
  readonly language: Language;
}

/** How often a page that shows cached answers checks whether the server is back, ms. */
const retryDelay = 10_000;

/**
 * A user's cached answers are deleted on logout, when another user logs in and when their session ends. A logout also
 * deletes their waiting messages and reports, which otherwise their next session sends. While a page shows cached
 * answers it checks for the server again and again.
 */
export function startOffline(store: AppStore, { window, build, language }: Page): void {
  let last: unknown;
  let retry: ReturnType<typeof setInterval> | undefined;
  let stopSending = (): void => undefined;
  const check = () => void store.dispatch(checkSession());
  const look = (): void => {
    const state = store.getState();
    const user = selectUser(state);
    const isLeaving = state.auth.ending === 'left';
    const next = isLeaving ? `left ${user === null}` : (user?.user_id ?? null);
    if (next !== last) {
      last = next;
      const remaining = isLeaving ? undefined : user?.user_id;
      void forgetAnswers(remaining);
      // Those of a session that ended by itself wait for the same user.
      if (isLeaving || user !== null) {
        void forgetWaiting(remaining);
        void forgetReports(remaining);
      }
      stopSending();
      if (remaining !== undefined) stopSending = goOnSending(store, remaining);
      if (remaining === undefined && selectKeptAt(state) !== null) store.dispatch(environmentChanged({ keptAt: null }));
    }
    if (selectKeptAt(store.getState()) !== null) {
      retry ??= setInterval(check, retryDelay);
    } else {
      clearInterval(retry);
      retry = undefined;
    }
  };
  store.subscribe(look);
  look();
  void registerWorker(build, language);
  window.addEventListener('online', () => {
    if (selectKeptAt(store.getState()) !== null) check();
  });
}

/** Its code loads only for a user with something unsent. Returns a function that stops it. */
function goOnSending(store: AppStore, userId: number): () => void {
  let isWanted = true;
  let stop = (): void => undefined;
  const begin = async (): Promise<void> => {
    if ((await hasPhotographs(userId)) !== true) return;
    const { resumeReports } = await import(
      /* webpackChunkName: "handOver" */ '#src/features/reports/queue/resumeReports.ts'
    );
    if (isWanted) stop = store.dispatch(resumeReports(userId));
  };
  // Without a network the next page tries again.
  begin().catch(() => undefined);
  return () => {
    isWanted = false;
    stop();
  };
}

/** Screens whose texts are cached in the language of the page, whether opened or not. */
const shown = ['home', 'search', 'car', 'orders', 'order', 'chat'] as const;

/** From now on the page opens without a network. In development nothing is cached: every page is new. */
async function registerWorker(build: string, language: Language): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  try {
    // The bundler makes the address one that the page's policy trusts.
    const registration = await navigator.serviceWorker.register(
      new URL(
        /* webpackChunkName: "sw" */ /* webpackEntryOptions: { filename: "sw.js" } */ '../worker/serviceWorker.ts',
        import.meta.url,
      ),
      { scope: '/' },
    );
    const takeOver = () => (registration.installing ?? registration.waiting)?.postMessage({ type: 'TAKE_OVER', build });
    registration.addEventListener('updatefound', takeOver);
    takeOver();
    const { active } = await navigator.serviceWorker.ready;
    await Promise.all(
      [...new Set(shown.flatMap((name) => screenSources[name].namespaces))].map((name) => loadTexts(language, name)),
    );
    // What was loaded before there was a worker to cache it.
    const urlsToCache = performance.getEntriesByType('resource').flatMap(({ name }) => (isPart(name) ? [name] : []));
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  } catch (error) {
    logFailure('The page will not open without a network', error);
  }
}

const isPart = (address: string): boolean => address.startsWith(`${location.origin}/static/`);
