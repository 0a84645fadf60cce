import { expect, jest, test } from '@jest/globals';
import { loggedIn, selectUser, sessionEnded } from '#src/features/auth/authSlice.ts';
import { currencySwitched, selectCurrency } from '#src/features/currency/currencySlice.ts';
import { contentOf, memoryStorage } from '#src/testing/memoryStorage.ts';
import { sessionUser } from '#src/testing/sessionUser.ts';
import { openTab } from './testing/openTab.ts';

const user = sessionUser();
const stored = () => memoryStorage({ user: JSON.stringify(user) });

test('a logout in one tab reaches the other', async () => {
  const storage = stored();
  const [one, other] = [openTab(storage), openTab(storage)];
  one.store.dispatch(sessionEnded());
  await one.flush();
  other.hear('user', null);
  expect(selectUser(other.store.getState())).toBeNull();
  await other.flush();
  expect(contentOf(storage)).toEqual({});
});

test('a tab that has not heard of the logout yet does not bring the user back', async () => {
  const storage = stored();
  const [one, other] = [openTab(storage), openTab(storage)];
  await other.flush();
  one.store.dispatch(sessionEnded());
  await one.flush();
  other.store.dispatch(loggedIn({ ...user, client: { id: 70, name: 'Nina' } }));
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
  one.store.dispatch(loggedIn(user));
  await one.flush();
  await heard;
  expect(selectUser(other.store.getState())).toEqual(user);
  one.stop();
  other.stop();
});

test('another user in another tab empties this one and reloads it', () => {
  const reload = jest.fn();
  const tab = openTab(stored(), { reload });
  tab.hear('user', JSON.stringify(sessionUser({ user_id: 8 })));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(selectUser(tab.store.getState())?.user_id).toBe(8);
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
  other.hear('theme', 'usd');
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
