import type { FastifyInstance } from 'fastify';
import { API_TOKEN_HEADER } from '#contract/apiTokenHeader.ts';
import { getUser, login as loginCall, logout } from '#contract/calls/session.ts';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { route } from '#server/platform/http/route.ts';
import { currentUser } from './currentUser.ts';
import { readDeviceCookie, rememberDevice } from './device/deviceCookie.ts';
import { login } from './login.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './sessionCookie.ts';
import { deleteSessionByToken } from './sessionRepository.ts';
import { apiTokenOf, hashSecret } from './sessionSecrets.ts';
import { deviceOf } from './startSession.ts';

export function authRoutes(app: FastifyInstance, context: Context): void {
  const { config, db } = context;

  route(app, getUser, async ({ raw, reply }) => {
    const { session } = raw;
    const token = readSessionCookie(raw, config);
    if (session === null || token === undefined) throw new ApiError(401, 'NOT_LOGGED_IN');
    void reply.header(API_TOKEN_HEADER, apiTokenOf(token, session.user_id));
    return currentUser(db, session);
  });

  route(app, loginCall, async ({ body, raw, reply }) => {
    const formerToken = readSessionCookie(raw, config);
    const { user, token, account } = await login(context, {
      ...body,
      code: body.code,
      device: deviceOf(raw),
      language: raw.language,
      formerToken,
      deviceMarks: readDeviceCookie(raw, context),
    });
    setSessionCookie(reply, config, token);
    rememberDevice(raw, reply, context, account);
    return user;
  });

  route(app, logout, async ({ raw, reply }) => {
    const token = readSessionCookie(raw, config);
    if (token !== undefined) await deleteSessionByToken(db, hashSecret(token));
    clearSessionCookie(reply, config);
    return { status: 'success' };
  });
}
