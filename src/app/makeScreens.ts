import type { i18n } from 'i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { addTexts } from '#src/i18n/addTexts.ts';
import { screenLoadEnded, screenLoadStarted } from '#src/store/loadingSlice.ts';
import type { BuildCheck } from './chunks/newBuild.ts';
import type { Network } from './chunks/retrying.ts';
import { makeScreenLoader } from './chunks/screenLoader.ts';
import type { ScreenLoader } from './chunks/screenLoader.ts';
import { screenSources } from './screens.ts';
import type { ScreenName } from './screens.ts';
import type { AppStore } from './store.ts';

export type Screens = Readonly<Record<ScreenName, ScreenLoader>> & { readonly builds: BuildCheck };

interface Surroundings {
  readonly store: AppStore;
  readonly texts: Promise<i18n>;
  readonly builds: BuildCheck;
  readonly network: Network;
}

/** The screens of one page: their loading is counted in its store, their words go to its i18n. */
export function makeScreens({ store, texts, builds, network }: Surroundings): Screens {
  const language = selectLanguage(store.getState());
  const loaderOf = (name: ScreenName): ScreenLoader =>
    makeScreenLoader(screenSources[name], {
      network,
      loadTexts: (namespaces) => addTexts(texts, language, namespaces),
      onAwaited: () => {
        store.dispatch(screenLoadStarted());
      },
      onSettled: () => {
        store.dispatch(screenLoadEnded());
      },
      reloadIfOutdated: builds.reloadIfOutdated,
    });
  return {
    builds,
    home: loaderOf('home'),
    car: loaderOf('car'),
    search: loaderOf('search'),
    terms: loaderOf('terms'),
    about: loaderOf('about'),
    notFound: loaderOf('notFound'),
    notReady: loaderOf('notReady'),
  };
}
