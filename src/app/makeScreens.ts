import type { i18n } from 'i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { addTexts } from '#src/shared/i18n/addTexts.ts';
import { screenLoadEnded, screenLoadStarted } from '#src/shared/store/loadingSlice.ts';
import type { BuildCheck } from './chunks/newBuild.ts';
import type { Network } from '#src/shared/lib/chunks/retrying.ts';
import { makeScreenLoader } from './chunks/screenLoader.ts';
import type { ScreenLoader, ScreenSource } from './chunks/screenLoader.ts';
import { dialogSources } from './dialogs/dialogSources.ts';
import type { DialogName } from './dialogs/dialogSources.ts';
import { screenSources } from './routes.ts';
import type { ScreenName } from './routes.ts';
import type { AppStore } from './store.ts';

export type Screens = Readonly<Record<ScreenName, ScreenLoader>> & {
  /** Around the screens of the control panel. */
  readonly panel: ScreenLoader;
  /** Above everything while an admin views a user's account. */
  readonly viewing: ScreenLoader;
  readonly dialogs: Readonly<Record<DialogName, ScreenLoader>>;
  readonly builds: BuildCheck;
};

/** The frame around every screen of the control panel. */
const panelSource: ScreenSource = {
  code: async () => ({ default: (await import('./layout/PanelNavigation.tsx')).PanelNavigation }),
  namespaces: ['panel'],
};

/** The bar above every screen while an admin views a user's account. */
const viewingSource: ScreenSource = {
  code: async () => ({ default: (await import('#src/features/accounts/view/ViewingBar.tsx')).ViewingBar }),
  namespaces: ['accounts'],
};

interface Surroundings {
  readonly store: AppStore;
  readonly texts: Promise<i18n>;
  readonly builds: BuildCheck;
  readonly network: Network;
}

/** The screens of one page: their loading is counted in its store, their texts go into its i18n. */
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
  const loadersOf = <Name extends string>(sources: Readonly<Record<Name, ScreenSource>>) =>
    Object.fromEntries(
      Object.entries<ScreenSource>(sources).map(([name, source]) => [name, loaderOf(source)]),
      // The keys are those of the sources.
    ) as Record<Name, ScreenLoader>;
  return {
    ...loadersOf(screenSources),
    builds,
    panel: loaderOf(panelSource),
    viewing: loaderOf(viewingSource),
    dialogs: loadersOf(dialogSources),
  };
}
