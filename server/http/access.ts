import type { FastifyInstance } from 'fastify';
import type { Access } from '#contract/call.ts';
import type { Actor } from '#server/context.ts';
import { ApiError } from './apiError.ts';

/** Refuses calls the actor has no role for, before anything is parsed. Whose things they are is checked by the use cases. */
export function checkAccess(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.call?.access;
    if (access !== undefined) requireAccess(access, request.actor);
  });
}

function requireAccess(access: Access, actor: Actor | null): void {
  if (access === 'anyone') return;
  if (actor === null) throw new ApiError(401, 'NOT_LOGGED_IN');
  if (access !== 'user' && !actor.roles.includes(access)) throw new ApiError(403, 'NOT_ALLOWED');
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whoever the session belongs to; null without one. */
    actor: Actor | null;
  }
}
