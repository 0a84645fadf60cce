import { cardOf } from '../fixtures/cars/cards.ts';
import { fleet } from '../fixtures/fleet/fleet.ts';
import type { MocksOf } from '../mocks.ts';
import { refuse } from '../refuse.ts';
import { mockUser } from '../session.ts';

const PAGE_SIZE = 12;
const chosen = new Set([1, 2, 3]);

const forClients = <Answer>(answer: () => Answer): Answer | Response => {
  const user = mockUser();
  if (user === undefined) return refuse(401, 'NOT_LOGGED_IN', 'Log in first.');
  return user.client === null ? refuse(403, 'NOT_ALLOWED', 'You are not allowed to do this.') : answer();
};

export const favouriteMocks = {
  listFavourites: ({ query }) =>
    forClients(() => {
      const start = Number(query.get('cursor') ?? 0);
      const ids = [...chosen].toReversed();
      const shown = ids.slice(start, start + PAGE_SIZE);
      return {
        status: 'success',
        favourites: shown.flatMap((id) => fleet.filter((car) => car.id === id).map((car) => cardOf(car))),
        car_ids: ids,
        next_cursor: start + PAGE_SIZE < ids.length ? String(start + PAGE_SIZE) : null,
      };
    }),
  addFavourite: ({ params }) =>
    forClients(() => {
      const id = Number(params['car_id']);
      if (!fleet.some((car) => car.id === id)) return refuse(404, 'NOT_FOUND', 'There is nothing here.');
      chosen.add(id);
      return { status: 'success' };
    }),
  removeFavourite: ({ params }) =>
    forClients(() => {
      chosen.delete(Number(params['car_id']));
      return { status: 'success' };
    }),
} satisfies MocksOf<'listFavourites' | 'addFavourite' | 'removeFavourite'>;
