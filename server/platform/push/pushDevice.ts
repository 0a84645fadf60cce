import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';

/** As long as browsers keep a cookie. */
const DAYS = 400;

const cookieName = ({ isSecure }: Config) => (isSecure ? '__Host-push' : 'push');

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** The browser, by a cookie that it has since it was first told something; null for any other. */
export function pushDeviceOf(request: FastifyRequest, config: Config): Buffer | null {
  const secret = request.cookies[cookieName(config)];
  return secret === undefined ? null : hashOf(secret);
}

export function markPushDevice(request: FastifyRequest, reply: FastifyReply, config: Config): Buffer {
  const secret = request.cookies[cookieName(config)] ?? randomBytes(32).toString('base64url');
  void reply.setCookie(cookieName(config), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.isSecure,
    maxAge: DAYS * 24 * 3600,
  });
  return hashOf(secret);
}
