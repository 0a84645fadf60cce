import type { FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { readSessionCookie } from './sessionCookie.ts';
import { findSession } from './sessionRepository.ts';
import { hashSecret } from './sessionSecrets.ts';

/** For pages; a call knows its session already. An invalid or expired cookie is a visitor's. */
export async function hasSession(
  request: FastifyRequest,
  { config, mainPool, clock }: Pick<Context, 'config' | 'mainPool' | 'clock'>,
): Promise<boolean> {
  const token = readSessionCookie(request, config);
  if (token === undefined) return false;
  if (request.routeOptions.config.call !== undefined) return request.session !== null;
  return (await findSession(mainPool, hashSecret(token), clock())) !== undefined;
}
