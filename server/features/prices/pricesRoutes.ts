import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as advice from '#contract/calls/prices/advice.ts';
import * as calls from '#contract/calls/prices/prices.ts';
import type { Context } from '#server/context.ts';
import { requireActor, requireOwner } from '#server/features/auth/requireParty.ts';
import { route } from '#server/platform/http/route.ts';
import { adviseWeeks } from './adviseWeeks.ts';
import { getPrices, type Pricer } from './getPrices.ts';
import { listPriceDays } from './listPriceDays.ts';
import { previewPrice } from './previewPrice.ts';
import { savePrices } from './savePrices.ts';
import { takeAdvice } from './takeAdvice.ts';

export function pricesRoutes(app: FastifyInstance, context: Context): void {
  const pricerOf = ({ actor, language }: FastifyRequest, { id }: { id: number }): Pricer => ({
    ownerId: requireOwner(actor),
    userId: requireActor(actor).userId,
    carId: id,
    language,
  });
  route(app, calls.getCarPrices, async ({ params, raw }) => ({
    status: 'success',
    ...(await getPrices(context, pricerOf(raw, params))),
  }));
  route(app, calls.saveCarPrices, async ({ params, body, raw }) => ({
    status: 'success',
    ...(await savePrices(context, pricerOf(raw, params), body)),
  }));
  route(app, calls.previewPrice, async ({ params, body, raw }) => ({
    status: 'success',
    preview: await previewPrice(context, pricerOf(raw, params), body),
  }));
  route(app, calls.listPriceDays, async ({ params, query, raw }) => ({
    status: 'success',
    days: await listPriceDays(context, pricerOf(raw, params), query),
  }));
  route(app, advice.listAdvice, async ({ params, raw }) => ({
    status: 'success',
    weeks: (await adviseWeeks(context, pricerOf(raw, params))).map(({ week }) => week),
  }));
  route(app, advice.takeAdvice, async ({ params, body, raw }) => ({
    status: 'success',
    ...(await takeAdvice(context, pricerOf(raw, params), body)),
  }));
}
