import { isStaff } from '#contract/domain/isStaff.ts';
import type { FastifyInstance } from 'fastify';
import type { AnyCall } from '#contract/call.ts';
import type { Actor } from '#server/context.ts';
import { ApiError } from '../apiError.ts';

/** Refuses calls the actor has no role for, before anything is parsed. Whose things they are is checked by the use cases. */
export function checkAccess(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { call, isPersonal } = request.routeOptions.config;
    if (call !== undefined) requireAccess(call, request.actor);
    else if (isPersonal === true) requireAccess(personalFile, request.actor);
  });
}

type Rule = Pick<AnyCall, 'access' | 'isOpenWithoutSecondFactor' | 'isOpenToViewers'>;

/**
 * A private file is for users who could make the calls it replaces; not for an admin who views their
 * account: downloads are recorded under the name of the user who made them.
 */
const personalFile: Rule = { access: 'user', isOpenWithoutSecondFactor: false, isOpenToViewers: false };

function requireAccess({ access, isOpenWithoutSecondFactor, isOpenToViewers }: Rule, actor: Actor | null): void {
  if (actor !== null && actor.viewerId !== null && !isOpenToViewers) throw new ApiError(403, 'READ_ONLY');
  if (access === 'anyone') return;
  // No session is required, so an invalid link is a 404 and not a 401.
  if (actor === null && access === 'phone') throw new ApiError(404, 'NOT_FOUND');
  if (actor === null) throw new ApiError(401, 'NOT_LOGGED_IN');
  if (actor.mustSetUpSecondFactor && !isOpenWithoutSecondFactor) throw new ApiError(403, 'SECOND_FACTOR_REQUIRED');
  if (!isIn(access, actor)) throw new ApiError(403, 'NOT_ALLOWED');
}

function isIn(access: Exclude<AnyCall['access'], 'anyone'>, { roles }: Actor): boolean {
  // Whose link it is was found by the phone's own cookie; a session is no phone.
  if (access === 'user' || access === 'phone') return true;
  return access === 'staff' ? isStaff(roles) : roles.includes(access);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The user of the session; null without one. */
    actor: Actor | null;
  }
}
