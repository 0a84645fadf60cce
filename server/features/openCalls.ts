import type { FastifyInstance } from 'fastify';
import type { AnyCall } from '#contract/call.ts';
import { listVerificationImages } from '#contract/verification.ts';
import { ApiError } from '#server/http/apiError.ts';
import { route } from '#server/http/route.ts';

/** Documented calls that no feature answers yet: 501. The completeness test prints this list; an implemented call leaves it. */
export const openCalls: readonly AnyCall[] = [listVerificationImages];

export function openCallsRoutes(app: FastifyInstance): void {
  for (const call of openCalls) {
    route(app, call, () => Promise.reject(new ApiError(501, 'NOT_IMPLEMENTED')));
  }
}
