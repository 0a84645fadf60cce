import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/commission.ts';
import type { Context } from '#server/context.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { route } from '#server/platform/http/route.ts';
import { getCommission, setCommission } from './commission.ts';

export function commissionRoutes(app: FastifyInstance, context: Context): void {
  route(app, calls.getCommission, async () => getCommission(context));
  route(app, calls.setCommission, async ({ body, raw }) => setCommission(context, requireActor(raw.actor), body));
}
