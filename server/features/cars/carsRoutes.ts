import type { FastifyInstance } from 'fastify';
import * as pageCalls from '#contract/carPage.ts';
import * as calls from '#contract/cars.ts';
import { searchCars as searchCarsCall } from '#contract/search.ts';
import type { Context } from '#server/context.ts';
import { route, routeText } from '#server/http/route.ts';
import { getHome } from './home/getHome.ts';
import { getCalendar } from './page/getCalendar.ts';
import { getCar } from './page/getCar.ts';
import { listSimilar } from './page/listSimilar.ts';
import { readRentalDates } from '#server/rental/rentalDates.ts';
import { searchCars } from './search/searchCars.ts';
import { makeFacetCounter } from './search/searchFacets.ts';

export function carsRoutes(app: FastifyInstance, context: Context): void {
  const { pool, clock } = context;
  const countFacets = makeFacetCounter(pool, clock);

  routeText(app, searchCarsCall, async ({ query, raw }) => searchCars(context, countFacets, query, raw.language));
  routeText(app, calls.getHome, async ({ raw }) => getHome(pool, raw.language));
  route(app, calls.getCar, async ({ params, query, raw }) => {
    const dates = readRentalDates(query, clock());
    return { status: 'success', car: await getCar(pool, params.id, raw.language, dates) };
  });
  route(app, pageCalls.getCalendar, async ({ params, query }) => ({
    status: 'success',
    days: await getCalendar(context, params.id, query.from, query.to),
  }));
  routeText(app, pageCalls.listSimilar, async ({ params, query, raw }) => {
    const dates = readRentalDates(query, clock());
    return listSimilar(pool, params.id, raw.language, dates);
  });
}
