import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { CHALLENGE_SECONDS } from './challenges.ts';

/** Behind https the prefix restricts it to this host, as with the session's. */
const cookieName = ({ isSecure }: Config): string => (isSecure ? '__Host-passkey' : 'passkey');
const cookieOptions = ({ isSecure }: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure }) as const;

export const readPasskeyCookie = (request: FastifyRequest, config: Config): string | undefined =>
  request.cookies[cookieName(config)];

export function setPasskeyCookie(reply: FastifyReply, config: Config, token: string): void {
  void reply.setCookie(cookieName(config), token, { ...cookieOptions(config), maxAge: CHALLENGE_SECONDS });
}

export function clearPasskeyCookie(reply: FastifyReply, config: Config): void {
  void reply.clearCookie(cookieName(config), cookieOptions(config));
}
