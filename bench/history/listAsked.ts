import { calls } from '#contract/calls.ts';
import { addDays, localDateOf } from '#contract/domain/rentalTime.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';
import { fleetMoment } from '#server/testing/testConfig.ts';

export type Person = 'visitor' | 'client' | 'owner' | 'admin';

/** A request of somebody; with a body it is posted. */
export interface Asked {
  readonly who: Person;
  readonly url: string;
  readonly body?: unknown;
}

/** What the screens of each role ask for, about people and cars of the first copy; the token is the client's. */
export async function listAsked(
  people: Readonly<Record<Person, TestBrowser>>,
  apiToken: string,
): Promise<readonly Asked[]> {
  const read = async (who: Person, url: string): Promise<unknown> => (await people[who].inject(url)).body;
  const client = calls.getUser.response.parse(await read('client', '/api/user'));
  const owner = calls.getUser.response.parse(await read('owner', '/api/user'));
  const ownersOrder = calls.listOrders.response.parse(await read('owner', '/api/orders')).orders[0]?.id ?? 0;
  const clientsOrder = calls.listOrders.response.parse(await read('client', '/api/orders')).orders[0]?.id ?? 0;
  const threadsOfClient = `/api/threads/list?client=${client.client?.id}&api_token=${apiToken}`;
  const threads = calls.listThreads.response.parse(await read('client', threadsOfClient));
  const [first] = threads.threads;
  const thread = first !== undefined && 'id' in first ? first.id : 0;
  const car = calls.listFleetCars.response.parse(await read('owner', '/api/fleet/cars')).cars[0]?.id ?? 0;
  const today = localDateOf(fleetMoment);
  const days = (from: number, to: number): string => `from=${addDays(today, from)}&to=${addDays(today, to)}`;
  const of = (who: Person, urls: readonly string[]): Asked[] => urls.map((url) => ({ who, url }));
  return [
    ...of('visitor', [
      '/api/cars/home',
      '/api/cars',
      `/api/cars?city_id=1&category=suv&${days(20, 24)}`,
      '/api/cars/map?bbox=44.5,41.5,45.2,41.9&zoom=11',
      `/api/cars/${car}`,
      `/api/cars/${car}/calendar?${days(0, 60)}`,
      `/api/cars/${car}/similar`,
      `/api/cars/${car}/reviews`,
      `/api/owners/${owner.owner?.id}`,
      '/api/reviews',
      '/api/rent/tbilisi',
      '/api/places/search?q=tbilsi',
    ]),
    {
      who: 'visitor',
      url: '/api/quotes',
      body: { car_id: car, from: addDays(today, 400), to: addDays(today, 404), extras: [] },
    },
    ...of('client', [
      '/api/user',
      '/api/orders',
      `/api/orders/${clientsOrder}`,
      threadsOfClient,
      `/api/threads/${thread}/messages`,
      '/api/favourites',
      '/api/profile',
      '/api/saved-searches',
    ]),
    ...of('owner', [
      '/api/orders',
      '/api/orders?page=5',
      '/api/orders?status=completed',
      `/api/orders/${ownersOrder}`,
      '/api/fleet/cars',
      `/api/fleet/calendar?${days(-30, 60)}`,
      `/api/fleet/cars/${car}/advice`,
      '/api/operations',
      `/api/operations?${days(-90, 0)}`,
      `/api/statistics?${days(-90, -1)}`,
      '/api/reviews/own',
    ]),
    ...of('admin', [
      '/api/orders',
      '/api/orders?status=requested',
      `/api/orders/${ownersOrder}/past`,
      '/api/operations',
      `/api/operations?${days(-30, 0)}`,
      '/api/accounts',
      '/api/accounts?q=nino',
      '/api/payouts',
      '/api/verifications',
      '/api/claims',
      '/api/audit',
    ]),
  ];
}
