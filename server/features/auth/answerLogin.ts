import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionUser } from '#contract/calls/auth/session.ts';
import type { Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { pushDeviceOf } from '#server/platform/push/pushDevice.ts';
import { deleteSubscriptionsOfOthers } from '#server/platform/push/pushRepository.ts';
import type { Login, LoginVisit } from './beginLogin.ts';
import { rememberDevice } from './device/deviceCookie.ts';
import { readSessionCookie, setSessionCookie } from './sessionCookie.ts';
import { deviceOf } from './startSession.ts';

/** The browser that wants to log in. */
export const visitOf = (raw: FastifyRequest, config: Config): LoginVisit => ({
  device: deviceOf(raw),
  language: raw.language,
  formerToken: readSessionCookie(raw, config),
});

/** Gives the browser what it is logged in with, and known by from now on. */
export async function answerLogin(
  raw: FastifyRequest,
  reply: FastifyReply,
  context: Pick<Context, 'config' | 'clock' | 'db'>,
  { user, token, account }: Login,
): Promise<SessionUser> {
  // Who used this browser before is told nothing here.
  const device = pushDeviceOf(raw, context.config);
  if (device !== null) await deleteSubscriptionsOfOthers(context.db, device, user.user_id);
  setSessionCookie(reply, context.config, token);
  rememberDevice(raw, reply, context, account);
  return user;
}
