import createCache from '@emotion/cache';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/App.tsx';
import { makeScreens } from './app/makeScreens.ts';
import { makePersistence } from './app/persistence/persistence.ts';
import { makeStore } from './app/store.ts';
import { detectLanguage } from './i18n/detectLanguage.ts';
import { loadTexts } from './i18n/loadTexts.ts';
import { makeI18n } from './i18n/makeI18n.ts';
import { browserStorage } from './lib/browserStorage.ts';
import { readSettings } from './lib/settings.ts';

async function start(): Promise<void> {
  const settings = readSettings(document);
  const storage = browserStorage();
  const language = detectLanguage(storage, navigator.languages);
  document.documentElement.lang = language;
  const persistence = makePersistence({ storage, defaultCurrency: settings.defaultCurrency, now: Date.now });
  const store = makeStore({
    settings,
    preloadedState: { ...persistence.initial, language: { current: language } },
    mirrored: persistence.mirrored,
  });
  persistence.start(store, {
    window,
    channel: new BroadcastChannel('gza'),
    reload: () => {
      location.reload();
    },
  });
  const texts = await makeI18n(language, loadTexts);
  const screens = makeScreens(store, texts);
  const styles = createCache({ key: 'css', nonce: settings.styleNonce });
  const root = document.querySelector('#root');
  if (root === null) throw new Error('index.html has no #root');
  createRoot(root).render(
    <BrowserRouter>
      <App store={store} texts={texts} screens={screens} styles={styles} />
    </BrowserRouter>,
  );
}

void start();
