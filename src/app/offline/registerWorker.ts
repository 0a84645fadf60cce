import type { Language } from '#contract/domain/values.ts';
import { loadTexts } from '#src/shared/i18n/loadTexts.ts';
import { logFailure } from '#src/shared/lib/log.ts';
import { screenSources } from '../routes.ts';

/** Screens whose words are kept in the language of the page, seen or not. */
const shown = ['home', 'search', 'car', 'orders', 'order', 'chat'] as const;

/** Lets the page open without a network from now on. In development nothing is kept: every page is new. */
export async function registerWorker(build: string, language: Language): Promise<void> {
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
    // What came before there was a worker to keep it.
    const urlsToCache = performance.getEntriesByType('resource').flatMap(({ name }) => (isPart(name) ? [name] : []));
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  } catch (error) {
    logFailure('The page will not open without a network', error);
  }
}

const isPart = (address: string): boolean => address.startsWith(`${location.origin}/static/`);
