import type { Pool } from 'pg';
import type { RentPage } from '#contract/calls/cars/rent.ts';
import type { Language } from '#contract/domain/values.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { countRentCars, listRentPlaces } from './rentRepository.ts';

/** The cars of a city or an airport at a glance. */
export async function getRentPage(pool: Pool, code: string, language: Language): Promise<RentPage> {
  const places = await listRentPlaces(pool, language);
  const place = places.find((one) => one.code === code);
  if (place === undefined) throw new ApiError(404, 'NOT_FOUND');
  return {
    place,
    ...(await countRentCars(pool, place, language)),
    others: places.filter((one) => one !== place),
  };
}
