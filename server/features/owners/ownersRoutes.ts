import type { FastifyInstance } from 'fastify';
import { getOwner as getOwnerCall } from '#contract/calls/owners.ts';
import type { Context } from '#server/context.ts';
import type { ShareAnswer } from '#server/platform/http/answerCache/shareAnswers.ts';
import { routeShared } from '#server/platform/http/route.ts';
import { getOwner, type OwnerPageParts } from './getOwner.ts';

export function ownersRoutes(app: FastifyInstance, context: Context, share: ShareAnswer, parts: OwnerPageParts): void {
  routeShared(app, getOwnerCall, share, async ({ params, query, language }) =>
    getOwner(context, parts, { id: params.id, cursor: query.cursor, language }),
  );
}
