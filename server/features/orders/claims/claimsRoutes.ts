import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/orders/claims.ts';
import type { Context } from '#server/context.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { route } from '#server/platform/http/route.ts';
import { changeOrder } from '../changeOrder.ts';
import { answerClaim } from './answerClaim.ts';
import { decideClaim } from './decideClaim.ts';
import { moveDeposit } from './deposit/moveDeposit.ts';
import { makeClaim, prepareClaim } from './makeClaim.ts';
import { confirmClaim } from './payClaim.ts';
import { readClaim, listClaims } from './readClaims.ts';

export function claimsRoutes(app: FastifyInstance, context: Context): void {
  route(app, calls.prepareClaim, async ({ params, raw }) => {
    const { until, proposals } = await prepareClaim(context, requireActor(raw.actor), params.id);
    return { status: 'success', until: until.toISOString(), proposals };
  });
  route(app, calls.makeClaim, async ({ params, body, attemptBy, raw }) => {
    const actor = requireActor(raw.actor);
    const request = { orderId: params.id, items: body.items, attempt: attemptBy(actor.userId) };
    return { status: 'success', claim: await makeClaim(context, actor, request) };
  });
  route(app, calls.listClaims, async ({ query }) => ({ status: 'success', ...(await listClaims(context, query)) }));
  route(app, calls.getClaim, async ({ params, raw }) => ({
    status: 'success',
    claim: await readClaim(context, params.id, requireActor(raw.actor)),
  }));
  route(app, calls.answerClaim, async ({ params, body, raw }) => ({
    status: 'success',
    claim: await answerClaim(context, requireActor(raw.actor), params.id, body),
  }));
  route(app, calls.decideClaim, async ({ params, body, raw }) => ({
    status: 'success',
    claim: await decideClaim(context, requireActor(raw.actor), params.id, body),
  }));
  route(app, calls.confirmClaim, async ({ params, raw }) => ({
    status: 'success',
    claim: await confirmClaim(context, requireActor(raw.actor), params.id),
  }));
  route(app, calls.moveDeposit, async ({ params, body, attemptBy, raw }) => {
    const actor = requireActor(raw.actor);
    const moving = { id: params.id, attempt: attemptBy(actor.userId), language: raw.language };
    return { status: 'success', order: await moveDeposit(context, actor, body, moving) };
  });
  route(app, calls.returnDeposit, async ({ params, attemptBy, raw }) => {
    const actor = requireActor(raw.actor);
    const attempt = attemptBy(actor.userId);
    await changeOrder(context, actor, { id: params.id, event: 'return_deposit', attempt, language: raw.language });
    return { status: 'success' };
  });
}
