import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { readFresh } from '#server/platform/db/replica/readFresh.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { readSessionCookie } from './sessionCookie.ts';
import { findSession, requireSession, type SessionRow } from './sessionRepository.ts';
import { requiresSecondFactor } from './secondFactor/requiresSecondFactor.ts';
import { hashSecret, isSecretOf } from './sessionSecrets.ts';

/**
 * Says who makes a call, from the session's cookie alone, and in which language. Runs before the access rule of the
 * call is enforced; pages and assets are the same for all and make no query.
 */
export function resolveActor(app: FastifyInstance, { config, db, mainPool, clock }: Context): void {
  app.decorateRequest('actor', null);
  app.decorateRequest('session', null);
  // A user reads where it is written, so that nobody misses what they just did; a replica answers visitors.
  app.addHook('onRequest', (request, _reply, done) => {
    if (readSessionCookie(request, config) === undefined) done();
    else readFresh(done);
  });
  app.addHook('onRequest', async (request) => {
    const token = readSessionCookie(request, config);
    const { call, isPersonal = false } = request.routeOptions.config;
    if ((call === undefined && !isPersonal) || token === undefined) return;
    const session = await findSession(mainPool, hashSecret(token), clock());
    // A dead cookie is left where it is: taking it away here could take away the one a login is setting meanwhile.
    if (session === undefined) return;
    requireMatchingApiToken(request, session.api_token_hash);
    request.language = session.language;
    request.session = session;
    request.actor = {
      userId: session.user_id,
      roles: session.roles,
      clientId: session.client_id,
      ownerId: session.owner_id,
      sessionId: session.id,
      viewerId: session.holder_id === session.user_id ? null : session.holder_id,
      mustSetUpSecondFactor: session.second_factor_since === null && requiresSecondFactor(config, session.roles),
    };
  });
  // Once the body is there.
  app.addHook('preHandler', async ({ actor, body, routeOptions: { config: route } }) => {
    const isOpen = route.call === undefined || route.call.access === 'anyone';
    if (!isOpen && actor !== null && body !== undefined && body !== null) await requireSession(db, actor.sessionId);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What the actor was made of; null without one. */
    session: SessionRow | null;
  }
  interface FastifyContextConfig {
    /** A private file: its route needs the session, as calls do. */
    isPersonal?: boolean;
  }
}

/**
 * Two documented calls carry `api_token` in their address. It accompanies the cookie: another session's token, or one
 * that is none, is refused; without the cookie it is useless; other calls ignore it.
 */
function requireMatchingApiToken(request: FastifyRequest, hash: Buffer): void {
  const { call } = request.routeOptions.config;
  const query: unknown = request.query;
  if (call === undefined || !takesApiToken(call.query) || typeof query !== 'object' || query === null) return;
  if (!('api_token' in query)) return;
  const isRight = typeof query.api_token === 'string' && isSecretOf(hash, query.api_token);
  if (!isRight) throw new ApiError(401, 'NOT_LOGGED_IN');
}

function takesApiToken(schema: object): boolean {
  return 'shape' in schema && typeof schema.shape === 'object' && schema.shape !== null && 'api_token' in schema.shape;
}
