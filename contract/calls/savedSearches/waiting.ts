import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, RentalMoment, Success } from '../../domain/values.ts';

const OneCar = z.object({ id: Id });

export const waitForCar = call({
  method: 'PUT',
  path: '/api/cars/:id/waiting',
  access: 'user',
  summary: 'Asks to be told, once, when the car is free on these dates; asking again changes nothing.',
  params: OneCar,
  body: z.strictObject({ from: RentalMoment, to: RentalMoment }),
  invalidates: { SavedSearch: 'every' },
  response: z.object({ status: Success }),
});

export const stopWaitingForCar = call({
  method: 'DELETE',
  path: '/api/cars/:id/waiting',
  access: 'user',
  summary: 'Waits no more for these dates; for none of this car where none are given.',
  params: OneCar,
  body: z.strictObject({ from: RentalMoment, to: RentalMoment }).optional(),
  invalidates: { SavedSearch: 'every' },
  response: z.object({ status: Success }),
});
