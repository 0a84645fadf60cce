import type { Places, PlaceToChoose } from '#contract/calls/places.ts';
import type { Language } from '#contract/domain/values.ts';
import { coverContacts } from '#server/platform/contacts/maskContacts.ts';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import {
  findLeastOneWayPrice,
  findOneWayPrice,
  type ListKind,
  listAllPlaces,
  listPlacesOfCar,
  type PlaceRow,
} from './placesRepository.ts';

export interface PlacesQuery {
  readonly city_id?: number | undefined;
  readonly car_id?: number | undefined;
}

/** Where cars can be picked up: of one car, of one city, or anywhere. */
export async function listPlaces(
  { pool }: Pick<Context, 'pool'>,
  { car_id, city_id }: PlacesQuery,
  language: Language,
): Promise<Places> {
  const [rows, one_way_price] = await (car_id === undefined
    ? Promise.all([listAllPlaces(pool, city_id ?? null, language), findLeastOneWayPrice(pool)])
    : Promise.all([listPlacesOfCar(pool, car_id, language), findOneWayPrice(pool, car_id)]));
  if (rows === null) throw new ApiError(404, 'NOT_FOUND');
  const places = car_id === undefined ? rows : rows.filter((row) => city_id === undefined || row.city_id === city_id);
  const of = (kind: ListKind) => places.filter((row) => row.kind === kind).map(toPlace);
  return { branches: of('branch'), airports: of('airport'), areas: of('area'), one_way_price };
}

function toPlace({ kind, opening, hours, name, address, ...row }: PlaceRow): PlaceToChoose {
  const week = opening?.hours ?? [];
  return {
    ...row,
    // An owner may have typed a contact into what a branch is called.
    name: kind === 'branch' ? coverContacts(name) : name,
    address: address === null ? null : coverContacts(address),
    hours: opening === null ? hours : week.length === 0 ? null : [...week],
    exceptions: [...(opening?.exceptions ?? [])],
  };
}
