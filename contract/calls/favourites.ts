import { z } from 'zod';
import { personal } from '../privacy.ts';
import { call } from '../call.ts';
import { CarCard } from './cars/cars.ts';
import { Cursor, Id, Success } from '../domain/values.ts';

const OneCar = z.object({ car_id: Id });

export const listFavourites = call({
  method: 'GET',
  path: '/api/favourites',
  access: 'user',
  summary: "Cards of one's own favourite cars, the last added first, and the ids of all of them.",
  query: z.object({ cursor: Cursor.optional() }),
  response: z.object({
    status: Success,
    favourites: z.array(CarCard),
    /** Of every favourite, also those of other pages: the hearts on cards depend on it. */
    car_ids: z.array(Id),
    next_cursor: z.string().meta(personal).nullable(),
  }),
});

export const addFavourite = call({
  method: 'PUT',
  path: '/api/favourites/:car_id',
  access: 'user',
  summary: 'Marks a car as favourite, one of at most 1,000; marking it again changes nothing.',
  params: OneCar,
  response: z.object({ status: Success }),
  errors: ['TOO_MANY_FAVOURITES'],
});

export const removeFavourite = call({
  method: 'DELETE',
  path: '/api/favourites/:car_id',
  access: 'user',
  summary: 'Unmarks a car; one that is no favourite stays none.',
  params: OneCar,
  response: z.object({ status: Success }),
});
