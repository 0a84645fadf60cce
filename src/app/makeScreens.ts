import type { i18n } from 'i18next';
import { screenLoadEnded, screenLoadStarted } from '#src/store/loadingSlice.ts';
import { makeScreenLoader } from './chunks/screenLoader.ts';
import type { ScreenLoader } from './chunks/screenLoader.ts';
import { screenSources } from './screens.ts';
import type { ScreenName } from './screens.ts';
import type { AppStore } from './store.ts';

export type Screens = Readonly<Record<ScreenName, ScreenLoader>>;

/** The screens of one page: their loading is counted in its store, their words go to its i18n. */
export function makeScreens(store: AppStore, texts: i18n): Screens {
  const around = {
    loadTexts: (namespaces: readonly string[]) => texts.loadNamespaces(namespaces),
    onAwaited: () => {
      store.dispatch(screenLoadStarted());
    },
    onSettled: () => {
      store.dispatch(screenLoadEnded());
    },
  };
  return {
    home: makeScreenLoader(screenSources.home, around),
    car: makeScreenLoader(screenSources.car, around),
    search: makeScreenLoader(screenSources.search, around),
    terms: makeScreenLoader(screenSources.terms, around),
    about: makeScreenLoader(screenSources.about, around),
    notFound: makeScreenLoader(screenSources.notFound, around),
    notReady: makeScreenLoader(screenSources.notReady, around),
  };
}
