import type { FastifyInstance } from 'fastify';
import { ApiError } from './apiError.ts';

/** PostgreSQL cannot store a zero byte in text, and no address of ours has one: refused before any route reads it. */
export function refuseZeroBytes(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    const [path = ''] = url.split('?');
    if (path.includes('%00')) throw new ApiError(400, 'BAD_REQUEST');
  });
}
