import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/auth/passkeys.ts';
import type { Context } from '#server/context.ts';
import { answerLogin, visitOf } from '#server/features/auth/answerLogin.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { deviceOf } from '#server/features/auth/startSession.ts';
import { route } from '#server/platform/http/route.ts';
import { addPasskey, shownPasskey, startPasskey } from './addPasskey.ts';
import { loginByPasskey, startPasskeyLogin } from './loginByPasskey.ts';
import { clearPasskeyCookie, readPasskeyCookie, setPasskeyCookie } from './passkeyCookie.ts';
import { listPasskeysOf } from './passkeyRepository.ts';
import { removePasskey } from './removePasskey.ts';

const done = { status: 'success' } as const;

export function passkeyRoutes(app: FastifyInstance, context: Context): void {
  const { config, db } = context;

  route(app, calls.listPasskeys, async ({ raw }) => {
    const passkeys = await listPasskeysOf(db, requireActor(raw.actor).userId);
    return { ...done, passkeys: passkeys.map(shownPasskey) };
  });

  route(app, calls.startPasskey, async ({ body, raw }) => ({
    ...done,
    options: await startPasskey(context, requireActor(raw.actor), body ?? {}),
  }));

  route(app, calls.addPasskey, async ({ body, raw }) => ({
    ...done,
    passkey: await addPasskey(context, requireActor(raw.actor), body.credential, deviceOf(raw).userAgent),
  }));

  route(app, calls.removePasskey, async ({ params, raw }) => {
    await removePasskey(context, requireActor(raw.actor), params.id);
    return done;
  });

  route(app, calls.startPasskeyLogin, async ({ raw, reply }) => {
    const { token, options } = await startPasskeyLogin(context, raw.ip);
    setPasskeyCookie(reply, config, token);
    return { ...done, options };
  });

  route(app, calls.loginByPasskey, async ({ body, raw, reply }) => {
    const token = readPasskeyCookie(raw, config);
    clearPasskeyCookie(reply, config);
    return answerLogin(
      raw,
      reply,
      context,
      await loginByPasskey(context, body.credential, token, visitOf(raw, config)),
    );
  });
}
