import type { SavedSearch, Waiting } from '#contract/calls/savedSearches/savedSearches.ts';
import { cardOf } from '../fixtures/cars/cards.ts';
import { fleet } from '../fixtures/fleet/fleet.ts';
import type { MocksOf } from '../mocks.ts';
import { refuse, refuseFields } from '../refuse.ts';
import { mockUser } from '../session.ts';

export const savedSearchFixtures: readonly SavedSearch[] = [
  {
    id: 2,
    name: 'Tbilisi, May',
    filters: { city_id: 1, from: '2027-05-22T10:00', to: '2027-05-26T10:00', category: 'suv', price_max: 16_000 },
    alerts: ['new', 'cheaper', 'free_again'],
    is_asleep: false,
    created_at: '2026-11-20T06:00:00.000Z',
    unseen_count: 2,
    found: [
      {
        car_id: 1,
        reason: 'cheaper',
        price: 48_000,
        former_price: 60_000,
        at: '2026-11-20T08:00:00.000Z',
        is_unseen: true,
      },
      {
        car_id: 2,
        reason: 'free_again',
        price: 52_000,
        former_price: null,
        at: '2026-11-20T07:00:00.000Z',
        is_unseen: true,
      },
    ],
  },
  {
    id: 1,
    name: 'Old journey',
    filters: { from: '2026-10-01T10:00', to: '2026-10-04T10:00' },
    alerts: [],
    is_asleep: true,
    created_at: '2026-09-20T06:00:00.000Z',
    unseen_count: 0,
    found: [],
  },
];

let searches: readonly SavedSearch[] = savedSearchFixtures;
let waiting: readonly Waiting[] = [
  { car_id: 3, from: '2027-05-01T10:00', to: '2027-05-04T10:00', told_at: null },
  { car_id: 4, from: '2027-06-01T10:00', to: '2027-06-04T10:00', told_at: '2026-11-20T07:00:00.000Z' },
];

const forUsers = <Answer>(answer: () => Answer): Answer | Response =>
  mockUser() === undefined ? refuse(401, 'NOT_LOGGED_IN', 'Log in first.') : answer();

const missing = () => refuse(404, 'NOT_FOUND', 'There is nothing here.');

export const savedSearchMocks = {
  listSavedSearches: () =>
    forUsers(() => {
      const ids = new Set([...searches.flatMap(({ found }) => found), ...waiting].map(({ car_id }) => car_id));
      return {
        status: 'success',
        saved_searches: [...searches],
        waiting: [...waiting],
        cars: fleet.filter(({ id }) => ids.has(id)).map((car) => cardOf(car)),
      };
    }),
  saveSearch: ({ body }) =>
    forUsers(() => {
      if (!body.name) return refuseFields({ name: 'Please fill in this field.' });
      const id = Math.max(0, ...searches.map((search) => search.id)) + 1;
      const saved_search: SavedSearch = {
        id,
        name: body.name,
        // As it is sent, which is how it is kept.
        filters: body.filters as SavedSearch['filters'],
        alerts: body.alerts,
        is_asleep: false,
        created_at: '2026-11-20T09:00:00.000Z',
        unseen_count: 0,
        found: [],
      };
      searches = [saved_search, ...searches];
      return { status: 'success', saved_search };
    }),
  changeSavedSearch: ({ params, body: { is_seen, name, alerts } }) =>
    forUsers(() => {
      const before = searches.find(({ id }) => id === Number(params['id']));
      if (before === undefined) return missing();
      const saved_search = {
        ...before,
        ...(name !== undefined && { name }),
        ...(alerts !== undefined && { alerts }),
        ...(is_seen && { unseen_count: 0, found: before.found.map((car) => ({ ...car, is_unseen: false })) }),
      };
      searches = searches.map((search) => (search === before ? saved_search : search));
      return { status: 'success', saved_search };
    }),
  deleteSavedSearch: ({ params }) =>
    forUsers(() => {
      const left = searches.filter(({ id }) => id !== Number(params['id']));
      if (left.length === searches.length) return missing();
      searches = left;
      return { status: 'success' };
    }),
  waitForCar: ({ params, body: { from, to } }) =>
    forUsers(() => {
      waiting = [...waiting, { car_id: Number(params['id']), from, to, told_at: null }];
      return { status: 'success' };
    }),
  stopWaitingForCar: ({ params, body }) =>
    forUsers(() => {
      waiting = waiting.filter(
        ({ car_id, from }) => car_id !== Number(params['id']) || (body !== undefined && from !== body.from),
      );
      return { status: 'success' };
    }),
} satisfies MocksOf<
  'listSavedSearches' | 'saveSearch' | 'changeSavedSearch' | 'deleteSavedSearch' | 'waitForCar' | 'stopWaitingForCar'
>;
