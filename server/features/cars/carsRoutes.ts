import type { FastifyInstance } from 'fastify';
import { askCar as askCarCall } from '#contract/calls/cars/answers.ts';
import * as pageCalls from '#contract/calls/cars/carPage.ts';
import * as calls from '#contract/calls/cars/cars.ts';
import { searchMap as searchMapCall } from '#contract/calls/cars/map.ts';
import { getRentPage as getRentPageCall } from '#contract/calls/cars/rent.ts';
import { listNearbyDates, searchCars as searchCarsCall, understandSearch } from '#contract/calls/cars/search.ts';
import type { Context } from '#server/context.ts';
import type { ShareAnswer } from '#server/platform/http/answerCache/shareAnswers.ts';
import { route, routeShared } from '#server/platform/http/route.ts';
import { listActive } from './cardRepository.ts';
import { listCards } from './listCards.ts';
import { getHome } from './home/getHome.ts';
import { askCar } from './page/askCar.ts';
import { getCalendar } from './page/getCalendar.ts';
import { getCar } from './page/getCar.ts';
import { listSimilar } from './page/listSimilar.ts';
import { getRentPage } from './rent/getRentPage.ts';
import { readRentalDates } from '#server/features/rental/rentalDates.ts';
import { makeSearchCars } from './search/searchCars.ts';
import { makeSearchMap } from './search/map/searchMap.ts';
import { listNearby } from './search/shifts/listNearby.ts';
import { clearText } from './sentence/clearText.ts';
import { makeUnderstand } from './sentence/makeUnderstand.ts';

export function carsRoutes(app: FastifyInstance, context: Context, share: ShareAnswer): void {
  const { pool, clock } = context;
  const searchCars = makeSearchCars(context);
  const understand = makeUnderstand(context);
  const searchMap = makeSearchMap(context);

  routeShared(app, searchCarsCall, share, async ({ query, language }) => searchCars(query, language));
  routeShared(app, listNearbyDates, share, async ({ query }) => ({
    status: 'success',
    dates: await listNearby(context, query),
  }));
  route(
    app,
    understandSearch,
    async ({ body, raw }) => ({ status: 'success', ...(await understand(body, raw.ip)) }),
    // Nothing of a text is stored, so not even a zero byte is refused.
    { preValidation: async (request) => clearText(request.body) },
  );
  routeShared(app, searchMapCall, share, async ({ query }) => searchMap(query));
  routeShared(app, calls.getHome, share, async ({ language }) => getHome(context, language));
  routeShared(app, getRentPageCall, share, async ({ params, language }) => ({
    status: 'success',
    ...(await getRentPage(pool, params.place, language)),
  }));
  routeShared(app, calls.listCars, share, async ({ query, language }) => {
    const ids = await listActive(pool, query.ids.split(',').map(Number));
    return `{"status":"success","cars":${await listCards(context, ids, language)}}`;
  });
  routeShared(app, calls.getCar, share, async ({ params, query, language }) => {
    const dates = readRentalDates(query, clock());
    return { status: 'success', car: await getCar(pool, params.id, language, dates) };
  });
  routeShared(app, pageCalls.getCalendar, share, async ({ params, query }) => ({
    status: 'success',
    days: await getCalendar(context, params.id, query.from, query.to),
  }));
  route(app, askCarCall, async ({ params, body, raw }) => ({
    status: 'success',
    ...(await askCar(context, params.id, body, raw.ip)),
  }));
  routeShared(app, pageCalls.listSimilar, share, async ({ params, query, language }) => {
    const dates = readRentalDates(query, clock());
    return listSimilar(pool, params.id, language, dates);
  });
}
