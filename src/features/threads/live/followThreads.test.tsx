import { afterEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { listThreads } from '#contract/calls/threads.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { server } from '#mocks/server.ts';
import { mockToken, setMockUser } from '#mocks/session.ts';
import { makeStore } from '#src/app/store.ts';
import { defaultSettings } from '#src/shared/lib/settings.ts';
import { selectThreadList } from '../threadsSelectors.ts';
import { followThreads } from './followThreads.ts';

const silent = window.EventSource;
afterEach(() => {
  window.EventSource = silent;
  server.events.removeAllListeners();
});

/** What happens in the order of the network: questions for the list, and streams that open or fail. */
async function follow(fate: 'opens' | 'fails', serverTime: number | null) {
  const log: string[] = [];
  class Events {
    onopen: (() => void) | null = null;
    onerror: (() => void) | null = null;
    readonly readyState = 0;
    constructor() {
      log.push('stream');
      setTimeout(() => (fate === 'opens' ? this.onopen : this.onerror)?.());
    }
    readonly addEventListener = () => undefined;
    readonly close = () => undefined;
  }
  // All that is used of a stream.
  window.EventSource = Events as unknown as typeof EventSource;
  server.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname === listThreads.path) log.push('list');
  });
  setMockUser('owner@gza.test');
  const current = demoUsers['owner@gza.test']!.user;
  const store = makeStore({ preloadedState: { auth: { current } }, settings: { ...defaultSettings, serverTime } });
  store.vault.apiToken = mockToken(current);
  const stop = store.dispatch(followThreads());
  await waitFor(() => expect(selectThreadList(store.getState())).not.toBeNull());
  // As long as a second question would take to begin.
  await new Promise((resolve) => setTimeout(resolve, 50));
  stop();
  return log;
}

test.each(['opens', 'fails'] as const)('the list is requested once where the stream %s', async (fate) => {
  expect(await follow(fate, 1)).toEqual(['stream', 'list']);
});

test('the list of an unknown back end is requested before its stream', async () => {
  expect((await follow('fails', null)).slice(0, 2)).toEqual(['list', 'stream']);
});
