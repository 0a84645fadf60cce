import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { makeVault } from './shared/api/vault.ts';
import { App } from './app/App.tsx';
import { browserNetwork } from '#src/shared/lib/chunks/browserNetwork.ts';
import { fetchNewestBuild } from './app/chunks/fetchNewestBuild.ts';
import { makeBuildCheck } from './app/chunks/newBuild.ts';
import { retrying } from '#src/shared/lib/chunks/retrying.ts';
import type { ScreenLoader } from './app/chunks/screenLoader.ts';
import { makeScreens } from './app/makeScreens.ts';
import { offline } from './app/offline/offline.ts';
import { canStore } from './app/persistence/canStore.ts';
import { goInPlace } from './app/persistence/goInPlace.ts';
import { storeLanguage } from './app/persistence/storeLanguage.ts';
import { makePersistence } from './app/persistence/persistence.ts';
import { storeResend, readResend } from './app/persistence/resendMemory.ts';
import { takeTyped, writeTyped } from './app/persistence/typedOverReload.ts';
import { watchEnvironment } from './app/environment/watchEnvironment.ts';
import { cacheOf, readDrawn, visitorStateOf } from './app/html/drawnPage.ts';
import { screenOf } from './app/routes.ts';
import { isInPanel, matchRoute } from './shared/lib/routes.ts';
import { forgetUnsent } from './app/session/forgetUnsent.ts';
import { watchExpiry } from './app/session/watchExpiry.ts';
import { showStartFailure } from './app/showStartFailure.ts';
import { makeStore } from './app/store.ts';
import type { i18n } from 'i18next';
import { checkSession } from './features/auth/checkSession.ts';
import { restoreSession } from './features/auth/restoreSession.ts';
import { announceLanguage } from './features/language/announceLanguage.ts';
import { detectLanguage } from './shared/i18n/detectLanguage.ts';
import { loadTexts } from './shared/i18n/loadTexts.ts';
import { makeI18n } from './shared/i18n/makeI18n.ts';
import { browserStorage } from './shared/lib/browserStorage.ts';
import { takeDestination } from './shared/lib/destination.ts';
import { logFailure } from './shared/lib/log.ts';
import { nextTask } from './shared/lib/nextTask.ts';
import { paths } from './shared/lib/paths.ts';
import { makeServerClock } from './shared/lib/serverClock.ts';
import { readSettings } from './shared/lib/settings.ts';
import { makeDraftStorage } from './shared/store/drafts/draftStorage.ts';
import { selectHasUnsavedWork, settleForms } from './shared/store/drafts/unsavedSlice.ts';
import { fontFiles } from './app/theme/fonts.ts';
import { makeStyles } from './app/theme/makeStyles.ts';
import { storeFonts } from './app/theme/storedFonts.ts';

/** The first screen and what it asks for go first, ms. */
const recorderDelay = 3000;

const settings = readSettings(document);
const storage = browserStorage('localStorage');
const tabStorage = browserStorage('sessionStorage');
const clock = makeServerClock(settings.serverTime);
const language = detectLanguage(storage, navigator.languages, location.search);
const isRightLanguage = document.documentElement.lang === language;
// Set again to what it is, all that depends on a language would be worked out anew.
if (!isRightLanguage) document.documentElement.lang = language;

const vault = makeVault();
const typed = makeDraftStorage(takeTyped(tabStorage, settings.build));
const persistence = makePersistence({ storage, vault, defaultCurrency: settings.defaultCurrency, now: clock.now });
// Whoever just logged in goes on to where they were going; only then, and only once.
const isAtStart = location.pathname === paths.home && persistence.initial.auth.current !== null;
const destination = isAtStart ? takeDestination(tabStorage, (path) => matchRoute(path) !== null) : null;
if (destination !== null) history.replaceState(null, '', destination);

// Drawn for another language than this browser's last one, or for another place, the page is drawn anew.
const drawn = isRightLanguage && destination === null ? readDrawn(document) : null;
const reload = async (address?: string): Promise<void> => {
  await mirror.flush();
  writeTyped(tabStorage, settings.build, typed.all());
  store.dispatch(settleForms());
  if (address === undefined) location.reload();
  else location.assign(address);
};
const store = makeStore({
  settings,
  clock,
  vault,
  typed,
  offline,
  page: {
    rememberLanguage: (chosen) => storeLanguage(storage, window, chosen),
    reload,
    goInPlace: (address) => goInPlace(mirror, window)(address),
  },
  preloadedState: {
    ...persistence.initial,
    language: { current: language },
    registration: readResend(tabStorage, clock.now()),
    ...(drawn && { api: cacheOf(drawn) }),
  },
  mirrored: persistence.mirrored,
  tab: { window, storage: tabStorage },
});
await nextTask();
// What is personal comes right after the first render.
const drawnState = drawn && visitorStateOf(store.getState(), settings.defaultCurrency);
const mirror = persistence.start(store, {
  window,
  channel: new BroadcastChannel('gza'),
  reload: () => void reload(),
});
storeResend(store, tabStorage);
forgetUnsent(store, tabStorage);
watchExpiry(store, clock, document);
watchEnvironment(store, window, settings);
await nextTask();

const builds = makeBuildCheck({
  build: settings.build,
  fetchNewestBuild,
  storage: tabStorage,
  isReloaded: performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'),
  hasUnsavedWork: () => selectHasUnsavedWork(store.getState()),
  reload,
});
const texts = retrying(() => loadTexts(language, 'common'), browserNetwork).then((common) =>
  makeI18n(language, common),
);
const screens = makeScreens({ store, texts, builds, network: browserNetwork });

async function start(root: Element): Promise<void> {
  // Both on their way at once: the words of every page and the screen of this one.
  const screen = screens[screenOf(location.pathname)];
  screen.prefetch();
  if (isInPanel(location.pathname)) screens.panel.prefetch();
  await nextTask();
  if (root.querySelector('[data-start]') !== null) void coverUntil(Promise.all([texts, screen.load()]));
  // The first screen must know: some are for nobody else.
  if (persistence.initial.auth.current === null && !canStore(storage)) await store.dispatch(restoreSession());
  const styles = makeStyles(settings.styleNonce);
  const app = (words: i18n) => (
    <BrowserRouter>
      <App store={store} texts={words} screens={screens} styles={styles} {...(drawnState && { drawnState })} />
    </BrowserRouter>
  );
  const onCaughtError = (error: unknown) => logFailure('A screen failed', error);
  const words = await texts;
  // The server has another language: the first answers would come in that one.
  const toldLanguage = isRightLanguage ? null : store.dispatch(announceLanguage());
  await toldLanguage;
  // A screen whose code cannot be had says so in the place of what the server has drawn.
  const goesOn = drawnState !== null && (await isLoaded(screen));
  if (goesOn) {
    // In small steps, between which the page answers.
    startTransition(() => {
      hydrateRoot(root, app(words), {
        onCaughtError,
        onRecoverableError: (error) => logFailure('The page of the server was drawn anew', error),
      });
    });
  } else {
    createRoot(root, { onCaughtError }).render(app(words));
  }
  await nextTask();
  const announced = toldLanguage ?? store.dispatch(announceLanguage());
  await nextTask();
  await Promise.all([announced, store.dispatch(checkSession())]);
  // Whatever was done until then it is told; without it nothing is missing but the report of a problem.
  setTimeout(() => {
    void store.recorder().catch(() => undefined);
    void storeFonts(storage, fontFiles[language]);
    void import(/* webpackChunkName: "offline" */ './app/offline/startOffline.ts').then(
      ({ startOffline }) => startOffline(store, { window, build: settings.build, language }),
      () => undefined,
    );
  }, recorderDelay);
}

const isLoaded = (screen: ScreenLoader): Promise<boolean> =>
  screen.load().then(
    () => true,
    () => false,
  );

/** Pages that the server draws need none of it. */
async function coverUntil(loaded: Promise<unknown>): Promise<void> {
  const begun = await import('./app/beginEmpty.ts').catch(() => null);
  const uncover = begun?.beginEmpty(document, location.pathname);
  await loaded.catch(() => undefined);
  uncover?.();
}

const root = document.querySelector('#root');
if (root !== null) {
  start(root).catch(async (error: unknown) => {
    logFailure('The page could not start', error);
    if (!(await builds.reloadIfOutdated())) showStartFailure(root);
  });
}
