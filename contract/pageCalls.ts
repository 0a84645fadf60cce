import { getCalendar, listCarReviews, listSimilar } from './calls/cars/carPage.ts';
import { getCar, getHome, listReviews } from './calls/cars/cars.ts';
import { getRates } from './calls/currency.ts';
import { getOwner } from './calls/owners.ts';
import { listPlaces } from './calls/places.ts';
import { getReference } from './calls/reference/reference.ts';
import { getRentPage } from './calls/cars/rent.ts';
import { searchCars } from './calls/cars/search.ts';

/** The calls whose answers are in public pages rendered by the server, by the names of the client's endpoints. */
export const pageCalls = {
  getHome,
  getRates,
  getReference,
  listReviews,
  searchCars,
  getCar,
  getCalendar,
  listSimilar,
  listCarReviews,
  listPlaces,
  getRentPage,
  getOwner,
};
