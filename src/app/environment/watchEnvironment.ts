import { setupListeners } from '@reduxjs/toolkit/query';
import { schemeAttribute } from '#src/shared/lib/scheme.ts';
import type { Settings } from '#src/shared/lib/settings.ts';
import { environmentChanged } from '#src/shared/store/environmentSlice.ts';
import type { AppStore } from '../store.ts';

/** Writes the page's environment into the store, now and whenever it changes. Returns a function that stops it. */
export function watchEnvironment(
  store: AppStore,
  window: Window,
  { build, defaultCurrency }: Pick<Settings, 'build' | 'defaultCurrency'>,
): () => void {
  const { document, navigator } = window;
  const page = document.documentElement;
  const shownScheme = () => (page.getAttribute(schemeAttribute) === 'dark' ? 'dark' : 'light');
  const look = (settings = {}): void => {
    store.dispatch(
      environmentChanged({
        ...settings,
        isOnline: navigator.onLine,
        isVisible: document.visibilityState !== 'hidden',
        scheme: shownScheme(),
      }),
    );
  };
  const onChange = () => look();
  const places = [
    [window, 'online'],
    [window, 'offline'],
    [document, 'visibilitychange'],
  ] as const;
  for (const [place, event] of places) place.addEventListener(event, onChange);
  const schemes = new MutationObserver(() => {
    if (shownScheme() !== store.getState().environment.scheme) look();
  });
  schemes.observe(page, { attributeFilter: [schemeAttribute] });
  look({ build, defaultCurrency });
  // Polling pauses while the page is hidden; queries that want it refetch when it is visible again.
  const stopListening = setupListeners(store.dispatch);
  return () => {
    stopListening();
    schemes.disconnect();
    for (const [place, event] of places) place.removeEventListener(event, onChange);
  };
}
