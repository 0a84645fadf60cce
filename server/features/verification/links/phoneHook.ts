import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { hashSecret } from '#server/features/auth/sessionSecrets.ts';
import { findPhone, type PhoneRow } from './linkRepository.ts';

const cookieName = ({ isSecure }: Config): string => (isSecure ? '__Host-phone' : 'phone');

/** The phone stores its secret where no script sees it, until the link is over. */
export function setPhoneCookie(reply: FastifyReply, config: Config, secret: string, expires: Date): void {
  void reply.setCookie(cookieName(config), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: config.isSecure,
    expires,
  });
}

/**
 * Says whose documents a phone sends, for the calls that are for phones and for no others: its cookie opens nothing else,
 * and a session opens none of these.
 */
export function resolvePhone(app: FastifyInstance, { config, db, clock }: Context): void {
  app.decorateRequest('phone', null);
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.call?.access !== 'phone') return;
    request.actor = null;
    const secret = request.cookies[cookieName(config)];
    if (secret === undefined) return;
    const phone = await findPhone(db, hashSecret(secret), clock());
    if (phone === undefined) return;
    request.phone = phone;
    request.actor = actorOf(phone);
  });
}

const actorOf = ({ user_id, client_id, session_id }: PhoneRow): NonNullable<FastifyRequest['actor']> => ({
  userId: user_id,
  roles: ['client'],
  clientId: client_id,
  ownerId: null,
  sessionId: session_id,
  viewerId: null,
  mustSetUpSecondFactor: false,
});

declare module 'fastify' {
  interface FastifyRequest {
    /** The phone that makes the call, of those that are for phones. */
    phone: PhoneRow | null;
  }
}
