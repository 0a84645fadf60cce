import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '#contract/registration.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { checkOwner } from './checkOwner.ts';
import { registerClient } from './registerClient.ts';
import { registerOwner } from './registerOwner.ts';
import { resendCode } from './resendCode.ts';
import type { Visit } from './visit.ts';

const done = { status: 'success' } as const;

/** The list of cities is reference data and answered there. */
export function registrationRoutes(app: FastifyInstance, context: Context): void {
  route(app, calls.registerClient, async ({ body, raw }) => {
    await registerClient(context, body, visitOf(raw));
    return done;
  });
  route(app, calls.checkPhysicalOwner, async ({ body, raw }) => {
    await checkOwner(context, { kind: 'physical', ...body }, visitOf(raw));
    return done;
  });
  route(app, calls.checkLegalOwner, async ({ body, raw }) => {
    await checkOwner(context, { kind: 'legal', ...body }, visitOf(raw));
    return done;
  });
  route(app, calls.sendCode, async ({ body, raw }) => {
    await resendCode(context, body, visitOf(raw));
    return done;
  });
  route(app, calls.registerPhysicalOwner, async ({ body, raw }) => {
    await registerOwner(context, { kind: 'physical', ...body }, visitOf(raw));
    return done;
  });
  route(app, calls.registerLegalOwner, async ({ body, raw }) => {
    await registerOwner(context, { kind: 'legal', ...body }, visitOf(raw));
    return done;
  });
}

function visitOf({ ip, language }: FastifyRequest): Visit {
  return { ip, language };
}
