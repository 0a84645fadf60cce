import type { FastifyInstance } from 'fastify';
import * as sessions from '#contract/calls/profile/openSessions.ts';
import * as calls from '#contract/calls/profile/profile.ts';
import type { PersonalDataSection } from '#server/platform/personalDataSection.ts';
import type { Context } from '#server/context.ts';
import { rememberDevice } from '#server/features/auth/device/deviceCookie.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { clearSessionCookie, setSessionCookie } from '#server/features/auth/sessionCookie.ts';
import { deleteOtherSessions } from '#server/features/auth/sessionRepository.ts';
import { deviceOf } from '#server/features/auth/startSession.ts';
import { lockUser } from '#server/platform/db/userRepository.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { limitRate } from '#server/platform/http/guards/rateLimit.ts';
import { route } from '#server/platform/http/route.ts';
import { changePassword } from './changePassword.ts';
import { deleteProfile } from './deleteProfile.ts';
import { exportProfile } from './exportProfile.ts';
import { getProfile } from './getProfile.ts';
import { listSessions } from './listSessions.ts';
import { pictureRoute, removePicture, savePicture } from './picture.ts';
import { deleteOwnSession } from './profileRepository.ts';
import { sendEmailCode } from './sendEmailCode.ts';
import { updateProfile } from './updateProfile.ts';

const done = { status: 'success' } as const;
/** Each is held in memory whole: all orders, and every word of all conversations. */
const EXPORTS_AN_HOUR = 10;

/** `parts` are the personal data of the other features, for export and deletion. */
export function profileRoutes(app: FastifyInstance, context: Context, parts: readonly PersonalDataSection[]): void {
  const { config, db, clock } = context;

  route(app, calls.getProfile, async ({ raw }) => ({
    ...done,
    profile: await getProfile(context, requireActor(raw.actor)),
  }));

  route(app, calls.updateProfile, async ({ body, raw }) => ({
    ...done,
    profile: await updateProfile(context, requireActor(raw.actor), body, raw.ip),
  }));

  route(app, calls.sendEmailCode, async ({ body, raw }) => {
    await sendEmailCode(context, requireActor(raw.actor), body, raw);
    return done;
  });

  route(app, calls.savePicture, async ({ body, raw }) => ({
    ...done,
    picture: await savePicture(context, requireActor(raw.actor), body.file),
  }));

  route(app, calls.removePicture, async ({ raw }) => {
    await removePicture(context, requireActor(raw.actor));
    return done;
  });

  pictureRoute(app, context);

  route(app, calls.changePassword, async ({ body, raw, reply }) => {
    const from = { device: deviceOf(raw), language: raw.language };
    const { token, user, account } = await changePassword(context, requireActor(raw.actor), body, from);
    setSessionCookie(reply, config, token);
    rememberDevice(raw, reply, context, account);
    return { ...done, user };
  });

  route(app, calls.exportProfile, async ({ raw, reply }) => {
    const actor = requireActor(raw.actor);
    await limitRate(context, { key: `export:${actor.userId}`, limit: EXPORTS_AN_HOUR, windowSeconds: 3600 });
    const data = await exportProfile(context, actor, parts);
    void reply.header('content-disposition', 'attachment; filename="gza.json"');
    return { ...done, exported_at: clock().toISOString(), data };
  });

  route(app, calls.deleteProfile, async ({ body, raw, reply }) => {
    await deleteProfile(context, requireActor(raw.actor), body.current_password, parts);
    clearSessionCookie(reply, config);
    return done;
  });

  route(app, sessions.listSessions, async ({ raw }) => ({
    ...done,
    sessions: await listSessions(context, requireActor(raw.actor)),
  }));

  route(app, sessions.endOtherSessions, async ({ raw }) => {
    const actor = requireActor(raw.actor);
    await db.transaction().execute(async (transaction) => {
      await lockUser(transaction, actor.userId);
      await deleteOtherSessions(transaction, actor, clock());
    });
    return done;
  });

  route(app, sessions.endSession, async ({ params, raw }) => {
    if (!(await deleteOwnSession(db, requireActor(raw.actor), params.id))) throw new ApiError(404, 'NOT_FOUND');
    return done;
  });
}
