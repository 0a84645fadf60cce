import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { addMark, DEVICE_DAYS, type DeviceAccount } from './deviceMark.ts';

/** Behind https the prefix restricts it to this host, as with the session's. */
const cookieName = ({ isSecure }: Context['config']) => (isSecure ? '__Host-device' : 'device');

export function readDeviceCookie(request: FastifyRequest, { config }: Pick<Context, 'config'>): string | undefined {
  return request.cookies[cookieName(config)];
}

/** From now on the account knows this browser. Logging out leaves it so; a new password does not. */
export function rememberDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Pick<Context, 'config' | 'clock'>,
  account: DeviceAccount,
): void {
  const { config, clock } = context;
  const marks = addMark(config.secret, account, readDeviceCookie(request, context), clock());
  const maxAge = DEVICE_DAYS * 24 * 3600;
  void reply.setCookie(cookieName(config), marks, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.isSecure,
    maxAge,
  });
}
