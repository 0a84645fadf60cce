import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '#contract/calls/places.ts';
import type { Context } from '#server/context.ts';
import { requireOwner } from '#server/features/auth/requireParty.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import type { ShareAnswer } from '#server/platform/http/answerCache/shareAnswers.ts';
import { route, routeShared } from '#server/platform/http/route.ts';
import { listPlaces } from './listPlaces.ts';
import { deleteOffer, listOffers } from './offerRepository.ts';
import { changePlace, offerPlace, type Reader } from './offers.ts';
import { searchPlaces } from './searchPlaces.ts';

const readerOf = ({ actor, language }: FastifyRequest): Reader => ({ ownerId: requireOwner(actor), language });

export function placesRoutes(app: FastifyInstance, context: Context, share: ShareAnswer): void {
  const { db } = context;
  routeShared(app, calls.listPlaces, share, async ({ query, language }) => ({
    status: 'success',
    ...(await listPlaces(context, query, language)),
  }));
  routeShared(app, calls.searchPlaces, share, async ({ query, language }) => ({
    status: 'success',
    places: await searchPlaces(context, query.q, language),
  }));
  route(app, calls.listOfferedPlaces, async ({ raw }) => {
    const { ownerId, language } = readerOf(raw);
    return { status: 'success', places: await listOffers(db, ownerId, language) };
  });
  route(app, calls.offerPlace, async ({ body, raw }) => ({
    status: 'success',
    place: await offerPlace(context, readerOf(raw), body),
  }));
  route(app, calls.changePlace, async ({ params, body, raw }) => ({
    status: 'success',
    place: await changePlace(context, readerOf(raw), params.id, body),
  }));
  route(app, calls.removePlace, async ({ params, raw }) => {
    if (!(await deleteOffer(db, readerOf(raw).ownerId, params.id))) throw new ApiError(404, 'NOT_FOUND');
    return undefined;
  });
}
