import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { server } from '#mocks/server.ts';
import { beginSession } from '#src/features/auth/beginSession.ts';
import { loggedOut } from '#src/features/auth/authSlice.ts';
import { isDeep } from '#src/testing/isDeep.ts';
import { memoryStorage } from '#src/testing/memoryStorage.ts';
import { storedUser } from '#src/testing/sessionUser.ts';
import { openTab } from './persistence/testing/openTab.ts';
import { accountForms } from './testing/accountForms.ts';
import { allCanaries, canaries } from './testing/canaries.ts';
import { fileForms } from './testing/fileForms.ts';
import { formsOf, findLeaks } from './testing/findLeaks.ts';
import { makeRecorder } from './testing/recorder.ts';
import { watched, watchForms } from './testing/watchForms.ts';

const forms = [...accountForms, ...fileForms];
/** One of each kind of secret: a password, a number of a person, a code, a file. */
const sample = ['login', 'registration of an owner who is a person', 'recovery', 'a document of a client'];
const walked = isDeep ? forms : forms.filter(({ name }) => sample.includes(name));

// jsdom has no addresses for files and starts no download.
beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
beforeEach(watchForms);
afterEach(() => server.events.removeAllListeners());

test.each(walked)('$name: no secret is seen in an action or a state', async ({ secrets, walk }) => {
  await walk();
  cleanup();
  for (const name of secrets) {
    const wasThere = formsOf(canaries[name]).some((form) => watched.wire.toLowerCase().includes(form));
    expect([name, wasThere]).toEqual([name, true]);
  }
  expect(watched.recorder.actions.length).toBeGreaterThan(0);
  expect(findLeaks(watched.recorder, allCanaries)).toEqual([]);
});

test('each field for a password, a one-time code or a file is in one of these forms', () => {
  const sources = globSync('src/**/*.tsx').filter((path) => !/\.test\.|\/(forms|ui|testing)\//.test(path));
  const withFields = sources.filter((path) =>
    /<PasswordField|one-time-code|type="file"|name="(iban|identity_number)"/.test(readFileSync(path, 'utf8')),
  );
  // Pictures are not cropped in jsdom; secretCalls.test.tsx shows that their call contains no file.
  const known = new Set([...forms.flatMap(({ files }) => files), 'features/profile/picture/PictureButtons.tsx']);
  expect(withFields.map((path) => path.slice('src/'.length)).filter((path) => !known.has(path))).toEqual([]);
});

test('the token is in no action and no state of tabs that start, log in, sync with each other and log out', async () => {
  const { enhancer, ...seen } = makeRecorder();
  const stored = (apiToken: string) => JSON.stringify({ ...storedUser(), apiToken });
  const storage = memoryStorage({ user: stored(canaries.token) });
  const tab = openTab(storage, { enhancers: [enhancer] });
  await tab.flush();
  expect(storage.getItem('user')).toBe(stored(canaries.token));
  tab.hear('user', stored(canaries.secret));
  expect(tab.store.vault.apiToken).toBe(canaries.secret);
  tab.store.dispatch(beginSession({ ...storedUser(), apiToken: canaries.recovery }));
  await tab.flush();
  expect(storage.getItem('user')).toBe(stored(canaries.recovery));
  tab.store.dispatch(loggedOut());
  await tab.flush();
  tab.stop();
  expect(seen.actions.map((action) => (action as { type: string }).type)).toContain('persist/REHYDRATE');
  // What redux-persist dispatches carries functions; nothing of it is recorded.
  expect(
    findLeaks({ enhancer, ...seen }, allCanaries).filter((leak) => !leak.startsWith('a function in persist/')),
  ).toEqual([]);
});
