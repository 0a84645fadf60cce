import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/traces.ts';
import type { Context } from '#server/context.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import { route } from '#server/platform/http/route.ts';
import { changeTrace, addTraceNote } from './changeTrace.ts';
import { findHostile } from './findHostile.ts';
import { getTrace, listTraces } from './readTraces.ts';
import { limitTries } from './limitTraces.ts';
import { openPerson } from './openPerson.ts';
import { sendTrace } from './sendTrace.ts';

/** The file, and what is typed beside it. */
const BODY_BYTES = calls.TRACE_BYTES + 16 * 1024;

export function tracesRoutes(app: FastifyInstance, context: Context): void {
  route(
    app,
    calls.sendTrace,
    async ({ body, raw }) => ({
      status: 'success',
      trace: await sendTrace(context, { actor: raw.actor, ip: raw.ip }, body),
    }),
    {
      bodyLimit: BODY_BYTES,
      onRequest: async ({ actor, ip }) => limitTries(context, actor, ip),
      preValidation: async ({ body }) => {
        const hostile = findHostile(body);
        if (hostile !== null) throw new FieldError({ trace: hostile });
      },
    },
  );
  route(app, calls.listTraces, async ({ query }) => ({ status: 'success', ...(await listTraces(context, query)) }));
  route(app, calls.getTrace, async ({ params, raw }) => ({
    status: 'success',
    ...(await getTrace(context, requireActor(raw.actor), params.id)),
  }));
  route(app, calls.changeTrace, async ({ params, body, raw }) => ({
    status: 'success',
    ...(await changeTrace(context, requireActor(raw.actor), params.id, body)),
  }));
  route(app, calls.addTraceNote, async ({ params, body, raw }) => ({
    status: 'success',
    note: await addTraceNote(context, requireActor(raw.actor), params.id, body),
  }));
  route(app, calls.openTracePerson, async ({ params, raw }) => ({
    status: 'success',
    person: await openPerson(context, requireActor(raw.actor), params.id),
  }));
}
