import type { FastifyInstance, FastifyRequest } from 'fastify';
import { receivePaymentCallback } from '#contract/calls/payments.ts';
import { ApiError } from '../apiError.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site makes in the name of a visitor: an unsafe method needs a header that
 * no form can send, and where the browser says which site is asking, that site must be ours.
 */
export function requireSameOrigin(app: FastifyInstance, publicUrl: string): void {
  const publicOrigin = new URL(publicUrl).origin;
  app.addHook('onRequest', async (request) => {
    const { call, isForm } = request.routeOptions.config;
    if (!needsMarker({ method: request.method, path: call?.path })) return;
    if (!isOurs(request, publicOrigin, isForm === true)) throw new ApiError(403, 'NOT_ALLOWED');
  });
}

/** Banks are no browsers of ours: their signature says who they are. */
export const needsMarker = ({
  method,
  path,
}: {
  readonly method: string;
  readonly path: string | undefined;
}): boolean => !SAFE.has(method) && path !== receivePaymentCallback.path;

function isOurs(request: FastifyRequest, publicOrigin: string, isForm: boolean): boolean {
  const { origin, 'sec-fetch-site': site, 'x-requested-with': marker } = request.headers;
  if (!isForm && marker !== 'XMLHttpRequest') return false;
  if (site !== undefined && site !== 'same-origin') return false;
  // Programs that are no browser send no Origin; a browser sends it with every unsafe method.
  return origin === undefined || origin === publicOrigin || origin === `${request.protocol}://${request.host}`;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A plain form of a page of ours posts here: it has no header, but the browser says where it comes from. */
    isForm?: boolean;
  }
}
