import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/threads.ts';
import type { Actor, Context } from '#server/context.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { limitRate } from '#server/platform/http/guards/rateLimit.ts';
import { route } from '#server/platform/http/route.ts';
import { listMessages } from './listMessages.ts';
import { listThreads } from './listThreads.ts';
import { markSeen } from './markSeen.ts';
import { openThread, findThread } from './openThread.ts';
import { sendMessage } from './writeMessage.ts';

const MESSAGES_A_MINUTE = 30;

export function threadsRoutes(app: FastifyInstance, context: Context): void {
  const limitWriting = ({ userId }: Actor) =>
    limitRate(context, { key: `messages:${userId}`, limit: MESSAGES_A_MINUTE, windowSeconds: 60 });

  route(app, calls.listThreads, async ({ query, raw }) => ({
    status: 'success',
    ...(await listThreads(context, requireActor(raw.actor), query)),
  }));
  route(app, calls.getThread, async ({ params, raw }) => ({
    status: 'success',
    thread: await findThread(context, requireActor(raw.actor), params.id),
  }));
  route(app, calls.openThread, async ({ body, attemptBy, raw }) => {
    const actor = requireActor(raw.actor);
    await limitWriting(actor);
    return { status: 'success', thread: await openThread(context, actor, body, attemptBy(actor.userId)) };
  });
  route(app, calls.listMessages, async ({ params, query, raw }) => ({
    status: 'success',
    ...(await listMessages(context, requireActor(raw.actor), params.id, query.cursor)),
  }));
  route(app, calls.sendMessage, async ({ params, body, attemptBy, raw }) => {
    const actor = requireActor(raw.actor);
    await limitWriting(actor);
    const message = await sendMessage(context, actor, { id: params.id, text: body.text }, attemptBy(actor.userId));
    return { status: 'success', message };
  });
  route(app, calls.markThreadSeen, async ({ params, body, raw }) => {
    await markSeen(context, requireActor(raw.actor), params.id, body?.message_id ?? null);
    return { status: 'success' };
  });
}
