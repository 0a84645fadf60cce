import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { Language } from '#contract/domain/values.ts';
import { selectUser, sessionChangedElsewhere } from '#src/features/auth/authSlice.ts';
import type { KnownUser } from '#src/features/auth/authSlice.ts';
import { addTexts } from '#src/shared/i18n/addTexts.ts';
import { readLanguage } from '#src/shared/i18n/detectLanguage.ts';
import { loadTexts } from '#src/shared/i18n/loadTexts.ts';
import { makeI18n } from '#src/shared/i18n/makeI18n.ts';
import { browserStorage } from '#src/shared/lib/browserStorage.ts';
import { logFailure } from '#src/shared/lib/log.ts';
import { makeServerClock } from '#src/shared/lib/serverClock.ts';
import { readSettings } from '#src/shared/lib/settings.ts';
import { environmentChanged } from '#src/shared/store/environmentSlice.ts';
import { parseUser } from '../../app/persistence/storedUser.ts';
import { makeStore } from '../../app/store.ts';
import { makeStyles } from '../../app/theme/makeStyles.ts';
import { fontsAttribute } from '../../app/theme/storedFonts.ts';
import { ReplayPage } from './ReplayPage.tsx';

/** The page of a replay, with a store of its own: it loads one trace and stores nothing. */
export async function startPage(root: Element): Promise<void> {
  const settings = readSettings(document);
  const clock = makeServerClock(settings.serverTime);
  const { user, language } = readReader(browserStorage('localStorage'), navigator.languages, clock.now());
  document.documentElement.lang = language;
  document.documentElement.setAttribute(fontsAttribute, '');
  const texts = loadTexts(language, 'common').then((common) => makeI18n(language, common));
  await addTexts(texts, language, ['panel', 'support']);
  const store = makeStore({
    settings,
    clock,
    preloadedState: { auth: { current: user }, language: { current: language } },
  });
  store.dispatch(environmentChanged({ build: settings.build }));
  // Another tab of the same browser: whoever logs out there leaves no report open here.
  window.addEventListener('storage', ({ key }) => {
    if (key !== 'user' && key !== null) return;
    const now = readUser(browserStorage('localStorage')?.getItem('user') ?? null, clock.now());
    if (now?.user_id !== selectUser(store.getState())?.user_id) store.dispatch(sessionChangedElsewhere(now));
  });
  const styles = makeStyles(settings.styleNonce);
  createRoot(root, { onCaughtError: (error) => logFailure('The replay failed', error) }).render(
    createElement(ReplayPage, { store, styles, texts: await texts }),
  );
}

interface Reader {
  readonly user: KnownUser | null;
  readonly language: Language;
}

/** The user and their language, as the app stored them in this browser; nothing is written. */
function readReader(storage: Storage | null, languages: readonly string[], now: number): Reader {
  return { user: readUser(storage?.getItem('user') ?? null, now), language: readLanguage(storage, languages) };
}

function readUser(text: string | null, now: number): KnownUser | null {
  const stored = text === null ? null : parseUser(text, now);
  if (stored === null) return null;
  // The cookie is enough for the requests made here.
  const { apiToken: _token, ...known } = stored;
  return known;
}
