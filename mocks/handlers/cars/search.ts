import { UnderstoodFilters } from '#contract/calls/cars/search.ts';
import { makeLexicon } from '#contract/domain/sentence/lexicon.ts';
import { understand } from '#contract/domain/sentence/understand.ts';
import { localDateOf, shiftMoment } from '#contract/domain/rentalTime.ts';
import { cardOf } from '../../fixtures/cars/cards.ts';
import { facetsOf, relaxationsOf } from '../../fixtures/cars/facets.ts';
import { fitting, freeDatesOf } from '../../fixtures/cars/filters.ts';
import { fleet } from '../../fixtures/fleet/fleet.ts';
import { vocabulary } from '../../fixtures/cars/vocabulary.ts';
import type { FleetCar } from '../../fixtures/fleet/fleet.ts';
import { recommendationOf } from '../../fixtures/cars/recommended.ts';
import { placeOf } from '../../fixtures/cars/map.ts';
import type { MocksOf } from '../../mocks.ts';

const pageSize = 12;

const orders: Readonly<Record<string, (a: FleetCar, b: FleetCar) => number>> = {
  price_asc: (a, b) => a.price - b.price || a.id - b.id,
  price_desc: (a, b) => b.price - a.price || a.id - b.id,
  newest: (a, b) => b.id - a.id,
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || a.id - b.id,
};

/** Where they are not the asked ones. */
function ownDates(car: FleetCar, query: URLSearchParams) {
  const dates = freeDatesOf(car, query);
  const from = dates?.get('from');
  return from && from !== query.get('from') ? { dates: { from, to: dates?.get('to') ?? '' } } : {};
}

export const searchMocks = {
  searchCars: ({ query }) => {
    const order = orders[query.get('sort') ?? 'recommended'];
    const recommended = new Map(fleet.map((car) => [car, recommendationOf(car, query)]));
    const pointsOf = (car: FleetCar) => recommended.get(car)?.points ?? 0;
    const found = fitting(fleet, query).sort(order ?? ((a, b) => pointsOf(b) - pointsOf(a) || b.id - a.id));
    const start = Number(query.get('cursor') ?? 0);
    const end = start + pageSize;
    return {
      status: 'success',
      cars: found.slice(start, end).map((car) => ({
        ...cardOf(car, freeDatesOf(car, query) ?? query),
        ...ownDates(car, query),
        ...(order === undefined && { reasons: recommended.get(car)?.reasons ?? [] }),
      })),
      total: found.length,
      total_is_capped: false,
      next_cursor: end < found.length ? String(end) : null,
      facets: facetsOf(query),
      relaxations: found.length === 0 ? relaxationsOf(query) : [],
    };
  },
  listNearbyDates: ({ query }) => {
    const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
    const dates = [-3, -2, -1, 0, 1, 2, 3].map((days) => {
      const shifted = { from: shiftMoment(from, days), to: shiftMoment(to, days) };
      const asked = new URLSearchParams({ ...Object.fromEntries(query), ...shifted });
      const totals = fitting(fleet, asked).map((car) => cardOf(car, asked).total ?? 0);
      return { ...shifted, count: totals.length, total_from: totals.length > 0 ? Math.min(...totals) : null };
    });
    return { status: 'success', dates };
  },
  understandSearch: ({ body }) => {
    const today = body.today ?? localDateOf(Date.now());
    const { filters, understood, rest } = understand(body.text, makeLexicon(vocabulary), {
      today,
      rates: { usd: 2.72 },
    });
    return { status: 'success', filters: UnderstoodFilters.parse(filters), understood: [...understood], rest };
  },
  searchMap: ({ query }) => {
    const found = fitting(fleet, query);
    const cars = found.map((car) => ({
      ...placeOf(car),
      card: cardOf(car, freeDatesOf(car, query) ?? query),
      dates: ownDates(car, query),
    }));
    // One cluster for each city from far away, else a price for each car.
    const isFar = Number(query.get('zoom')) < 9;
    const groups = Map.groupBy(cars, ({ card, lat }) => (isFar ? card.city_id : lat));
    const clusters = isFar ? [...groups.values()].filter((group) => group.length > 1) : [];
    const clustered = new Set(clusters.flat());
    return {
      status: 'success',
      clusters: clusters.map((group) => ({
        lat: group[0]?.lat ?? 0,
        lng: group[0]?.lng ?? 0,
        count: group.length,
        price_from: Math.min(...group.map(({ card }) => card.price_per_day)),
      })),
      pins: cars
        .filter((car) => !clustered.has(car))
        .map(({ lat, lng, card: { id, price_per_day, total }, dates }) => ({
          id,
          lat,
          lng,
          price_per_day,
          total,
          ...dates,
        })),
      total: found.length,
    };
  },
} satisfies MocksOf<'searchCars' | 'listNearbyDates' | 'searchMap' | 'understandSearch'>;
