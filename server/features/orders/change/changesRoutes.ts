import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/orders/changes.ts';
import type { Context } from '#server/context.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { route } from '#server/platform/http/route.ts';
import { answerChange } from './answerChange.ts';
import { askChange, quoteChange } from './askChange.ts';

export function changesRoutes(app: FastifyInstance, context: Context): void {
  route(app, calls.quoteChange, async ({ params, body, raw }) => ({
    status: 'success',
    quote: await quoteChange(context, requireActor(raw.actor), params.id, body, raw.language),
  }));
  route(app, calls.askChange, async ({ params, body, attemptBy, raw }) => {
    const actor = requireActor(raw.actor);
    const attempt = attemptBy(actor.userId);
    const result = await askChange(context, actor, body, { id: params.id, attempt, language: raw.language });
    return { status: 'success', ...result };
  });
  const answers = [
    [calls.acceptChange, 'accept'],
    [calls.declineChange, 'decline'],
    [calls.withdrawChange, 'withdraw'],
  ] as const;
  for (const [call, answer] of answers) {
    route(app, call, async ({ params, raw }) => {
      const request = { id: params.id, changeId: params.change_id, answer, language: raw.language };
      return { status: 'success', order: await answerChange(context, requireActor(raw.actor), request) };
    });
  }
}
