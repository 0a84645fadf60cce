import { afterEach, expect, jest, test } from '@jest/globals';
import { makeStore } from '#src/app/store.ts';
import { sessionUser } from '#src/testing/sessionUser.ts';
import { favouritesApi } from './favouritesApi.ts';
import { favouriteGivenUp, selectMarked, selectWish } from './favouritesSlice.ts';
import { setFavourite } from './setFavourite.ts';

const { listFavourites } = favouritesApi.endpoints;
const [car, other] = [2, 5];

afterEach(() => {
  jest.restoreAllMocks();
});

/** A server that accepts every change at once, and returns lists on the test's command, in request order. */
function serve() {
  const lists: ((answer: Response) => void)[] = [];
  const queries: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, { method = 'GET' } = {}) => {
    if (method !== 'GET') return Response.json({ status: 'success' });
    queries.push(new URL(address instanceof Request ? address.url : address, 'http://localhost/').search);
    return new Promise<Response>((give) => void lists.push(give));
  });
  const store = makeStore({ preloadedState: { auth: { current: sessionUser() } } });
  const give = (answer: Response) => lists.shift()?.(answer);
  return {
    store,
    queries,
    list: (car_ids: readonly number[], next_cursor: string | null = null) =>
      give(Response.json({ status: 'success', favourites: [], car_ids, next_cursor })),
    fail: () => give(new Response(null, { status: 503 })),
    wish: (id = car) => selectWish(store.getState(), id),
    marked: () => [...selectMarked(store.getState())],
    ask: () => store.dispatch(listFavourites.initiate(undefined, { forceRefetch: true })),
  };
}

test('a wish is removed once a list arrives that was requested after the server knew it', async () => {
  const { store, list, wish, marked, ask } = serve();
  const before = ask();
  await store.dispatch(setFavourite(car, true));
  list([]);
  await before;
  expect(wish()).toEqual({ isWanted: true, step: 'told' });
  expect(marked()).toEqual([car]);

  const after = ask();
  expect(wish()).toEqual({ isWanted: true, step: 'listed' });
  await store.dispatch(setFavourite(other, true));
  list([car]);
  await after;
  expect(wish()).toBeUndefined();
  expect(wish(other)).toEqual({ isWanted: true, step: 'told' });
  expect(marked()).toEqual([car, other]);
});

test('a further page does not settle a wish', async () => {
  const { store, queries, list, fail, wish } = serve();
  const first = store.dispatch(listFavourites.initiate());
  list([], 'next');
  await first;
  await store.dispatch(setFavourite(car, true));

  for (const answer of [fail, () => list([])]) {
    const more = store.dispatch(listFavourites.initiate(undefined, { direction: 'forward', forceRefetch: true }));
    expect(wish()).toEqual({ isWanted: true, step: 'told' });
    answer();
    await more;
    expect(wish()).toEqual({ isWanted: true, step: 'told' });
  }
  expect(queries).toEqual(['', '?cursor=next', '?cursor=next']);
});

test('a failed list leaves the wish for the next one', async () => {
  const { store, list, fail, wish, ask } = serve();
  await store.dispatch(setFavourite(car, true));
  const failing = ask();
  expect(wish()).toEqual({ isWanted: true, step: 'listed' });
  fail();
  await failing;
  expect(wish()).toEqual({ isWanted: true, step: 'told' });

  const working = ask();
  list([car]);
  await working;
  expect(wish()).toBeUndefined();
});

test('giving up one wish leaves the others, and a logout removes all', async () => {
  const { store, wish } = serve();
  await store.dispatch(setFavourite(car, true));
  await store.dispatch(setFavourite(other, false));
  store.dispatch(favouriteGivenUp(car));
  expect(wish()).toBeUndefined();
  expect(wish(other)).toEqual({ isWanted: false, step: 'told' });
  store.dispatch(favouritesApi.util.resetApiState());
  expect(wish(other)).toBeUndefined();
});
