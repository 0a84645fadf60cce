import type { Reference } from '#contract/calls/reference/reference.ts';
import { readBox } from '#contract/domain/mapSquares.ts';
import type { Box } from '#contract/domain/mapSquares.ts';
import { placeOf } from '../place/searchPlace.ts';
import type { SearchPlace } from '../place/searchPlace.ts';
import type { SearchFilters } from '../searchFilters.ts';

const country: Box = { west: 39.9, south: 41, east: 46.8, north: 43.6 };

/** Degrees from a place to what is shown around it. */
const AROUND = { lat: 0.07, lng: 0.1 };

/** The place and its surroundings, of a district those of its city; null where its position is not known. */
export function boxOfPlace(place: SearchPlace | null, reference: Reference | undefined): Box | null {
  if (place === null || reference === undefined) return null;
  const { cities, airports, districts } = reference;
  const cityId = place.kind === 'district' ? districts.find(({ id }) => id === place.id)?.city_id : place.id;
  const found = (place.kind === 'airport' ? airports : cities).find(({ id }) => id === cityId);
  if (!found || found.lat === null || found.lng === null) return null;
  const { lat, lng } = found;
  return { west: lng - AROUND.lng, south: lat - AROUND.lat, east: lng + AROUND.lng, north: lat + AROUND.lat };
}

/** What an opened map shows: the part that was searched, else the place, else the country. */
export function firstBox(filters: SearchFilters, reference: Reference | undefined): Box {
  const { bbox } = filters;
  return (bbox === undefined ? null : readBox(bbox)) ?? boxOfPlace(placeOf(filters), reference) ?? country;
}
