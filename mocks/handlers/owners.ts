import type { Owner } from '#contract/calls/owners.ts';
import { cardOf } from '../fixtures/cars/cards.ts';
import { fleet } from '../fixtures/fleet/fleet.ts';
import { ownerOf } from '../fixtures/cars/page.ts';
import { pageOf, reviewsOf } from '../fixtures/reviews.ts';
import type { MocksOf } from '../mocks.ts';
import { refuse } from '../refuse.ts';

const PAGE_SIZE = 10;

export const ownerMocks = {
  getOwner: ({ params, query }) => {
    const owned = fleet.filter((car) => String(ownerOf(car).id) === params['id']);
    const [first] = owned;
    if (first === undefined) return refuse(404, 'NOT_FOUND', 'There is nothing here.');
    const shown = ownerOf(first);
    const reviews = owned
      .flatMap((car) => reviewsOf(car))
      .sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id);
    const sum = reviews.reduce((total, { rating }) => total + rating, 0);
    const { cancellations } = shown;
    const owner: Owner = {
      id: shown.id,
      name: shown.name,
      kind: shown.is_company ? 'legal' : 'physical',
      picture: shown.picture,
      since: shown.member_since,
      languages: shown.is_company ? ['ka', 'en', 'ru'] : [],
      answers_within_minutes: shown.answers_within_minutes,
      cancelled_share: cancellations && cancellations.cancelled / cancellations.orders,
      rating: reviews.length === 0 ? null : Math.round((sum / reviews.length) * 100) / 100,
      reviews_count: reviews.length,
      trips: shown.trips_count,
      is_verified: shown.is_verified,
      cars_count: owned.length,
    };
    const cursor = query.get('cursor');
    return {
      ...pageOf(reviews, cursor, PAGE_SIZE),
      owner,
      cars: cursor === null ? owned.map((car) => cardOf(car)) : [],
    };
  },
} satisfies MocksOf<'getOwner'>;
