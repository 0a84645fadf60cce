import { z } from 'zod';
import { kept, shown } from '../../privacy.ts';
import { call } from '../../call.ts';
import { equipmentIcons } from '../../domain/cars/equipmentIcons.ts';
import { Id, Success } from '../../domain/values.ts';

export const City = z.object({ id: Id, name: z.string().meta(shown) });
export type City = z.infer<typeof City>;

/** With its centre; null of one that has none on the map. */
const PlacedCity = City.extend({ lat: z.number().nullable(), lng: z.number().nullable() });

export const Airport = City.extend({ city_id: Id, lat: z.number(), lng: z.number() });
export type Airport = z.infer<typeof Airport>;

/** A part of a city. */
const District = City.extend({ city_id: Id });

/** A value of a closed list: a stable code for URLs and queries, a name in the session's language. */
export const Option = z.object({ code: z.string().meta(kept), name: z.string().meta(shown) });
export type Option = z.infer<typeof Option>;

/** Equipment of a car. */
export const Equipment = Option.extend({ icon: z.enum(equipmentIcons) });
export type Equipment = z.infer<typeof Equipment>;

export const Brand = Option.extend({ models: z.array(Option) });
export type Brand = z.infer<typeof Brand>;

export const Reference = z.object({
  status: Success,
  brands: z.array(Brand),
  categories: z.array(Option),
  car_types: z.array(Option),
  fuels: z.array(Option),
  transmissions: z.array(Option),
  steerings: z.array(Option),
  drives: z.array(Option),
  colours: z.array(Option),
  insurances: z.array(Option),
  extras: z.array(Option),
  equipment: z.array(Equipment),
  cities: z.array(PlacedCity),
  airports: z.array(Airport),
  districts: z.array(District),
});
export type Reference = z.infer<typeof Reference>;

export const getReference = call({
  method: 'GET',
  path: '/api/reference',
  access: 'anyone',
  summary: 'Every closed list a car is described with, translated.',
  sharing: 'often',
  provides: { Words: 'every' },
  response: Reference,
});
