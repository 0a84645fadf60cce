import type { FastifyInstance } from 'fastify';
import { getRates as getRatesCall } from '#contract/currency.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { getRates } from './getRates.ts';

export function currencyRoutes(app: FastifyInstance, context: Context): void {
  route(app, getRatesCall, async () => ({ status: 'success', rates: await getRates(context) }));
}
