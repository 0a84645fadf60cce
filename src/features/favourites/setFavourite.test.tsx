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

/** A server whose requests arrive, and whose answers come back, whenever the scheduler says so. */
function serve(scheduler: fc.Scheduler, fateOf: () => Fate, isMarked: boolean) {
  const server = { isMarked, told: [] as { wish: boolean; fate: Fate }[] };
  const handle = (method: string) => {
    if (method === 'GET') {
      const car_ids = server.isMarked ? [car] : [];
      return () => Response.json({ status: 'success', favourites: [], car_ids, next_cursor: null });
    }
    const [wish, fate] = [method === 'PUT', fateOf()];
    server.told.push({ wish, fate });
    if (fate !== 'refused') server.isMarked = wish;
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

test('whatever is under way, the last press wins and is the last the server is told', async () => {
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
            // At once, whatever the server will say.
            expect(isShown()).toBe(what);
          }),
        );
        const all = async () => {
          await task;
          for (const one of work) await one;
        };
        await scheduler.waitFor(all());

        const wanted = steps.findLast((what) => what !== 'refetch');
        const last = server.told.at(-1);
        if (wanted === undefined) expect(server.told).toEqual([]);
        else expect(last?.wish).toBe(wanted);
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
