import type { EmotionCache } from '@emotion/cache';
import type { i18n } from 'i18next';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { Router, createPath } from 'react-router';
import { selectRoute } from '#src/store/routeSlice.ts';
import { App } from '../../App.tsx';
import type { Screens } from '../../makeScreens.ts';
import type { AppStore } from '../../store.ts';
import { addressOfRoute } from '../../navigation/addressOfRoute.ts';
import { recordedLook } from './recordedLook.ts';

/** Only a recorded step leads anywhere. */
const still = {
  createHref: (to: Parameters<typeof createPath>[0] | string) => (typeof to === 'string' ? to : createPath(to)),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

interface Props {
  readonly store: AppStore;
  readonly texts: i18n;
  readonly screens: Screens;
  readonly styles: EmotionCache;
  readonly scheme: 'light' | 'dark';
}

/** The app as it was at the step that the store shows, at the address its state names. */
export function FrameApp({ store, texts, screens, styles, scheme }: Props) {
  const address = useSyncExternalStore(store.subscribe, () => addressOfRoute(selectRoute(store.getState())));
  useLayoutEffect(() => {
    document.documentElement.dataset['scheme'] = scheme;
  }, [scheme]);
  return (
    <Router location={address} navigator={still}>
      <App store={store} texts={texts} screens={screens} styles={styles} look={recordedLook} />
    </Router>
  );
}
