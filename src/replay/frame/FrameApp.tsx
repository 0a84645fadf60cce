import type { EmotionCache } from '@emotion/cache';
import type { i18n } from 'i18next';
import { Router, createPath } from 'react-router';
import type { RouteState } from '#src/shared/store/routeSlice.ts';
import { App } from '../../app/App.tsx';
import type { Screens } from '../../app/makeScreens.ts';
import type { AppStore } from '../../app/store.ts';
import { addressOfRoute } from '../../app/navigation/addressOfRoute.ts';

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
  /** Null before the page has entered a route. */
  readonly route: RouteState | null;
}

/** The app at the step that the store shows, at its address; before the first address it was loading. */
export function FrameApp({ store, texts, screens, styles, scheme, route }: Props) {
  if (route === null) return <p role="status">{texts.t('common:loading')}</p>;
  return (
    <Router location={addressOfRoute(route)} navigator={still}>
      <App store={store} texts={texts} screens={screens} styles={styles} scheme={scheme} />
    </Router>
  );
}
