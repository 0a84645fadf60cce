import type { Currency } from '#contract/domain/money/currencies.ts';
import type { SessionUser } from '#contract/calls/auth/session.ts';
import { selectUser, sessionChangedElsewhere, sessionEnded } from '#src/features/auth/authSlice.ts';
import { goOn } from '#src/features/auth/goOn.ts';
import { storeToken } from '#src/features/auth/storeToken.ts';
import { currencySwitchedElsewhere, selectCurrency } from '#src/features/currency/currencySlice.ts';
import { isSameJson } from '#src/shared/lib/isSameJson.ts';
import { selectOpenModal } from '#src/shared/store/modalsSlice.ts';
import type { AppStore } from '../store.ts';
import type { MirroredKey } from './mirroredKey.ts';
import { withToken } from './storedUser.ts';

/** What the page hears of other tabs by, and what it does when its user has become another one. */
export interface TabEvents {
  /** The window: `storage` tells what other tabs wrote, `pageshow` that this one was away. */
  readonly window: EventTarget;
  /** Tells other tabs where storage can't, as it is forbidden or slow in a background tab. */
  readonly channel: BroadcastChannel | null;
  readonly reload: () => void;
}

interface Keys {
  readonly user: MirroredKey<SessionUser | null>;
  readonly currency: MirroredKey<Currency>;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Last word of the key `user` in a tab whose session ended by itself: nobody logged out. */
export const sessionOver = 'over';

/** Two tabs notice the end of a session within this time of each other. */
const tolerance = 5_000;

/** Brings what other tabs did into this store. Whatever comes in is checked like what is stored. */
export function syncWithOtherTabs(store: AppStore, keys: Keys, now: () => number, events: TabEvents) {
  const { window, channel, reload } = events;
  const takeUser = (user: SessionUser | null, hasEnded = false): void => {
    const last = selectUser(store.getState());
    if (isSameJson(user, withToken(last, store.vault))) return;
    // Where nothing was said, as in a page out of the cache of the browser, the time tells an end from a press.
    const isTimeOver = last !== null && last.expireMinutes * 60_000 - now() < tolerance;
    const isOver = user === null && (hasEnded || isTimeOver);
    store.dispatch(isOver ? sessionEnded() : sessionChangedElsewhere(user && storeToken(store.vault, user)));
    // Screens may hold half-finished work of the last user.
    if (user !== null && last !== null && user.user_id !== last.user_id) reload();
    // Nobody has to log in twice.
    if (user !== null && last === null && selectOpenModal(store.getState())?.kind === 'login')
      void store.dispatch(goOn());
  };
  const takeCurrency = (currency: Currency): void => {
    if (currency !== selectCurrency(store.getState())) store.dispatch(currencySwitchedElsewhere(currency));
  };
  const take = (key: unknown, text: string | null): void => {
    if (key === 'user') takeUser(keys.user.accept(text), text === sessionOver);
    if (key === 'currency') takeCurrency(keys.currency.accept(text));
  };
  const takeAll = (): void => {
    takeUser(keys.user.read());
    takeCurrency(keys.currency.read());
  };

  const onStorage = (event: Event): void => {
    if (!(event instanceof StorageEvent)) return;
    // No key: everything was cleared.
    if (event.key === null) takeAll();
    else take(event.key, event.newValue);
  };
  const onPageShow = (event: Event): void => {
    if (event instanceof PageTransitionEvent && event.persisted) takeAll();
  };
  const onMessage = ({ data }: MessageEvent<unknown>): void => {
    if (typeof data === 'object' && data !== null && 'key' in data && 'text' in data) take(data.key, textOf(data.text));
  };

  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  channel?.addEventListener('message', onMessage);

  return {
    announce: (key: 'user' | 'currency', text: string | null): void => channel?.postMessage({ key, text }),
    onUserRemoved: (): void => takeUser(null),
    stop: (): void => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
      channel?.close();
    },
  };
}
