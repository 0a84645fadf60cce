import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OrderEventName } from '#contract/orderMachine.ts';
import * as calls from '#contract/orders.ts';
import type { Context } from '#server/context.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { readAttempt, requireAttempt } from '#server/http/idempotent.ts';
import { route } from '#server/http/route.ts';
import { changesRoutes } from './change/changesRoutes.ts';
import { calendarRoute } from './calendarRoute.ts';
import { type Change, changeOrder, type Changed } from './changeOrder.ts';
import { getOrder } from './getOrder.ts';
import { listOrders } from './listOrders.ts';
import { placeOrder } from './placeOrder.ts';
import { refundOrder } from './refundOrder.ts';
import { substituteOrder } from './rescue/substituteOrder.ts';

export function ordersRoutes(app: FastifyInstance, context: Context): void {
  calendarRoute(app, context);
  changesRoutes(app, context);
  const change = (
    raw: FastifyRequest,
    id: number,
    event: OrderEventName,
    said: Pick<Change, 'expectedRefund' | 'areOriginalsSeen'> = {},
  ): Promise<Changed> => {
    const actor = requireActor(raw.actor);
    return changeOrder(context, actor, {
      id,
      event,
      attempt: readAttempt(raw, actor.userId),
      language: raw.language,
      ...said,
    });
  };

  route(app, calls.placeOrder, async ({ body, raw }) => {
    const actor = requireActor(raw.actor);
    const attempt = requireAttempt(raw, actor.userId);
    return { status: 'success', order: await placeOrder(context, actor, body, { attempt, language: raw.language }) };
  });
  route(app, calls.listOrders, async ({ query, raw }) => ({
    status: 'success',
    ...(await listOrders(context, requireActor(raw.actor), query, raw.language)),
  }));
  route(app, calls.getOrder, async ({ params, raw }) => ({
    status: 'success',
    order: await getOrder(context, params.id, requireActor(raw.actor), raw.language),
  }));
  route(app, calls.cancelOrder, async ({ params, body, raw }) => {
    const { order } = await change(raw, params.id, 'cancel', { expectedRefund: body?.expected_refund });
    return { status: 'success', order };
  });
  route(app, calls.refundOrder, async ({ params, body, raw }) => {
    const actor = requireActor(raw.actor);
    const attempt = readAttempt(raw, actor.userId);
    const order = await refundOrder(context, actor, body, { id: params.id, attempt, language: raw.language });
    return { status: 'success', order };
  });
  route(app, calls.substituteOrder, async ({ params, body, raw }) => {
    const actor = requireActor(raw.actor);
    const attempt = requireAttempt(raw, actor.userId);
    const wish = { id: params.id, carId: body.car_id, attempt, language: raw.language };
    return { status: 'success', order: await substituteOrder(context, actor, wish) };
  });
  route(app, calls.acceptOrder, async ({ params, raw }) => {
    const changed = await change(raw, params.id, 'accept');
    const declined: string[] = [...changed.declined];
    return { status: 'success', order: changed.order, declined };
  });
  route(app, calls.startOrder, async ({ params, body, raw }) => {
    const { order } = await change(raw, params.id, 'start', { areOriginalsSeen: body?.originals_seen });
    return { status: 'success', order };
  });
  const moves = [
    [calls.declineOrder, 'decline'],
    [calls.markOrderPaid, 'mark_paid'],
    [calls.finishOrder, 'finish'],
    [calls.releaseCars, 'release'],
  ] as const;
  for (const [call, event] of moves) {
    route(app, call, async ({ params, raw }) => {
      const { order } = await change(raw, params.id, event);
      return { status: 'success', order };
    });
  }
}
