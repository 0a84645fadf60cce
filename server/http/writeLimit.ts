import type { FastifyInstance } from 'fastify';
import { type LimitContext, limitRate, networkOf } from './rateLimit.ts';

/** Far above what a person does, far below what a script tries. Single features have narrower limits of their own. */
const WRITES_A_MINUTE = 120;

/** Limits everything that changes something, by network. */
export function limitWrites(app: FastifyInstance, context: LimitContext): void {
  app.addHook('preHandler', async (request) => {
    const { call } = request.routeOptions.config;
    if (call === undefined || call.method === 'GET') return;
    await limitRate(context, { key: `writes:${networkOf(request.ip)}`, limit: WRITES_A_MINUTE, windowSeconds: 60 });
  });
}
