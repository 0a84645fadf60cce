import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { OrderStatus } from '#contract/domain/orderStatus.ts';
import type { HandoverPlace } from '#contract/calls/places.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { calendarTexts } from './calendarTexts.ts';
import { findOrderView } from './orderViewRepository.ts';
import { visiblePlace } from './visibleContacts.ts';
import { viewerOf } from './viewer.ts';
import { fill } from '#server/platform/texts/i18n.ts';

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
export async function orderCalendar(
  { config, db, clock }: Context,
  id: number,
  actor: Actor,
  language: Language,
): Promise<{ readonly name: string; readonly text: string }> {
  const row = await findOrderView(db, id, language);
  const viewer = viewerOf(row, actor);
  // viewerOf has refused an order that is not there.
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
