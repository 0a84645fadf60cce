import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import { addDays, localDateOf, startOfDay } from '#contract/domain/rentalTime.ts';
import type { Part } from './freeParts.ts';

/** Whole days of Georgia that are taken even in part, those that touch as one. */
export function takenDays(blocks: readonly Part[]): Part[] {
  const days = blocks
    .map(({ from, to }) => ({
      from: startOfDay(localDateOf(from)).getTime(),
      to: startOfDay(addDays(localDateOf(to - 1), 1)).getTime(),
    }))
    .sort((a, b) => a.from - b.from);
  const joined: Part[] = [];
  for (const span of days) {
    const last = joined.at(-1);
    if (last === undefined || span.from > last.to) joined.push(span);
    else joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
  }
  return joined;
}

/**
 * The busy days of a car for other sites (RFC 5545): whole days, without persons or reasons. Imported days are
 * left out: a site that reads its own days here would never free them. The same days make the same text all day.
 */
export function exportCalendar(
  { carId, blocks, now }: { readonly carId: number; readonly blocks: readonly Part[]; readonly now: Date },
  host: string,
): string {
  const calendar = ical({ prodId: { company: 'Gza', product: 'Taken days' }, method: ICalCalendarMethod.PUBLISH });
  for (const { from, to } of takenDays(blocks)) {
    const [first, next] = [localDateOf(from), localDateOf(to)];
    calendar.createEvent({
      id: `${carId}-${first}-${next}@${host}`,
      stamp: startOfDay(localDateOf(now)),
      start: midnight(first),
      end: midnight(next),
      allDay: true,
      summary: 'Not available',
      transparency: ICalEventTransparency.OPAQUE,
      busystatus: ICalEventBusyStatus.BUSY,
    });
  }
  return calendar.toString();
}

/** A day as the library wants it: midnight of wherever this process is. */
function midnight(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}
