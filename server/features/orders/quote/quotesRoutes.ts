import type { FastifyInstance } from 'fastify';
import { createQuote as createQuoteCall } from '#contract/calls/orders/quotes.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/platform/http/route.ts';
import { createQuote } from './createQuote.ts';

export function quotesRoutes(app: FastifyInstance, context: Context): void {
  route(app, createQuoteCall, async ({ body, raw }) => ({
    status: 'success',
    quote: await createQuote(context, body, raw),
  }));
}
