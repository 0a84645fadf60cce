import { expect, test } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import { http } from 'msw';
import type { AnyCall } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { CallName } from '#contract/calls.ts';
import { server } from '#mocks/server.ts';
import { api } from '#src/shared/api/api.ts';
import { everyEndpoint } from '../replay/everyEndpoint.ts';
import { makeStore } from './store.ts';

const pathPattern = (call: AnyCall) => new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`);

test.each(Object.entries(calls))('the endpoint %s makes that call', async (name, call: AnyCall) => {
  const sent: Request[] = [];
  server.use(
    http.all('*', ({ request }) => {
      sent.push(request);
      return Response.json({ status: 'success', next_cursor: null, payment: {}, messages: [] });
    }),
  );
  const store = makeStore();
  // The keys of `calls` are its names; the arguments of each endpoint are checked where screens use it.
  const { initiate } = everyEndpoint[name as CallName] as unknown as {
    initiate: (arg: unknown) => UnknownAction & PromiseLike<unknown>;
  };
  const body = call.method === 'GET' ? {} : { body: { address: 'a@b.ge' } };
  await store.dispatch(
    initiate({
      params: {
        id: 1,
        car_id: 1,
        feed_id: 1,
        change_id: 1,
        shot: 'front',
        provider: 'sandbox',
        user_id: 1,
        lang: 'ka',
        list: 'colours',
        code: 'white',
        event: 'settle',
        report_id: 1,
        angle: 'front',
        place: 'tbilisi',
      },
      query: {},
      ...body,
    }),
  );
  expect(sent).toHaveLength(1);
  expect(sent[0]?.method).toBe(call.method);
  expect(new URL(sent[0]?.url ?? '').pathname).toMatch(pathPattern(call));
  // Refetches caused by this call do not run into the next one.
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
});
