import { afterEach, expect, jest, test } from '@jest/globals';
import { selectUser, sessionEnded } from '#src/features/auth/authSlice.ts';
import { beginSession } from '#src/features/auth/beginSession.ts';
import { currencySwitched, selectCurrency } from '#src/features/currency/currencySlice.ts';
import { contentOf, memoryStorage } from '#src/testing/memoryStorage.ts';
import { sessionUser, storedUser } from '#src/testing/sessionUser.ts';
import { openTab } from './testing/openTab.ts';

const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => {
  warnings.mockClear();
});

test('the first visit writes nothing', async () => {
  const storage = memoryStorage();
  const tab = openTab(storage);
  await tab.flush();
  expect(contentOf(storage)).toEqual({});
});

// Once: a session's end is told by the clock, and a minute may go by between two tests.
const known = sessionUser();
const user = storedUser(known);

test('a login, a switch and a logout leave exactly the documented text', async () => {
  const storage = memoryStorage();
  const tab = openTab(storage);
  tab.store.dispatch(beginSession(user));
  tab.store.dispatch(currencySwitched('gel'));
  await tab.flush();
  expect(contentOf(storage)).toEqual({ user: JSON.stringify(user), currency: 'gel' });

  tab.store.dispatch(sessionEnded());
  tab.store.dispatch(currencySwitched('usd'));
  await tab.flush();
  expect(contentOf(storage)).toEqual({ currency: 'usd' });
});

test('what is stored is in the very first state', () => {
  const { store } = openTab(memoryStorage({ user: JSON.stringify(user), currency: 'gel' }));
  expect(selectUser(store.getState())).toEqual(known);
  expect(store.vault.apiToken).toBe('token-of-7');
  expect(selectCurrency(store.getState())).toBe('gel');
});

test('starting leaves stored values as they are', async () => {
  const stored = { user: JSON.stringify(user), currency: 'gel' };
  const storage = memoryStorage(stored);
  await openTab(storage).flush();
  expect(contentOf(storage)).toEqual(stored);
});

test('a currency of the menu is stored and read like those of the switch', async () => {
  const storage = memoryStorage({ currency: 'eur' });
  const tab = openTab(storage);
  expect(selectCurrency(tab.store.getState())).toBe('eur');
  tab.store.dispatch(currencySwitched('ils'));
  await tab.flush();
  expect(contentOf(storage)).toEqual({ currency: 'ils' });
});

test("the default currency is the host's until the visitor chooses", async () => {
  const storage = memoryStorage();
  const tab = openTab(storage, { defaultCurrency: 'gel' });
  expect(selectCurrency(tab.store.getState())).toBe('gel');
  tab.store.dispatch(currencySwitched('usd'));
  await tab.flush();
  expect(contentOf(storage)).toEqual({ currency: 'usd' });
});

test.each<[string, string]>([
  ['nothing', ''],
  ['half an object', JSON.stringify(user).slice(0, 30)],
  ['null', 'null'],
  ['a number', '7'],
  ['a list', JSON.stringify([user])],
  ['text', '"nino"'],
  ['an empty object', '{}'],
  ['no token', JSON.stringify({ ...user, apiToken: undefined })],
  ['a number as token', JSON.stringify({ ...user, apiToken: 1 })],
  ['an id of zero', JSON.stringify({ ...user, user_id: 0 })],
  ['an id as text', JSON.stringify({ ...user, user_id: '7' })],
  ['a fraction as id', JSON.stringify({ ...user, user_id: 7.5 })],
  ['no roles', JSON.stringify({ ...user, roles: undefined })],
  ['one role as text', JSON.stringify({ ...user, roles: 'client' })],
  ['roles that are no text', JSON.stringify({ ...user, roles: [1] })],
  ['a client without name', JSON.stringify({ ...user, client: { id: 1 } })],
  ['an owner that is text', JSON.stringify({ ...user, owner: 'Giorgi' })],
  ['no end', JSON.stringify({ ...user, expireMinutes: undefined })],
  ['an end that is text', JSON.stringify({ ...user, expireMinutes: String(user.expireMinutes) })],
  ['a session that has ended', JSON.stringify({ ...user, expireMinutes: Math.floor(Date.now() / 60_000) - 1 })],
  ['a session longer than any', JSON.stringify({ ...user, expireMinutes: user.expireMinutes + 10 })],
])('a stored user of %s is dropped', (_what, text) => {
  const storage = memoryStorage({ user: text });
  expect(selectUser(openTab(storage).store.getState())).toBeNull();
  expect(contentOf(storage)).toEqual({});
});

test.each(['', 'gbp', 'EUR', '"gel"', 'GEL', '{"current":"gel"}', 'null'])(
  'a stored currency of %j is dropped',
  (text) => {
    const storage = memoryStorage({ currency: text });
    expect(selectCurrency(openTab(storage).store.getState())).toBe('usd');
    expect(contentOf(storage)).toEqual({});
  },
);

test('fields that are not documented are left behind', () => {
  const storage = memoryStorage({
    user: JSON.stringify({ ...user, isAdmin: true, client: { ...user.client, iban: 'GE' } }),
  });
  expect(selectUser(openTab(storage).store.getState())).toEqual(known);
});

test('forbidden storage leaves everything usable', async () => {
  const tab = openTab(null);
  tab.store.dispatch(beginSession(user));
  tab.store.dispatch(currencySwitched('gel'));
  await tab.flush();
  expect(selectUser(tab.store.getState())).toEqual(known);
  expect(selectCurrency(tab.store.getState())).toBe('gel');
});

test('storage whose every method throws leaves everything usable', async () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  const tab = openTab(Object.assign(memoryStorage(), { getItem: refuse, setItem: refuse, removeItem: refuse }));
  tab.store.dispatch(beginSession(user));
  await tab.flush();
  expect(selectUser(tab.store.getState())).toEqual(known);
});

test('full storage keeps no user of yesterday, and the session goes on', async () => {
  const storage = memoryStorage({ user: JSON.stringify(user) });
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const tab = openTab(storage);
  const renamed = { ...user, client: { id: 70, name: 'Nina' } };
  tab.store.dispatch(beginSession(renamed));
  await tab.flush();
  expect(contentOf(storage)).toEqual({});

  tab.store.dispatch(beginSession(user));
  await tab.flush();
  expect(selectUser(tab.store.getState())).toEqual(known);
});
