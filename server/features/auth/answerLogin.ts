import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionUser } from '#contract/calls/session.ts';
import type { Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';
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
export function answerLogin(
  raw: FastifyRequest,
  reply: FastifyReply,
  context: Pick<Context, 'config' | 'clock'>,
  { user, token, account }: Login,
): SessionUser {
  setSessionCookie(reply, context.config, token);
  rememberDevice(raw, reply, context, account);
  return user;
}
