import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/payments.ts';
import type { Context } from '#server/context.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { route } from '#server/platform/http/route.ts';
import type { OrderPort } from '#server/features/payments/orderPort.ts';
import { receiveCallback } from '#server/features/payments/receiveCallback.ts';
import { getPayment } from './getPayment.ts';
import { startPayment } from './startPayment.ts';

export function paymentsRoutes(app: FastifyInstance, context: Context, orders: OrderPort): void {
  route(app, calls.startPayment, async ({ params, body, attemptBy, raw }) => {
    const actor = requireActor(raw.actor);
    const { purpose = 'order', purpose_id: purposeId = null } = body ?? {};
    const start = {
      bill: { orderId: params.id, purpose, purposeId },
      attempt: attemptBy(actor.userId),
      language: raw.language,
    };
    return { status: 'success', payment: await startPayment(context, orders, actor, start) };
  });
  route(app, calls.getPayment, async ({ params, raw }) => ({
    status: 'success',
    payment: await getPayment(context, orders, requireActor(raw.actor), params.id),
  }));

  // A bank's signature is over the bytes it sent, so they stay as they are.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    route(scope, calls.receivePaymentCallback, async ({ params, raw }) => {
      const body = Buffer.isBuffer(raw.body) ? raw.body : Buffer.alloc(0);
      try {
        await receiveCallback(context, orders, { provider: params.provider, headers: raw.headers, body });
      } catch (error) {
        // The operator has to check it: forged, for another amount, or not as documented.
        raw.log.warn({ err: error, provider: params.provider }, 'payment report refused');
        throw error;
      }
      return { status: 'success' };
    });
  });
}
