import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '#contract/calls/registration.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/platform/http/route.ts';
import { type FieldTexts, routeForm } from '#server/platform/http/routeForm.ts';
import { registerClient, registerOwner, checkOwner } from './register.ts';
import { resendCode } from './resendCode.ts';
import type { FormVisit } from './visit.ts';

const done = { status: 'success' } as const;

/** The list of cities is reference data and answered there. */
export function registrationRoutes(app: FastifyInstance, context: Context): void {
  routeForm(app, calls.registerClient, async ({ body, raw, wrong }) => {
    await registerClient(context, body, visitOf(raw, wrong));
    return done;
  });
  routeForm(app, calls.checkPhysicalOwner, async ({ body, raw, wrong }) => {
    await checkOwner(context, { kind: 'physical', ...body }, visitOf(raw, wrong));
    return done;
  });
  routeForm(app, calls.checkLegalOwner, async ({ body, raw, wrong }) => {
    await checkOwner(context, { kind: 'legal', ...body }, visitOf(raw, wrong));
    return done;
  });
  route(app, calls.sendCode, async ({ body, raw }) => {
    await resendCode(context, body, raw);
    return done;
  });
  routeForm(app, calls.registerPhysicalOwner, async ({ body, raw, wrong }) => {
    await registerOwner(context, { kind: 'physical', ...body }, visitOf(raw, wrong));
    return done;
  });
  routeForm(app, calls.registerLegalOwner, async ({ body, raw, wrong }) => {
    await registerOwner(context, { kind: 'legal', ...body }, visitOf(raw, wrong));
    return done;
  });
}

function visitOf({ ip, language }: FastifyRequest, wrong: FieldTexts): FormVisit {
  return { ip, language, wrong };
}
