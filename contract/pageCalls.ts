import { getCalendar, listCarReviews, listSimilar } from './carPage.ts';
import { getCar, getHome, listReviews } from './cars.ts';
import { getRates } from './currency.ts';
import { listPlaces } from './places.ts';
import { getReference } from './reference.ts';
import { searchCars } from './search.ts';

/** The calls whose answers public pages hold when they come from the server, by the names of the client's endpoints. */
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
};
