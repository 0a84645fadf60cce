import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/cache';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { RatesProvider } from '#src/features/currency/RatesProvider.tsx';
import type { Screens } from './makeScreens.ts';
import { AppRoutes } from './AppRoutes.tsx';
import type { AppStore, RootState } from './store.ts';
import { ThemeRoot } from './theme/ThemeRoot.tsx';

export interface AppProps {
  readonly store: AppStore;
  readonly texts: i18n;
  readonly screens: Screens;
  readonly styles: EmotionCache;
  /** The colours of a recorded step; otherwise the browser's own. */
  readonly scheme?: 'light' | 'dark';
  /** The state that the server rendered with: the first render uses it, even where this browser knows more. */
  readonly drawnState?: RootState;
}

/**
 * Everything inside a router: main.tsx passes the browser's, tests a memory router, a replay one that never navigates.
 */
export function App({ store, texts, screens, styles, scheme, drawnState }: AppProps) {
  return (
    <Provider store={store} {...(drawnState && { serverState: drawnState })}>
      <I18nextProvider i18n={texts}>
        <CacheProvider value={styles}>
          <ThemeRoot scheme={scheme}>
            <RatesProvider>
              <AppRoutes screens={screens} />
            </RatesProvider>
          </ThemeRoot>
        </CacheProvider>
      </I18nextProvider>
    </Provider>
  );
}
