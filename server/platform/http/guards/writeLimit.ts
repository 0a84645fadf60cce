import type { FastifyInstance } from 'fastify';
import { receivePaymentCallback } from '#contract/calls/payments.ts';
import { type LimitContext, limitRate, networkOf } from './rateLimit.ts';

/** Far above what a person does, far below what a script tries. Single features have narrower limits of their own. */
const WRITES_A_MINUTE = 120;
/** A provider reports the payments of all users from a few addresses of its own. */
const REPORTS_A_MINUTE = 1_200;

/** Limits everything that changes something, by network. */
export function limitWrites(app: FastifyInstance, context: LimitContext): void {
  app.addHook('preHandler', async (request) => {
    const { call } = request.routeOptions.config;
    if (call === undefined || call.method === 'GET') return;
    const isReport = call.path === receivePaymentCallback.path;
    await limitRate(context, {
      key: `${isReport ? 'reports' : 'writes'}:${networkOf(request.ip)}`,
      limit: isReport ? REPORTS_A_MINUTE : WRITES_A_MINUTE,
      windowSeconds: 60,
    });
  });
}
