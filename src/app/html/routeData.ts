import type { PageQuery } from '#contract/pages.ts';
import type { RouteName } from '#contract/routes.ts';
import { after } from '#src/shared/api/endpointsOf.ts';
import { calendarQuery } from '#src/features/cars/page/calendar/calendarQuery.ts';
import { readComparedIds } from '#src/features/cars/compare/comparedIds.ts';
import { readSearch } from '#src/features/cars/search/readSearch.ts';
import { searchQuery } from '#src/features/cars/search/searchQuery.ts';
import { todayInTbilisi } from '#src/features/dates/localDay.ts';
import { datesOf } from '#src/features/cars/page/booking/datesOf.ts';
import { readId } from '#src/shared/lib/readId.ts';
import { matchRoute } from '#src/shared/lib/routes.ts';

interface Address {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  /** Milliseconds since the Unix epoch, by the server. */
  readonly now: number;
}

const rates: PageQuery = { name: 'getRates', arg: undefined };
const reference: PageQuery = { name: 'getReference', arg: undefined };

/** The queries of each public page, by the names of their endpoints. */
const dataOf: Readonly<Partial<Record<RouteName, (address: Address) => readonly PageQuery[]>>> = {
  home: () => [{ name: 'getHome', arg: undefined }, { name: 'listReviews', arg: {}, query: {} }, reference, rates],
  search: ({ search, now }) => {
    const { filters, cursor } = readSearch(search, now);
    const query = { ...searchQuery(filters), ...after(cursor) };
    const ofPlaces = filters.city_id === undefined ? {} : { city_id: filters.city_id };
    return [
      { name: 'searchCars', arg: query, query, after: null },
      { name: 'listPlaces', arg: { query: ofPlaces }, query: ofPlaces },
      reference,
      rates,
    ];
  },
  car: ({ params: { id: text }, search, now }) => {
    const id = readId(text);
    if (id === null) return [];
    const params = { id };
    const dates = datesOf(search, now) ?? {};
    const calendar = calendarQuery(todayInTbilisi(now));
    return [
      { name: 'getCar', arg: { params, query: {} }, params },
      { name: 'getCalendar', arg: { params, query: calendar }, params, query: calendar },
      { name: 'listSimilar', arg: { params, query: dates }, params, query: dates },
      { name: 'listCarReviews', arg: { params }, params, after: null },
      { name: 'listPlaces', arg: { query: { car_id: id } }, query: { car_id: id } },
      rates,
    ];
  },
  compare: ({ search }) => {
    const ids = readComparedIds(search.get('ids') ?? '');
    return [
      ...ids.map((id) => ({ name: 'getCar' as const, arg: { params: { id }, query: {} }, params: { id } })),
      rates,
    ];
  },
  rent: ({ params: { place = '' } }) => {
    const params = { place };
    return [{ name: 'getRentPage', arg: { params }, params }, rates];
  },
  owner: ({ params: { id: text } }) => {
    const id = readId(text);
    return id === null ? [] : [{ name: 'getOwner', arg: { params: { id } }, params: { id }, after: null }, rates];
  },
  terms: () => [],
  about: () => [],
  safety: () => [],
};

/** The queries of a public page, none for an invalid address; null where only the client renders. */
export function queriesOf(path: string, search: string, now: number): readonly PageQuery[] | null {
  const match = matchRoute(path);
  if (match === null) return [];
  return dataOf[match.name]?.({ params: match.params, search: new URLSearchParams(search), now }) ?? null;
}
