import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/favourites.ts';
import type { Context } from '#server/context.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { route, routeText } from '#server/platform/http/route.ts';
import { deleteFavourite, insertFavourite } from './favouritesRepository.ts';
import { type ListCards, listFavourites } from './listFavourites.ts';

export function favouritesRoutes(app: FastifyInstance, context: Context, listCards: ListCards): void {
  const { db, clock } = context;

  routeText(app, calls.listFavourites, async ({ query, raw }) =>
    listFavourites(context, listCards, requireActor(raw.actor).userId, {
      cursor: query.cursor,
      language: raw.language,
    }),
  );
  route(app, calls.addFavourite, async ({ params, raw }) => {
    const outcome = await insertFavourite(db, requireActor(raw.actor).userId, params.car_id, clock());
    if (outcome === 'no car') throw new ApiError(404, 'NOT_FOUND');
    if (outcome === 'no room') throw new ApiError(409, 'TOO_MANY_FAVOURITES');
    return { status: 'success' };
  });
  route(app, calls.removeFavourite, async ({ params, raw }) => {
    await deleteFavourite(db, requireActor(raw.actor).userId, params.car_id);
    return { status: 'success' };
  });
}
