import type { OfferedPlace, OfferKind } from '#contract/calls/places.ts';
import { rankPlaces } from '#contract/domain/places/rankPlaces.ts';
import { branches } from '../fixtures/branches.ts';
import { airports, areas, offeredPlaces } from '../fixtures/places/places.ts';
import { ownerTermsOf } from '../fixtures/fleet/terms.ts';
import { airportsIn, cities } from '../fixtures/reference.ts';
import { foundIn, namedPlaces } from '../fixtures/places/namedPlaces.ts';
import type { MocksOf } from '../mocks.ts';
import { refuse, refuseFields } from '../refuse.ts';
import { mockUser } from '../session.ts';

/** The fee of the only owner who allows it. */
const ONE_WAY = 10_000;

const stored: OfferedPlace[] = [...offeredPlaces];
const notFound = () => refuse(404, 'NOT_FOUND', 'There is nothing here.');
const isOwner = () => (mockUser()?.owner ?? null) !== null;
const notAllowed = () => refuse(403, 'NOT_ALLOWED', 'You are not allowed to do this.');

const nameOf: Readonly<Record<OfferKind, (id: number) => string | undefined>> = {
  airport: (id) => airportsIn.find((airport) => airport.id === id)?.name,
  area: (id) => Object.values(cities)[id - 1]?.[0],
  branch: (id) => branches.find((branch) => branch.id === id)?.name,
};

export const placeMocks = {
  listPlaces: ({ query }) => {
    const city = Number(query.get('city_id') ?? 0);
    const isThere = (place: { city_id: number }) => city === 0 || place.city_id === city;
    const car = query.get('car_id');
    const oneWay = car === null ? { allowed: true, price: ONE_WAY } : ownerTermsOf(Number(car)).one_way;
    return {
      status: 'success',
      branches: [],
      airports: airports.filter(isThere),
      areas: areas.filter(isThere),
      one_way_price: oneWay?.allowed === true ? oneWay.price : null,
    };
  },
  searchPlaces: ({ query }) => ({
    status: 'success',
    places: rankPlaces(namedPlaces, query.get('q') ?? '').map((place) => foundIn(place)),
  }),
  listOfferedPlaces: () => (isOwner() ? { status: 'success', places: stored } : notAllowed()),
  offerPlace: ({ body }) => {
    if (!isOwner()) return notAllowed();
    const name = nameOf[body.kind](body.target_id);
    if (name === undefined) return refuseFields({ target_id: 'Please choose a city of the list.' });
    if (stored.some(({ kind, target_id }) => kind === body.kind && target_id === body.target_id))
      return refuseFields({ target_id: 'You already offer this place.' });
    const place = { ...body, id: Math.max(0, ...stored.map(({ id }) => id)) + 1, name };
    stored.push(place);
    return { status: 'success', place };
  },
  changePlace: ({ params, body }) => {
    if (!isOwner()) return notAllowed();
    const index = stored.findIndex(({ id }) => id === Number(params['id']));
    const before = stored[index];
    if (before === undefined) return notFound();
    const place = {
      ...before,
      price: body.price ?? before.price,
      notice_hours: body.notice_hours ?? before.notice_hours,
      hours: body.hours === undefined ? before.hours : body.hours,
    };
    stored[index] = place;
    return { status: 'success', place };
  },
  removePlace: ({ params }) => {
    if (!isOwner()) return notAllowed();
    const index = stored.findIndex(({ id }) => id === Number(params['id']));
    if (index < 0) return notFound();
    stored.splice(index, 1);
    return undefined;
  },
} satisfies MocksOf<'listPlaces' | 'searchPlaces' | 'listOfferedPlaces' | 'offerPlace' | 'changePlace' | 'removePlace'>;
