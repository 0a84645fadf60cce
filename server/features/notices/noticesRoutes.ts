import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '#contract/calls/notices.ts';
import type { Context } from '#server/context.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { route } from '#server/platform/http/route.ts';
import { markPushDevice, pushDeviceOf } from '#server/platform/push/pushDevice.ts';
import { readEndpoint } from '#server/platform/push/pushEndpoint.ts';
import { deleteSubscription, hasSubscription } from '#server/platform/push/pushRepository.ts';
import { changeNotices, getNotices, addSubscription } from './changeNotices.ts';

export function noticesRoutes(app: FastifyInstance, context: Context): void {
  const { config, db } = context;
  const answer = async (raw: FastifyRequest) => {
    const actor = requireActor(raw.actor);
    const device = pushDeviceOf(raw, config);
    return {
      status: 'success' as const,
      notices: await getNotices(context, actor),
      push_key: config.push?.publicKey ?? null,
      is_pushed_here: device !== null && (await hasSubscription(db, actor.userId, device)),
    };
  };
  route(app, calls.getNotices, async ({ raw }) => answer(raw));
  route(app, calls.changeNotices, async ({ body, raw }) => {
    await changeNotices(context, requireActor(raw.actor), body.notices);
    return answer(raw);
  });
  route(app, calls.addPushSubscription, async ({ body, raw, reply }) => {
    await addSubscription(context, requireActor(raw.actor), body, markPushDevice(raw, reply, config));
    return { status: 'success' };
  });
  route(app, calls.removePushSubscription, async ({ body, raw }) => {
    const { userId } = requireActor(raw.actor);
    const url = readEndpoint(body.endpoint);
    if (url !== null) await deleteSubscription(db, url.href, userId);
    return { status: 'success' };
  });
}
