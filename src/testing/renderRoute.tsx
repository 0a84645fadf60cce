import createCache from '@emotion/cache';
import type { StoreEnhancer } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, MemoryRouter } from 'react-router';
import { actAsMockUser, mockToken } from '#mocks/session.ts';
import { App } from '#src/app/App.tsx';
import type { BuildCheck } from '#src/app/chunks/newBuild.ts';
import type { Network } from '#src/shared/lib/chunks/retrying.ts';
import { NoticeLifetime } from '#src/app/feedback/NoticeCard.tsx';
import { watchEnvironment } from '#src/app/environment/watchEnvironment.ts';
import { makeScreens } from '#src/app/makeScreens.ts';
import { screenOf } from '#src/app/routes.ts';
import { isInPanel, isOpenTo, matchRoute } from '#src/shared/lib/routes.ts';
import { makeStore } from '#src/app/store.ts';
import type { Mirrored, RootState } from '#src/app/store.ts';
import { selectUser } from '#src/features/auth/authSlice.ts';
import type { KnownUser } from '#src/features/auth/authSlice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { loadTexts } from '#src/shared/i18n/loadTexts.ts';
import { makeI18n } from '#src/shared/i18n/makeI18n.ts';
import type { ServerClock } from '#src/shared/lib/serverClock.ts';
import { defaultSettings } from '#src/shared/lib/settings.ts';
import type { Page } from '#src/shared/store/page.ts';
import type { DraftStorage } from '#src/shared/store/drafts/draftStorage.ts';

interface Options {
  readonly preloadedState?: Partial<RootState>;
  readonly page?: Page;
  readonly builds?: BuildCheck;
  readonly clock?: ServerClock;
  readonly enhancers?: readonly StoreEnhancer[];
  /** Of the storage of the browser. */
  readonly mirrored?: Mirrored;
  /** Of the page before this one. */
  readonly typed?: DraftStorage;
  /** How long notices stay, in milliseconds: a test on a busy machine finds them there. */
  readonly noticeLifetime?: number;
  /** Uses the window's own history, to test the way back. */
  readonly hasHistory?: boolean;
}

const currentBuild: BuildCheck = {
  isOutdated: () => Promise.resolve(false),
  reloadIfOutdated: () => Promise.resolve(false),
};
const goodNetwork: Network = {
  isOnline: () => true,
  wait: () => Promise.resolve(),
  limit: () => new AbortController().signal,
};

/** Only the page that was opened last is there. */
let stopWatching = (): void => undefined;

/** The address a user ends up at after opening the path. */
function landingOf(path: string, user: KnownUser | null): string {
  if (user === null) return (matchRoute(path)?.access ?? 'anyone') === 'anyone' ? path : paths.home;
  if (isOpenTo(user.roles, path)) return path;
  return isOpenTo(user.roles, paths.adminHome) ? paths.adminHome : paths.home;
}

/**
 * Names classes, but makes no rules: jsdom lays nothing out, and asking it for computed styles (each search by role does,
 * for every element) would match every rule against every element. That was half of the time of all screens' tests.
 */
function classNamesOnly() {
  const cache = createCache({ key: 'css', container: document.createElement('div') });
  cache.sheet.insert = () => undefined;
  return cache;
}

/** Opens an address as a visitor does: real store, real router, real texts; only the network is faked, at its edge. */
export async function renderRoute(
  address: string,
  {
    preloadedState = {},
    page,
    clock,
    builds = currentBuild,
    enhancers = [],
    typed,
    mirrored,
    noticeLifetime = 60_000,
    hasHistory = false,
  }: Options = {},
) {
  const store = makeStore({
    preloadedState,
    enhancers,
    ...(page && { page }),
    ...(clock && { clock }),
    ...(typed && { typed }),
    ...(mirrored && { mirrored }),
  });
  stopWatching();
  stopWatching = watchEnvironment(store, window, defaultSettings);
  const language = selectLanguage(store.getState());
  const texts = await makeI18n(language, await loadTexts(language, 'common'));
  const screens = makeScreens({ store, texts: Promise.resolve(texts), builds, network: goodNetwork });
  const user = selectUser(store.getState());
  if (user !== null) {
    store.vault.apiToken = mockToken(user);
    actAsMockUser(user);
  }
  const path = landingOf(new URL(address, 'http://localhost').pathname, user);
  await Promise.all([screens[screenOf(path)].load(), isInPanel(path) ? screens.panel.load() : null]);
  const app = (
    <NoticeLifetime value={noticeLifetime}>
      <App store={store} texts={texts} screens={screens} styles={classNamesOnly()} />
    </NoticeLifetime>
  );
  if (hasHistory) window.history.pushState(null, '', address);
  const view = render(
    hasHistory ? <BrowserRouter>{app}</BrowserRouter> : <MemoryRouter initialEntries={[address]}>{app}</MemoryRouter>,
  );
  return { store, screens, user: userEvent.setup({ delay: null }), ...view };
}
