import { expect, jest, test } from '@jest/globals';
import { loggedOut, selectEnding, selectUser, sessionEnded } from '#src/features/auth/authSlice.ts';
import { beginSession } from '#src/features/auth/beginSession.ts';
import { currencySwitched, selectCurrency } from '#src/features/currency/currencySlice.ts';
import { takeDestination } from '#src/shared/lib/destination.ts';
import { modalClosed, modalOpened } from '#src/shared/store/modalsSlice.ts';
import { inertPage } from '#src/shared/store/page.ts';
import { contentOf, memoryStorage } from '#src/testing/memoryStorage.ts';
import { sessionUser, storedUser } from '#src/testing/sessionUser.ts';
import { openTab } from './testing/openTab.ts';

const user = storedUser();
const stored = () => memoryStorage({ user: JSON.stringify(user) });

test('a logout in one tab reaches the other', async () => {
  const storage = stored();
  const [one, other] = [openTab(storage), openTab(storage)];
  one.store.dispatch(loggedOut());
  await one.flush();
  other.hear('user', null);
  expect(selectUser(other.store.getState())).toBeNull();
  await other.flush();
  expect(contentOf(storage)).toEqual({});
});

const endings = [
  ['over', sessionEnded],
  ['left', loggedOut],
] as const;

test.each(endings)('a session that is %p in one tab is it in the other, long before its time', async (ending, end) => {
  const storage = stored();
  const [one, other] = [openTab(storage), openTab(storage)];
  const { setItem, removeItem } = storage;
  // As a browser does: every change is told to the other tabs, in turn.
  storage.setItem = (key, text) => {
    setItem(key, text);
    other.hear(key, text);
  };
  storage.removeItem = (key) => {
    removeItem(key);
    other.hear(key, null);
  };
  one.store.dispatch(end());
  await one.flush();
  await other.flush();
  expect(selectEnding(other.store.getState())).toBe(ending);
  expect(contentOf(storage)).toEqual({});
});

test.each(endings)('a session that is %p in one tab is it where storage is forbidden', async (ending, end) => {
  const name = `ended-${ending}`;
  const one = openTab(null, { channel: new BroadcastChannel(name) });
  const other = openTab(null, { channel: new BroadcastChannel(name) });
  const heard = (change: () => boolean) =>
    new Promise<void>((resolve) => {
      const unsubscribe = other.store.subscribe(() => {
        if (!change()) return;
        unsubscribe();
        resolve();
      });
    });
  const login = heard(() => selectUser(other.store.getState()) !== null);
  one.store.dispatch(beginSession(user));
  await one.flush();
  await login;
  const gone = heard(() => selectUser(other.store.getState()) === null);
  one.store.dispatch(end());
  await one.flush();
  await gone;
  expect(selectEnding(other.store.getState())).toBe(ending);
  one.stop();
  other.stop();
});

test('a key that goes without a word is an end only where its time is over', () => {
  const endsAt = user.expireMinutes * 60_000;
  for (const [left, ending] of [
    [60_000, 'left'],
    [1_000, 'over'],
    [-1_000, 'over'],
  ] as const) {
    let time = Date.now();
    const tab = openTab(stored(), { now: () => time });
    time = endsAt - left;
    tab.hear('user', null);
    expect([selectUser(tab.store.getState()), selectEnding(tab.store.getState())]).toEqual([null, ending]);
  }
});

test('a tab that has not heard of the logout yet does not bring the user back', async () => {
  const storage = stored();
  const [one, other] = [openTab(storage), openTab(storage)];
  await other.flush();
  one.store.dispatch(sessionEnded());
  await one.flush();
  other.store.dispatch(beginSession({ ...user, client: { id: 70, name: 'Nina' } }));
  await other.flush();
  expect(contentOf(storage)).toEqual({});
  expect(selectUser(other.store.getState())).toBeNull();
});

test('where storage is forbidden, tabs tell each other', async () => {
  const name = 'without-storage';
  const one = openTab(null, { channel: new BroadcastChannel(name) });
  const other = openTab(null, { channel: new BroadcastChannel(name) });
  const heard = new Promise<void>((resolve) => {
    other.store.subscribe(() => {
      if (selectUser(other.store.getState()) !== null) resolve();
    });
  });
  one.store.dispatch(beginSession(user));
  await one.flush();
  await heard;
  expect(selectUser(other.store.getState())).toEqual(sessionUser());
  const switched = new Promise<void>((resolve) => {
    other.store.subscribe(() => {
      if (selectCurrency(other.store.getState()) === 'gel') resolve();
    });
  });
  one.store.dispatch(currencySwitched('gel'));
  await one.flush();
  await switched;
  one.stop();
  other.stop();
});

test('another user in another tab empties this one and reloads it', () => {
  const reload = jest.fn();
  const tab = openTab(stored(), { reload });
  tab.hear('user', JSON.stringify(storedUser({ user_id: 8 })));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(selectUser(tab.store.getState())?.user_id).toBe(8);
  expect(tab.store.vault.apiToken).toBe('token-of-8');
});

test('a login in another tab ends the wait for one here, and leads where this one was to lead', async () => {
  const asked = modalOpened({ kind: 'login', reason: 'sessionOver', next: '/profile?from=mail' });
  for (const [action, expected] of [
    [asked, [['/'], '/profile?from=mail']],
    [modalOpened({ kind: 'login' }), [['/'], null]],
    // Half of a registration may stand in it.
    [modalOpened({ kind: 'registration', tab: 'client' }), [[], null]],
    [modalClosed(), [[], null]],
  ] as const) {
    const reload = jest.fn(async (_path?: string) => undefined);
    const tab = openTab(memoryStorage(), { page: { ...inertPage, reload } });
    tab.store.dispatch(action);
    tab.hear('user', JSON.stringify(user));
    const destination = takeDestination(sessionStorage, () => true);
    expect([reload.mock.calls.flat(), destination]).toEqual(expected);
    tab.store.dispatch(asked);
    tab.hear('user', JSON.stringify({ ...user, apiToken: 'renewed' }));
    expect(reload).toHaveBeenCalledTimes(expected[0].length);
  }
});

test("a session's token goes with its user, and another one comes with another session of the same user", () => {
  const tab = openTab(stored());
  tab.hear('user', JSON.stringify({ ...user, apiToken: 'renewed' }));
  expect(tab.store.vault.apiToken).toBe('renewed');
  tab.hear('user', null);
  expect(tab.store.vault.apiToken).toBe('');
});

test('the same user with a new name is taken over without a reload', () => {
  const reload = jest.fn();
  const tab = openTab(stored(), { reload });
  tab.hear('user', JSON.stringify({ ...user, client: { id: 70, name: 'Nina' } }));
  expect(selectUser(tab.store.getState())?.client?.name).toBe('Nina');
  expect(reload).not.toHaveBeenCalled();
});

test('what another tab wrote is checked like what is stored', () => {
  const tab = openTab(stored());
  tab.hear('user', '{"user_id":1}');
  expect(selectUser(tab.store.getState())).toBeNull();
});

test('a currency chosen in another tab shows here, and foreign keys mean nothing', async () => {
  const storage = memoryStorage();
  const [one, other] = [openTab(storage), openTab(storage)];
  one.store.dispatch(currencySwitched('gel'));
  await one.flush();
  other.hear('theme', 'gel');
  expect(selectCurrency(other.store.getState())).toBe('usd');
  other.hear('currency', 'gel');
  expect(selectCurrency(other.store.getState())).toBe('gel');
});

test('clearing all storage logs out', () => {
  const storage = stored();
  const tab = openTab(storage);
  storage.clear();
  tab.hear(null, null);
  expect(selectUser(tab.store.getState())).toBeNull();
});

test('a page that comes back from the cache of the browser looks again, one that is new has looked', () => {
  const storage = memoryStorage();
  const tab = openTab(storage);
  storage.setItem('user', JSON.stringify(user));
  storage.setItem('currency', 'gel');
  tab.show(false);
  expect([selectUser(tab.store.getState()), selectCurrency(tab.store.getState())]).toEqual([null, 'usd']);
  tab.show(true);
  expect([selectUser(tab.store.getState()), selectCurrency(tab.store.getState())]).toEqual([sessionUser(), 'gel']);
  storage.clear();
  tab.hear(null, null);
  expect(selectCurrency(tab.store.getState())).toBe('usd');
});

test('what is known already changes nothing, and what was stopped hears nothing', () => {
  const storage = stored();
  const tab = openTab(storage);
  let changes = 0;
  tab.store.subscribe(() => {
    changes += 1;
  });
  tab.hear('user', JSON.stringify(user));
  tab.hear('currency', 'usd');
  tab.hear('theme', null);
  expect(changes).toBe(0);
  tab.stop();
  changes = 0;
  storage.setItem('currency', 'gel');
  tab.hear('currency', 'gel');
  tab.show(true);
  expect(changes).toBe(0);
});

test('messages of a channel that are none mean nothing', () => {
  const target = Object.assign(new EventTarget(), { postMessage: () => undefined, close: jest.fn() });
  // A channel as far as tabs use it.
  const channel = target as unknown as BroadcastChannel;
  const tab = openTab(stored(), { channel });
  for (const data of [null, 'user', 7, {}, { key: 'user' }, { text: null }])
    target.dispatchEvent(new MessageEvent('message', { data }));
  expect(selectUser(tab.store.getState())).toEqual(sessionUser());
  target.dispatchEvent(new MessageEvent('message', { data: { key: 'user', text: 7 } }));
  expect(selectUser(tab.store.getState())).toBeNull();
  tab.stop();
  expect(target.close).toHaveBeenCalledTimes(1);
});
