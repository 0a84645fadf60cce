import { ping } from '#server/platform/db/ping.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { ApiError } from './apiError.ts';

/** Where the process is in its life; a proxy sends visitors only to a ready one. */
export interface Lifecycle {
  phase: 'starting' | 'ready' | 'stopping';
}

/** Until the database is migrated calls wait outside; while stopping those already inside still finish. */
export function refuseUntilReady(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onRequest', async (request) => {
    const isCall = request.routeOptions.config.call !== undefined;
    if (isCall && lifecycle.phase === 'starting') throw new ApiError(503, 'UNAVAILABLE', { 'retry-after': '2' });
  });
}

/** `/healthz`: the process lives. `/readyz`: it can answer calls. */
export function probeRoutes(app: FastifyInstance, { db }: Context, lifecycle: Lifecycle): void {
  app.get('/healthz', { config: { isProbe: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { isProbe: true } }, async (_request, reply) => {
    const reason = lifecycle.phase === 'ready' ? await databaseTrouble(db) : lifecycle.phase;
    if (reason === null) return { status: 'ready' };
    return reply.status(503).header('retry-after', '2').send({ status: reason });
  });
}

async function databaseTrouble(db: Context['db']): Promise<string | null> {
  try {
    await ping(db);
    return null;
  } catch {
    return 'database';
  }
}
