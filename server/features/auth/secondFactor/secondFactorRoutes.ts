import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/auth/secondFactor.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/platform/http/route.ts';
import { requireActor } from '../requireParty.ts';
import { confirmSecondFactor, removeSecondFactor, startSecondFactor } from './changeSecondFactor.ts';
import { requiresSecondFactor } from './requiresSecondFactor.ts';
import { findSecondFactor } from './secondFactorRepository.ts';

export function secondFactorRoutes(app: FastifyInstance, context: Context): void {
  route(app, calls.getSecondFactor, async ({ raw }) => {
    const { userId, roles } = requireActor(raw.actor);
    const found = await findSecondFactor(context.db, userId);
    return {
      status: 'success',
      second_factor: { ...found, is_required: requiresSecondFactor(context.config, roles) },
    };
  });

  route(app, calls.startSecondFactor, async ({ body, raw }) => {
    const made = await startSecondFactor(context, requireActor(raw.actor), body.current_password);
    return { status: 'success', ...made };
  });

  route(app, calls.confirmSecondFactor, async ({ body, raw }) => {
    const recovery_codes = await confirmSecondFactor(context, requireActor(raw.actor), body.code);
    return { status: 'success', recovery_codes };
  });

  route(app, calls.removeSecondFactor, async ({ body, raw }) => {
    await removeSecondFactor(context, requireActor(raw.actor), body);
    return { status: 'success' };
  });
}
