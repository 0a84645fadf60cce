import type { StoreEnhancer } from '@reduxjs/toolkit';
import { makeVault } from '#src/shared/api/vault.ts';
import { inertPage } from '#src/shared/store/page.ts';
import type { Page } from '#src/shared/store/page.ts';
import { makeStore } from '../../store.ts';
import { makePersistence } from '../persistence.ts';

interface TabOptions {
  readonly channel?: BroadcastChannel | null;
  readonly reload?: () => void;
  readonly defaultCurrency?: 'usd' | 'gel';
  readonly now?: () => number;
  readonly page?: Page;
  readonly enhancers?: readonly StoreEnhancer[];
}

/** A tab as main.tsx opens it, over the storage it shares with the test's other tabs. */
export function openTab(
  storage: Storage | null,
  {
    channel = null,
    reload = () => undefined,
    defaultCurrency = 'usd',
    now = Date.now,
    page = inertPage,
    enhancers = [],
  }: TabOptions = {},
) {
  const events = new EventTarget();
  const vault = makeVault();
  const persistence = makePersistence({ storage, vault, defaultCurrency, now });
  const store = makeStore({
    vault,
    page,
    enhancers,
    preloadedState: persistence.initial,
    mirrored: persistence.mirrored,
  });
  const running = persistence.start(store, { window: events, channel, reload });
  return {
    store,
    ...running,
    /** The browser tells this tab what another one wrote. */
    hear: (key: string | null, newValue: string | null) => {
      events.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    },
    /** The page is seen, new or out of the cache of the browser. */
    show: (persisted: boolean) => {
      events.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    },
  };
}
