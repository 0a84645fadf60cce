import type { FastifyInstance } from 'fastify';
import type { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import * as calls from '#contract/calls/orders/orders.ts';
import { getPastOrder as pastOrderCall } from '#contract/calls/orders/pastOrder.ts';
import type { Context } from '#server/context.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { type CallRequest, route } from '#server/platform/http/route.ts';
import { changesRoutes } from './change/changesRoutes.ts';
import { calendarRoute } from './view/calendarRoute.ts';
import { type Change, changeOrder, type Changed } from './changeOrder.ts';
import { getOrder } from './view/getOrder.ts';
import { listOrders } from './view/listOrders.ts';
import { invoiceRoute } from './invoice/invoiceRoute.ts';
import { getPastOrder } from './past/getPastOrder.ts';
import { placeOrder } from './placeOrder.ts';
import { refundOrder } from './cancel/refundOrder.ts';
import { substituteOrder } from './rescue/substituteOrder.ts';

export function ordersRoutes(app: FastifyInstance, context: Context): void {
  calendarRoute(app, context);
  invoiceRoute(app, context);
  changesRoutes(app, context);
  const change = (
    { params, attemptBy, raw }: Pick<CallRequest<typeof calls.acceptOrder>, 'params' | 'attemptBy' | 'raw'>,
    event: OrderEventName,
    stated: Pick<Change, 'expectedRefund' | 'areOriginalsSeen'> = {},
  ): Promise<Changed> => {
    const actor = requireActor(raw.actor);
    const attempt = attemptBy(actor.userId);
    return changeOrder(context, actor, { id: params.id, event, attempt, language: raw.language, ...stated });
  };

  route(app, calls.placeOrder, async ({ body, attemptBy, raw }) => {
    const actor = requireActor(raw.actor);
    const attempt = attemptBy(actor.userId);
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
  route(app, pastOrderCall, async ({ params, query, raw }) => ({
    status: 'success',
    ...(await getPastOrder(context, requireActor(raw.actor), params.id, query.moment)),
  }));
  route(app, calls.cancelOrder, async (request) => {
    const { order } = await change(request, 'cancel', { expectedRefund: request.body?.expected_refund });
    return { status: 'success', order };
  });
  route(app, calls.refundOrder, async ({ params, body, attemptBy, raw }) => {
    const actor = requireActor(raw.actor);
    const attempt = attemptBy(actor.userId);
    const order = await refundOrder(context, actor, body, { id: params.id, attempt, language: raw.language });
    return { status: 'success', order };
  });
  route(app, calls.substituteOrder, async ({ params, body, attemptBy, raw }) => {
    const actor = requireActor(raw.actor);
    const attempt = attemptBy(actor.userId);
    const request = { id: params.id, carId: body.car_id, attempt, language: raw.language };
    return { status: 'success', order: await substituteOrder(context, actor, request) };
  });
  route(app, calls.acceptOrder, async (request) => {
    const changed = await change(request, 'accept');
    const declined: string[] = [...changed.declined];
    return { status: 'success', order: changed.order, declined };
  });
  route(app, calls.startOrder, async (request) => {
    const { order } = await change(request, 'start', { areOriginalsSeen: request.body?.originals_seen });
    return { status: 'success', order };
  });
  const moves = [
    [calls.declineOrder, 'decline'],
    [calls.markOrderPaid, 'mark_paid'],
    [calls.finishOrder, 'finish'],
    [calls.releaseCars, 'release'],
  ] as const;
  for (const [call, event] of moves) {
    route(app, call, async (request) => {
      const { order } = await change(request, event);
      return { status: 'success', order };
    });
  }
}
