import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, Success, Tetri } from '../../domain/values.ts';
import { FoundCard, MapBox, SearchQuery } from './search.ts';

/** Clusters and pins together. */
export const MOST_ON_MAP = 300;
export const MOST_ZOOM = 22;

/** The middle of a square of about 300 m, or of several: where exactly a car stands only its client learns. */
const Place = { lat: z.number(), lng: z.number() };

export const MapCluster = z.object({
  ...Place,
  count: z.number().int(),
  /** What a day of a cheap one costs, with dates the average day; tetri. */
  price_from: Tetri.nullable(),
});
export type MapCluster = z.infer<typeof MapCluster>;

export const MapPin = z.object({
  id: Id,
  ...Place,
  price_per_day: Tetri,
  /** Of the requested rental at its places; null without dates. */
  total: Tetri.nullable(),
  dates: FoundCard.shape.dates,
});
export type MapPin = z.infer<typeof MapPin>;

export const searchMap = call({
  method: 'GET',
  path: '/api/cars/map',
  access: 'anyone',
  summary: 'Where the cars of a search are in a part of the map, at most 300 clusters and pins together.',
  query: SearchQuery.omit({ sort: true, cursor: true }).extend({
    bbox: MapBox,
    zoom: z.coerce.number().min(0).max(MOST_ZOOM),
  }),
  sharing: 'seldom',
  provides: { Availability: 'every' },
  response: z.object({
    status: Success,
    clusters: z.array(MapCluster),
    pins: z.array(MapPin),
    /** All of them; of a very large fleet an estimate. */
    total: z.number().int(),
  }),
});
export type MapAnswer = z.infer<(typeof searchMap)['response']>;
