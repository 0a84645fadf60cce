import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/savedSearches/savedSearches.ts';
import * as waitingCalls from '#contract/calls/savedSearches/waiting.ts';
import type { Context } from '#server/context.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { route, routeText } from '#server/platform/http/route.ts';
import { listFound } from './knownCarsRepository.ts';
import { type ListCards, listSavedSearches, viewSearch } from './listSavedSearches.ts';
import { changeSearch, type FindFitting, saveSearch } from './saveSearch.ts';
import { deleteSearch, type SearchRow } from './savedSearchRepository.ts';
import { unsubscribeRoutes } from './unsubscribe/unsubscribeRoutes.ts';
import { stopWaiting, waitForCar } from './waits/waitForCar.ts';

export function savedSearchesRoutes(
  app: FastifyInstance,
  context: Context,
  { findFitting, listCards }: { readonly findFitting: FindFitting; readonly listCards: ListCards },
): void {
  const { db, clock } = context;
  const view = async (search: SearchRow) => {
    const found = await listFound(db, search.user_id);
    const own = found.filter(({ search_id }) => search_id === search.id);
    return { status: 'success' as const, saved_search: viewSearch(search, own, clock()) };
  };

  routeText(app, calls.listSavedSearches, async ({ raw }) =>
    listSavedSearches(context, listCards, requireActor(raw.actor).userId, raw.language),
  );
  route(app, calls.saveSearch, async ({ body, raw }) =>
    view(await saveSearch(context, findFitting, requireActor(raw.actor).userId, body)),
  );
  route(app, calls.changeSavedSearch, async ({ params, body, raw }) =>
    view(await changeSearch(context, findFitting, requireActor(raw.actor).userId, params.id, body)),
  );
  route(app, calls.deleteSavedSearch, async ({ params, raw }) => {
    if (!(await deleteSearch(db, requireActor(raw.actor).userId, params.id))) throw new ApiError(404, 'NOT_FOUND');
    return { status: 'success' };
  });
  route(app, waitingCalls.waitForCar, async ({ params, body, raw }) => {
    await waitForCar(context, requireActor(raw.actor).userId, params.id, body);
    return { status: 'success' };
  });
  route(app, waitingCalls.stopWaitingForCar, async ({ params, body, raw }) => {
    await stopWaiting(context, requireActor(raw.actor).userId, params.id, body);
    return { status: 'success' };
  });
  unsubscribeRoutes(app, context);
}
