import type { HomeRow } from '#contract/calls/cars/cars.ts';
import { askTerms } from '#contract/domain/terms/askTerms.ts';
import { calendarOf } from '../../fixtures/cars/calendar.ts';
import { cardOf } from '../../fixtures/cars/cards.ts';
import { fleet } from '../../fixtures/fleet/fleet.ts';
import type { FleetCar } from '../../fixtures/fleet/fleet.ts';
import { carOf } from '../../fixtures/cars/page.ts';
import { recommendationOf } from '../../fixtures/cars/recommended.ts';
import { goodReviews, pageOf, reviewsOf } from '../../fixtures/reviews.ts';
import type { MocksOf } from '../../mocks.ts';
import { refuse } from '../../refuse.ts';

const rows: Readonly<Record<HomeRow, (car: FleetCar) => boolean>> = {
  popular: (car) => (car.rating ?? 0) >= 4,
  new: (car) => car.year >= 2022,
  sports: (car) => car.category === 'sports',
  classic: (car) => car.category === 'classic',
  buses: (car) => car.category === 'bus',
};

const pointsOf = (car: FleetCar): number => recommendationOf(car, new URLSearchParams()).points;
const byRecommendation = (a: FleetCar, b: FleetCar): number => pointsOf(b) - pointsOf(a) || b.id - a.id;

const isHomeRow = (name: string): name is HomeRow => name in rows;
const notFound = () => refuse(404, 'NOT_FOUND', 'There is nothing here.');
const find = (params: Readonly<Record<string, string>>) => fleet.find((car) => String(car.id) === params['id']);

export const carMocks = {
  getHome: () => ({
    status: 'success',
    commission_percent: 15,
    rows: Object.keys(rows)
      .filter(isHomeRow)
      .map((row) => ({
        row,
        cars: fleet
          .filter(rows[row])
          .toSorted(row === 'popular' ? byRecommendation : () => 0)
          .slice(0, 8)
          .map((car) => cardOf(car)),
      })),
  }),
  listCars: ({ query }) => ({
    status: 'success',
    cars: (query.get('ids') ?? '')
      .split(',')
      .flatMap((id) => fleet.filter((car) => String(car.id) === id).map((car) => cardOf(car))),
  }),
  getCar: ({ params, query }) => {
    const car = find(params);
    return car ? { status: 'success', car: carOf(car, query) } : notFound();
  },
  getCalendar: ({ params, query }) => {
    const car = find(params);
    if (!car) return notFound();
    return { status: 'success', days: calendarOf(car, query.get('from') ?? '', query.get('to') ?? '') };
  },
  listSimilar: ({ params, query }) => {
    const car = find(params);
    if (!car) return notFound();
    const similar = fleet.filter((other) => other.category === car.category && other.id !== car.id);
    return { status: 'success', cars: similar.map((other) => cardOf(other, query)) };
  },
  askCar: ({ params, body }) => {
    const car = find(params);
    if (!car) return notFound();
    return { status: 'success', ...askTerms(carOf(car, new URLSearchParams()).terms, body) };
  },
  listCarReviews: ({ params, query }) => {
    const car = find(params);
    return car ? pageOf(reviewsOf(car), query.get('cursor'), 10) : notFound();
  },
  listReviews: ({ query }) => pageOf(goodReviews(), query.get('cursor'), 12),
} satisfies MocksOf<
  'listCars' | 'askCar' | 'getHome' | 'getCar' | 'getCalendar' | 'listSimilar' | 'listCarReviews' | 'listReviews'
>;
