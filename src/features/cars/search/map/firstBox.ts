import type { Reference } from '#contract/calls/reference.ts';
import { readBox } from '#contract/domain/mapSquares.ts';
import type { Box } from '#contract/domain/mapSquares.ts';
import type { SearchFilters } from '../searchFilters.ts';

const country: Box = { west: 39.9, south: 41, east: 46.8, north: 43.6 };

/** Degrees from the centre of a city to what is shown around it. */
const AROUND = { lat: 0.07, lng: 0.1 };

/** The town and its surroundings; null where its place is not known. */
export function boxOfCity(id: number | undefined, reference: Reference | undefined): Box | null {
  const city = reference?.cities.find((one) => one.id === id);
  if (!city || city.lat === null || city.lng === null) return null;
  const { lat, lng } = city;
  return { west: lng - AROUND.lng, south: lat - AROUND.lat, east: lng + AROUND.lng, north: lat + AROUND.lat };
}

/** What an opened map shows: the part that was searched, else the town, else the country. */
export function firstBox({ bbox, city_id }: SearchFilters, reference: Reference | undefined): Box {
  return (bbox === undefined ? null : readBox(bbox)) ?? boxOfCity(city_id, reference) ?? country;
}
