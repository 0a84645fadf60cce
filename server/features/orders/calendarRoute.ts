import type { FastifyInstance } from 'fastify';
import { getOrder } from '#contract/calls/orders.ts';
import type { Context } from '#server/context.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { orderCalendar } from './orderCalendar.ts';

interface CalendarRoute {
  Params: { id: string };
}

/** A file and no answer of the API, so it is none of its calls; who may have it is who may see the order. */
export function calendarRoute(app: FastifyInstance, context: Context): void {
  const config = { isPersonal: true };
  app.get<CalendarRoute>('/api/orders/:id/calendar.ics', { config }, async ({ params, actor, language }, reply) => {
    const who = requireActor(actor);
    const order = getOrder.params.safeParse(params);
    if (!order.success) throw new ApiError(404, 'NOT_FOUND');
    const { name, text } = await orderCalendar(context, order.data.id, who, language);
    void reply.type('text/calendar; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);
    return text;
  });
}
