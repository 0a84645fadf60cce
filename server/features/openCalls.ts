import type { FastifyInstance } from 'fastify';
import type { AnyCall } from '#contract/call.ts';
import { resetPassword, startRecovery } from '#contract/recovery.ts';
import * as registration from '#contract/registration.ts';
import { getUser, login, logout } from '#contract/session.ts';
import { listThreads } from '#contract/threads.ts';
import { listVerificationImages } from '#contract/verification.ts';
import { ApiError } from '#server/http/apiError.ts';
import { route } from '#server/http/route.ts';

/** Documented calls that no feature answers yet: 501. The completeness test prints this list; an implemented call leaves it. */
export const openCalls: readonly AnyCall[] = [
  registration.registerClient,
  registration.checkPhysicalOwner,
  registration.checkLegalOwner,
  registration.sendCode,
  registration.registerPhysicalOwner,
  registration.registerLegalOwner,
  getUser,
  login,
  logout,
  startRecovery,
  resetPassword,
  listThreads,
  listVerificationImages,
];

export function openCallsRoutes(app: FastifyInstance): void {
  for (const call of openCalls) {
    route(app, call, () => Promise.reject(new ApiError(501, 'NOT_IMPLEMENTED')));
  }
}
