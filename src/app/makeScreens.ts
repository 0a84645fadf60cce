import type { i18n } from 'i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { addTexts } from '#src/i18n/addTexts.ts';
import { screenLoadEnded, screenLoadStarted } from '#src/store/loadingSlice.ts';
import type { BuildCheck } from './chunks/newBuild.ts';
import type { Network } from './chunks/retrying.ts';
import { makeScreenLoader } from './chunks/screenLoader.ts';
import type { ScreenLoader, ScreenSource } from './chunks/screenLoader.ts';
import { dialogSources, panelSource, screenSources } from './screens.ts';
import type { DialogName, ScreenName } from './screens.ts';
import type { AppStore } from './store.ts';

export type Screens = Readonly<Record<ScreenName, ScreenLoader>> & {
  /** Beside the screens of the control panel. */
  readonly panel: ScreenLoader;
  readonly dialogs: Readonly<Record<DialogName, ScreenLoader>>;
  readonly builds: BuildCheck;
};

interface Surroundings {
  readonly store: AppStore;
  readonly texts: Promise<i18n>;
  readonly builds: BuildCheck;
  readonly network: Network;
}

/** The screens of one page: their loading is counted in its store, their words go to its i18n. */
export function makeScreens({ store, texts, builds, network }: Surroundings): Screens {
  const language = selectLanguage(store.getState());
  const loaderOf = (source: ScreenSource): ScreenLoader =>
    makeScreenLoader(source, {
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
    panel: loaderOf(panelSource),
    dialogs: {
      login: loaderOf(dialogSources.login),
      recovery: loaderOf(dialogSources.recovery),
      registration: loaderOf(dialogSources.registration),
      writeToOwner: loaderOf(dialogSources.writeToOwner),
    },
    home: loaderOf(screenSources.home),
    car: loaderOf(screenSources.car),
    search: loaderOf(screenSources.search),
    terms: loaderOf(screenSources.terms),
    about: loaderOf(screenSources.about),
    safety: loaderOf(screenSources.safety),
    favourites: loaderOf(screenSources.favourites),
    orders: loaderOf(screenSources.orders),
    order: loaderOf(screenSources.order),
    adminHome: loaderOf(screenSources.adminHome),
    adminOrders: loaderOf(screenSources.adminOrders),
    adminOrder: loaderOf(screenSources.adminOrder),
    verification: loaderOf(screenSources.verification),
    adminVerifications: loaderOf(screenSources.adminVerifications),
    checkout: loaderOf(screenSources.checkout),
    payment: loaderOf(screenSources.payment),
    adminReviews: loaderOf(screenSources.adminReviews),
    profile: loaderOf(screenSources.profile),
    changePassword: loaderOf(screenSources.changePassword),
    adminProfile: loaderOf(screenSources.adminProfile),
    chat: loaderOf(screenSources.chat),
    notFound: loaderOf(screenSources.notFound),
  };
}
