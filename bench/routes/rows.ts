import type { Asked } from './sendAll.ts';

/** One line of the table. */
export interface Row {
  readonly name: string;
  /** Milliseconds of Node and PostgreSQL together. */
  readonly aim: number | null;
  readonly ask: (number: number) => Asked;
}

const DAY = 24 * 3_600_000;

/** Dates that were not requested before: another hour or another day for each number. */
function datesOf(number: number): string {
  const from = new Date(Date.now() + (20 + (number % 200)) * DAY);
  const until = new Date(from.getTime() + (2 + (number % 9)) * DAY);
  const at = (moment: Date, hour: number): string =>
    `${moment.toISOString().slice(0, 10)}T${String(9 + hour).padStart(2, '0')}:00`;
  return `from=${at(from, Math.floor(number / 200) % 9)}&to=${at(until, Math.floor(number / 1800) % 9)}`;
}

/** Searches of the search box and its filters, none requested twice. */
const searches: readonly ((number: number) => string)[] = [
  (number) => `city_id=1&${datesOf(number)}`,
  (number) => `category=suv&${datesOf(number)}`,
  (number) => `price_max=${20_000 + number}`,
  (number) => `brand=toyota&fuel=petrol&price_max=${20_000 + number}`,
  (number) => datesOf(number),
  (number) => `city_id=1&category=suv&sort=price_asc&${datesOf(number)}`,
];
const newSearch = (number: number): string => `/api/cars?${searches[number % searches.length]?.(number) ?? ''}`;

const repeated = (name: string, path: string): Row => ({ name: `${name}, again`, aim: 0.3, ask: () => ({ path }) });

export function listRows(carId: number, session: string, script: string): readonly Row[] {
  const headers = { cookie: `session=${session}` };
  const car = `/api/cars/${carId}`;
  return [
    repeated('home', '/api/cars/home'),
    repeated('search', '/api/cars'),
    repeated('search with filters', '/api/cars?city_id=1&category=suv&price_max=30000'),
    repeated('car', car),
    repeated('calendar', `${car}/calendar?from=2027-01-01&to=2027-03-01`),
    repeated('similar cars', `${car}/similar`),
    repeated('reviews of a car', `${car}/reviews`),
    repeated('reviews', '/api/reviews'),
    repeated('lists', '/api/reference'),
    repeated('rates', '/api/currency'),
    { name: 'search, not asked before', aim: 3, ask: (number) => ({ path: newSearch(number) }) },
    { name: 'search, with a session', aim: null, ask: (number) => ({ path: newSearch(number), headers }) },
    { name: 'car, with a session', aim: null, ask: () => ({ path: car, headers }) },
    { name: 'home, with a session', aim: null, ask: () => ({ path: '/api/cars/home', headers }) },
    { name: 'session check', aim: 0.4, ask: () => ({ path: '/api/user', headers }) },
    { name: 'main script', aim: 0.3, ask: () => ({ path: script }) },
  ];
}
