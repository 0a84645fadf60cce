import type { FastifyInstance } from 'fastify';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { getOrder } from '#contract/calls/orders/orders.ts';
import type { HandoverPlace } from '#contract/calls/places.ts';
import type { OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Context, Actor } from '#server/context.ts';
import { requireActor } from '#server/features/auth/requireParty.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { fill } from '#server/platform/texts/i18n.ts';
import { findOrderView } from './orderViewRepository.ts';
import { viewerOf } from './viewer.ts';
import { visiblePlace } from './visibleContacts.ts';

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

/** Texts of the calendar file. */
const calendarTexts: Readonly<Record<Language, { readonly summary: string; readonly order: string }>> = {
  en: { summary: 'Rental: {{car}}', order: 'Order {{number}}' },
  ka: { summary: 'ქირაობა: {{car}}', order: 'შეკვეთა {{number}}' },
  ru: { summary: 'Аренда: {{car}}', order: 'Заказ {{number}}' },
};

const statuses: Readonly<Record<OrderStatus, ICalEventStatus>> = {
  requested: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  active: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  declined: ICalEventStatus.CANCELLED,
  expired: ICalEventStatus.CANCELLED,
  cancelled: ICalEventStatus.CANCELLED,
};

/**
 * An order as a calendar file (RFC 5545): what, when and where, and nothing about who. Its moments are instants in
 * UTC, which every calendar shows in the zone it is in. The same order keeps its UID and its sequence only grows, so
 * that a file taken later corrects an earlier one.
 */
async function orderCalendar(
  { config, db, clock }: Context,
  id: number,
  actor: Actor,
  language: Language,
): Promise<{ readonly name: string; readonly text: string }> {
  const row = await findOrderView(db, id, language);
  const viewer = viewerOf(row, actor);
  // viewerOf has refused a missing order.
  if (row === undefined) throw new ApiError(404, 'NOT_FOUND');
  const car = `${row.brand} ${row.model} ${row.year}`;
  const page = `${config.publicUrl}${viewer === 'client' ? '/orders' : '/admin/orders'}/${row.id}`;
  const calendar = ical({ prodId: { company: 'Gza', product: 'Orders' }, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: `order-${row.id}@${new URL(config.publicUrl).hostname}`,
    sequence: row.events.length,
    stamp: clock(),
    start: row.from,
    end: row.to,
    // Until it is paid, a confirmed order only holds its dates.
    status: row.status === 'confirmed' && row.paid_at === null ? ICalEventStatus.TENTATIVE : statuses[row.status],
    summary: fill(calendarTexts[language].summary, { car }),
    location: locationOf(visiblePlace(row, viewer, row.pick_up)),
    description: `${fill(calendarTexts[language].order, { number: row.number })}\n${page}`,
    url: page,
  });
  return { name: `${row.number}.ics`, text: calendar.toString() };
}

/** Most addresses name their city themselves. */
function locationOf({ name, address, city }: HandoverPlace): string {
  const known = [name, address].flatMap((text) => text ?? []);
  return [...known, ...(address?.includes(city) === true ? [] : [city])].join(', ');
}
