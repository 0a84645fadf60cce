import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { SESSION_MINUTES } from './sessionLife.ts';

/** Behind https the prefix makes browsers refuse the cookie from anywhere but this very host (RFC 6265bis §4.1.3.2). */
function cookieName({ isSecure }: Config): string {
  return isSecure ? '__Host-session' : 'session';
}

function cookieOptions({ isSecure }: Config) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
}

export function readSessionCookie(request: FastifyRequest, config: Config): string | undefined {
  return request.cookies[cookieName(config)];
}

export function setSessionCookie(reply: FastifyReply, config: Config, token: string): void {
  void reply.setCookie(cookieName(config), token, { ...cookieOptions(config), maxAge: SESSION_MINUTES * 60 });
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  void reply.clearCookie(cookieName(config), cookieOptions(config));
}
