import type { FastifyInstance } from 'fastify';
import { getRates as getRatesCall, readRatesNow } from '#contract/calls/currency.ts';
import type { Context } from '#server/context.ts';
import type { ShareAnswer } from '#server/platform/http/answerCache/shareAnswers.ts';
import { route, routeShared } from '#server/platform/http/route.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { getRates } from './getRates.ts';
import { readNow } from './readNow.ts';

export function currencyRoutes(app: FastifyInstance, context: Context, share: ShareAnswer): void {
  routeShared(app, getRatesCall, share, async () => ({ status: 'success', rates: await getRates(context) }));
  route(app, readRatesNow, async ({ raw }) => ({
    status: 'success',
    is_read: await readNow(context, requireActor(raw.actor)),
  }));
}
