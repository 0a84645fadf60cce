import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './apiError.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site makes in the name of a visitor: an unsafe method needs a header that
 * no form can send, and where the browser says which site is asking, that site must be ours.
 */
export function requireSameOrigin(app: FastifyInstance, publicUrl: string): void {
  const publicOrigin = new URL(publicUrl).origin;
  app.addHook('onRequest', async (request) => {
    if (!SAFE.has(request.method) && !isOurs(request, publicOrigin)) throw new ApiError(403, 'NOT_ALLOWED');
  });
}

function isOurs(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site, 'x-requested-with': marker } = request.headers;
  if (marker !== 'XMLHttpRequest') return false;
  if (site !== undefined && site !== 'same-origin') return false;
  // Programs that are no browser send no Origin; a browser sends it with every unsafe method.
  return origin === undefined || origin === publicOrigin || origin === `${request.protocol}://${request.host}`;
}
