import { persistStore } from 'redux-persist';
import { type Currency, currencies } from '#contract/domain/money/currencies.ts';
import type { SessionUser } from '#contract/calls/auth/session.ts';
import type { Vault } from '#src/shared/api/vault.ts';
import { authSlice, selectEnding } from '#src/features/auth/authSlice.ts';
import { storeToken } from '#src/features/auth/storeToken.ts';
import { currencySlice } from '#src/features/currency/currencySlice.ts';
import type { AppStore, Mirrored, RootState } from '../store.ts';
import { mirrored } from './mirrored.ts';
import { makeMirroredKey } from './mirroredKey.ts';
import { parseUser, withToken } from './storedUser.ts';
import { sessionOver, syncWithOtherTabs } from './otherTabs.ts';
import type { TabEvents } from './otherTabs.ts';

interface PersistenceOptions {
  readonly storage: Storage | null;
  readonly vault: Vault;
  readonly defaultCurrency: Currency;
  readonly now: () => number;
}

export interface Persistence {
  /** What storage held, for the first state. */
  readonly initial: Pick<RootState, 'auth' | 'currency'>;
  readonly mirrored: Mirrored;
  /** Starts mirroring; gives what ends it. */
  readonly start: (store: AppStore, events: TabEvents) => RunningPersistence;
}

export interface RunningPersistence {
  /** Whether the page that comes next will know who is logged in here: not where storage is forbidden or full. */
  readonly keepsUser: () => boolean;
  /** Resolves when everything is written: to be awaited before the page is left on purpose. */
  readonly flush: () => Promise<void>;
  readonly stop: () => void;
}

/** Keeps the keys `user` and `currency` equal to the store, here and in every other tab. */
export function makePersistence({ storage, vault, defaultCurrency, now }: PersistenceOptions): Persistence {
  let announce: (key: 'user' | 'currency', text: string | null) => void = () => undefined;
  let onUserRemoved: () => void = () => undefined;
  let hasEndedByItself = (): boolean => false;

  const user = makeMirroredKey<SessionUser | null>({
    key: 'user',
    storage,
    absent: null,
    parse: (text) => parseUser(text, now()),
    format: (value) => (value === null ? null : JSON.stringify(value)),
    removalWins: true,
    lastWord: () => (hasEndedByItself() ? sessionOver : null),
    onWritten: (text) => announce('user', text),
    onRemovedElsewhere: () => onUserRemoved(),
  });
  const currency = makeMirroredKey<Currency>({
    key: 'currency',
    storage,
    absent: defaultCurrency,
    parse: (text) => currencies.find((code) => code === text) ?? null,
    format: (value) => value,
    removalWins: false,
    lastWord: () => null,
    onWritten: (text) => announce('currency', text),
    onRemovedElsewhere: () => undefined,
  });

  const stored = user.read();
  return {
    initial: {
      auth: { current: stored && storeToken(vault, stored) },
      currency: { current: currency.read() },
    },
    mirrored: {
      auth: mirrored('user', (known) => user.write(withToken(known, vault)), authSlice.reducer),
      currency: mirrored('currency', currency.write, currencySlice.reducer),
    },
    start: (store, events) => {
      const tabs = syncWithOtherTabs(store, { user, currency }, now, events);
      announce = tabs.announce;
      onUserRemoved = tabs.onUserRemoved;
      hasEndedByItself = () => selectEnding(store.getState()) === 'over';
      const persistor = persistStore(store);
      const ready = new Promise<void>((resolve) => {
        const check = () => {
          if (persistor.getState().bootstrapped) resolve();
        };
        persistor.subscribe(check);
        check();
      });
      return {
        keepsUser: user.isStored,
        flush: async () => {
          // Before that redux-persist drops what it is told.
          await ready;
          await persistor.flush();
        },
        stop: () => {
          persistor.pause();
          tabs.stop();
        },
      };
    },
  };
}
