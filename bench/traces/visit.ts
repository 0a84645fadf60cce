import { sortedJson } from '#contract/domain/sortedJson.ts';
import { calendarOf } from '#mocks/fixtures/cars/calendar.ts';
import { cardOf } from '#mocks/fixtures/cars/cards.ts';
import { fleet } from '#mocks/fixtures/fleet/fleet.ts';
import { carOf } from '#mocks/fixtures/cars/page.ts';
import { pageOf, reviewsOf } from '#mocks/fixtures/reviews.ts';

export interface VisitAction {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** How many cars a visitor opens in the minute that an answer is cached. */
const cached = 3;

/** The actions of a visitor who searches, opens cars and writes to owners, without end. */
export function* visit(): Generator<VisitAction> {
  for (let round = 0; ; round += 1) {
    const car = fleet[round % fleet.length];
    if (car === undefined) throw new Error('The demo fleet is empty.');
    const id = String(round);
    yield route('/search', { city_id: String(round % 5), from: '2026-12-01', q: `free words ${round % 50}` });
    yield* request('searchCars', { city_id: round % 5, sort: 'newest' }, id, {
      pages: [
        {
          status: 'success',
          cars: fleet.slice(0, 24).map((other) => cardOf(other)),
          next_cursor: `c${round}`,
          total: 240,
        },
      ],
      pageParams: [null],
    });
    yield { type: 'favourites/favouritePressed', payload: { carId: car.id, isWanted: true } };
    yield route('/cars/rent/:slug/:id', {});
    yield* request('getCar', { params: { id: car.id } }, `${id}-car`, {
      status: 'success',
      car: carOf(car, new URLSearchParams()),
    });
    yield* request('getCalendar', { params: { id: car.id } }, `${id}-days`, {
      status: 'success',
      days: calendarOf(car, '2026-12-01', '2027-03-01'),
    });
    yield* request('listCarReviews', { params: { id: car.id } }, `${id}-reviews`, {
      pages: [pageOf(reviewsOf(car), null, 10)],
      pageParams: [null],
    });
    for (let letter = 0; letter < 8; letter += 1)
      yield {
        type: 'threads/draftWritten',
        payload: { place: `car.${car.id}`, text: `Hello ${round} ${'!'.repeat(letter)}`, at: 'now' },
      };
    yield* ['orders/cancel', 'car/gallery', 'search/filters'].flatMap((key) => [
      { type: 'screen/screenStateSet', payload: { key, value: true } },
      { type: 'screen/screenStateForgotten', payload: key },
    ]);
    yield { type: 'modals/modalOpened', payload: { kind: 'menu' } };
    yield { type: 'modals/modalClosed' };
    // The cache removes answers without subscribers.
    const old = fleet[(round - cached) % fleet.length];
    if (round < cached || old === undefined) continue;
    for (const name of ['getCar', 'getCalendar', 'listCarReviews'])
      yield {
        type: 'api/queries/removeQueryResult',
        payload: { queryCacheKey: keyOf(name, { params: { id: old.id } }) },
      };
  }
}

const keyOf = (name: string, args: unknown) => `${name}(${sortedJson(args)})`;
const route = (pattern: string, search: object): VisitAction => ({
  type: 'route/routeEntered',
  payload: { pattern, params: {}, search },
});

function* request(name: string, args: object, requestId: string, answer: unknown): Generator<VisitAction> {
  const arg = {
    type: 'query',
    endpointName: name,
    originalArgs: args,
    queryCacheKey: keyOf(name, args),
    subscribe: true,
  };
  yield { type: 'api/executeQuery/pending', meta: { arg, requestId, requestStatus: 'pending', startedTimeStamp: 1 } };
  // Each answer is read anew, and frozen once it is in the state.
  const payload: unknown = JSON.parse(JSON.stringify(answer), withAddress);
  yield {
    type: 'api/executeQuery/fulfilled',
    payload,
    meta: { arg, requestId, requestStatus: 'fulfilled', fulfilledTimeStamp: 2 },
  };
}

const miniature = `data:image/webp;base64,${'UklGRmoA'.repeat(20)}`;

/** The pictures of the mocks are in their addresses; those of the server have short ones and a small miniature. */
function withAddress(name: string, value: unknown): unknown {
  if (typeof value !== 'string' || !value.includes('data:')) return value;
  return name === 'placeholder' ? miniature : '/files/cars/0123456789abcdef0123456789abcdef/640.avif';
}
