import { expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { makeStore } from '#src/app/store.ts';
import { sessionUser } from '#src/testing/sessionUser.ts';
import { favouritesApi } from './favouritesApi.ts';
import { selectMarked } from './favouritesSlice.ts';
import { setFavourite } from './setFavourite.ts';

const { listFavourites } = favouritesApi.endpoints;
const car = 2;

type Fate = 'done' | 'refused' | 'answer lost';

/** A server whose requests and responses arrive in the order of the scheduler. */
function serve(scheduler: fc.Scheduler, fateOf: () => Fate, isMarked: boolean) {
  const server = { isMarked, received: [] as { isWanted: boolean; fate: Fate }[] };
  const handle = (method: string) => {
    if (method === 'GET') {
      const car_ids = server.isMarked ? [car] : [];
      return () => Response.json({ status: 'success', favourites: [], car_ids, next_cursor: null });
    }
    const [isWanted, fate] = [method === 'PUT', fateOf()];
    server.received.push({ isWanted, fate });
    if (fate !== 'refused') server.isMarked = isWanted;
    return () => {
      if (fate === 'answer lost') throw new TypeError('The network is gone.');
      return fate === 'done' ? Response.json({ status: 'success' }) : new Response(null, { status: 503 });
    };
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, { method = 'GET' } = {}) => {
    await scheduler.schedule(Promise.resolve(), `${method} arrives`);
    const answer = handle(method);
    await scheduler.schedule(Promise.resolve(), `${method} is answered`);
    return answer();
  });
  return server;
}

const step = fc.oneof(fc.constant('refetch' as const), fc.boolean());
const fate = fc.constantFrom<Fate>('done', 'done', 'done', 'refused', 'answer lost');

test('in any order of events the last press wins and is the last change the server receives', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { minLength: 1, maxLength: 12 }),
      fc.array(fate, { minLength: 1, maxLength: 8 }),
      fc.boolean(),
      async (scheduler, steps, fates, isMarkedFirst) => {
        let requests = 0;
        const server = serve(scheduler, () => fates[requests++ % fates.length] ?? 'done', isMarkedFirst);
        const store = makeStore({ preloadedState: { auth: { current: sessionUser() } } });
        const isShown = () => selectMarked(store.getState()).has(car);
        const work: Promise<unknown>[] = [store.dispatch(listFavourites.initiate())];
        const { task } = scheduler.scheduleSequence(
          steps.map((what) => async () => {
            if (what === 'refetch')
              return void work.push(store.dispatch(listFavourites.initiate(undefined, { forceRefetch: true })));
            work.push(store.dispatch(setFavourite(car, what)));
            // At once, before any response.
            expect(isShown()).toBe(what);
          }),
        );
        const all = async () => {
          await task;
          for (const one of work) await one;
        };
        await scheduler.waitFor(all());

        const wanted = steps.findLast((what) => what !== 'refetch');
        const last = server.received.at(-1);
        if (wanted === undefined) expect(server.received).toEqual([]);
        else expect(last?.isWanted).toBe(wanted);
        if (last?.fate === 'done') expect(isShown()).toBe(wanted);

        await scheduler.waitFor(
          Promise.resolve(store.dispatch(listFavourites.initiate(undefined, { forceRefetch: true }))),
        );
        expect(isShown()).toBe(server.isMarked);
      },
    ),
  );
  jest.restoreAllMocks();
});

/** Responds in turn and records the requests. */
function answerWith(...answers: readonly (() => Response)[]) {
  const requests: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, { method = 'GET' } = {}) => {
    requests.push(
      `${method} ${new URL(address instanceof Request ? address.url : address, 'http://localhost/').pathname}`,
    );
    return (answers[requests.length - 1] ?? (() => Response.json({ status: 'success' })))();
  });
  return { requests, store: makeStore({ preloadedState: { auth: { current: sessionUser() } } }) };
}
const refused = (status: number) => () => new Response(null, { status });
const noNetwork = () => {
  throw new TypeError('The network is gone.');
};

test('a failed change returns its status and is no longer shown', async () => {
  const { requests, store } = answerWith(refused(503), noNetwork);
  expect(await store.dispatch(setFavourite(car, true))).toMatchObject({ status: 503 });
  expect(selectMarked(store.getState()).has(car)).toBe(false);
  expect(await store.dispatch(setFavourite(car, true))).toMatchObject({ status: 0 });
  expect(await store.dispatch(setFavourite(car, true))).toBeNull();
  expect(selectMarked(store.getState()).has(car)).toBe(true);
  expect(await store.dispatch(setFavourite(car, false))).toBeNull();
  expect(selectMarked(store.getState()).has(car)).toBe(false);
  expect(requests).toEqual([
    ...Array.from({ length: 3 }, () => `PUT /api/favourites/${car}`),
    `DELETE /api/favourites/${car}`,
  ]);
  expect(store.getState().api.mutations).toEqual({});
  jest.restoreAllMocks();
});

test('a refusal restores the last confirmed state', async () => {
  const { store } = answerWith(() => Response.json({ status: 'success' }), refused(503));
  await store.dispatch(setFavourite(car, true));
  expect(await store.dispatch(setFavourite(car, false))).toMatchObject({ status: 503 });
  expect(selectMarked(store.getState()).has(car)).toBe(true);
  jest.restoreAllMocks();
});

test('of presses in a row only the first and the last are sent', async () => {
  const { requests, store } = answerWith();
  const first = store.dispatch(setFavourite(car, true));
  expect(await store.dispatch(setFavourite(car, false))).toBeNull();
  expect(await store.dispatch(setFavourite(car, true))).toBeNull();
  expect(await store.dispatch(setFavourite(car, false))).toBeNull();
  expect(await first).toBeNull();
  expect(requests).toEqual([`PUT /api/favourites/${car}`, `DELETE /api/favourites/${car}`]);
  jest.restoreAllMocks();
});

test('after a logout no failure is returned and nothing more is sent', async () => {
  const { requests, store } = answerWith(refused(503));
  const first = store.dispatch(setFavourite(car, true));
  void store.dispatch(setFavourite(car, false));
  store.dispatch(favouritesApi.util.resetApiState());
  expect(await first).toBeNull();
  expect(requests).toHaveLength(1);
  jest.restoreAllMocks();
});
