import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/coupons.ts';
import type { Context } from '#server/context.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { route } from '#server/platform/http/route.ts';
import { changeCoupon, createCoupon, listCoupons } from './coupons.ts';

export function couponsRoutes(app: FastifyInstance, context: Context): void {
  route(app, calls.listCoupons, async ({ query }) => ({
    status: 'success',
    ...(await listCoupons(context, query.page)),
  }));
  route(app, calls.createCoupon, async ({ body, raw }) => ({
    status: 'success',
    coupon: await createCoupon(context, requireActor(raw.actor), body),
  }));
  route(app, calls.changeCoupon, async ({ params, body, raw }) => ({
    status: 'success',
    coupon: await changeCoupon(context, requireActor(raw.actor), params.id, body),
  }));
}
