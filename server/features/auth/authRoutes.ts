import type { FastifyInstance } from 'fastify';
import { API_TOKEN_HEADER } from '#contract/apiTokenHeader.ts';
import * as codeCalls from '#contract/calls/auth/loginCode.ts';
import { getUser, login as loginCall, logout } from '#contract/calls/auth/session.ts';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { pushDeviceOf } from '#server/platform/push/pushDevice.ts';
import { deleteSubscriptionsOfDevice } from '#server/platform/push/pushRepository.ts';
import { route } from '#server/platform/http/route.ts';
import { answerLogin, visitOf } from './answerLogin.ts';
import { currentUser } from './currentUser.ts';
import { readDeviceCookie } from './device/deviceCookie.ts';
import { login } from './login.ts';
import { loginByCode, sendLoginCode } from './loginByCode.ts';
import { clearSessionCookie, readSessionCookie } from './sessionCookie.ts';
import { deleteSessionByToken } from './sessionRepository.ts';
import { apiTokenOf, hashSecret } from './sessionSecrets.ts';

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
    const attempt = { ...body, code: body.code, deviceMarks: readDeviceCookie(raw, context), ...visitOf(raw, config) };
    return answerLogin(raw, reply, context, await login(context, attempt));
  });

  route(app, codeCalls.sendLoginCode, async ({ body, raw }) => {
    await sendLoginCode(context, body, raw);
    return { status: 'success' };
  });

  route(app, codeCalls.loginByCode, async ({ body, raw, reply }) =>
    answerLogin(raw, reply, context, await loginByCode(context, body, visitOf(raw, config))),
  );

  route(app, logout, async ({ raw, reply }) => {
    const token = readSessionCookie(raw, config);
    if (token !== undefined) await deleteSessionByToken(db, hashSecret(token));
    // Whoever has the browser now is told nothing more.
    const device = pushDeviceOf(raw, config);
    if (device !== null) await deleteSubscriptionsOfDevice(db, device);
    clearSessionCookie(reply, config);
    return { status: 'success' };
  });
}
