import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/auth/recovery.ts';
import type { Context } from '#server/context.ts';
import { rememberDevice } from '#server/features/auth/device/deviceCookie.ts';
import { route } from '#server/platform/http/route.ts';
import { resetPassword, startRecovery } from './recoverPassword.ts';

export function recoveryRoutes(app: FastifyInstance, context: Context): void {
  route(app, calls.startRecovery, async ({ body, raw }) => {
    await startRecovery(context, body, raw);
    return { status: 'success' };
  });

  route(app, calls.resetPassword, async ({ body, raw, reply }) => {
    rememberDevice(raw, reply, context, await resetPassword(context, body, raw));
    return undefined;
  });
}
