import ical, { type DateWithTimeZone, type VEvent } from 'node-ical';
import { instantOf } from '#contract/rentalTime.ts';
import { type FeedEvent, ReadError } from './feedEvent.ts';
import { nameEvents } from './nameEvents.ts';
import { requireSimpleRule } from './requireSimpleRule.ts';

export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** What is read of one calendar; so many of its events may recur. */
const MOST_EVENTS = 20_000;
const MOST_RECURRING = 200;
/** What is kept of it: what would be more is joined, and refused if it still is. */
const MOST_KEPT = 1_000;
const LOOKED_BACK = 50;

/** Says that nothing is to be had, in the words of those who say so. */
const UNNAMED = /not available|unavailable|blocked|closed/i;

/** The taken spans of a calendar (RFC 5545) that touch the asked one, in their order; throws a `ReadError`. */
export function readEvents(text: string, asked: Span): FeedEvent[] {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR\s*$/im.test(text.slice(0, 1_000))) throw new ReadError('not_a_calendar');
  const events = Object.values(ical.sync.parseICS(nameEvents(text))).filter((part) => part?.type === 'VEVENT');
  if (events.length > MOST_EVENTS || events.filter(({ rrule }) => rrule).length > MOST_RECURRING)
    throw new ReadError('too_complex');
  return keepFew(sortEvents(events.flatMap((event) => instancesOf(event, asked)).filter(isIn(asked))));
}

const isIn =
  ({ from, to }: Span) =>
  (event: FeedEvent): boolean =>
    event.from < event.to && event.to > from.getTime() && event.from < to.getTime();

function instancesOf(event: VEvent, asked: Span): FeedEvent[] {
  if (!event.rrule) return [event, ...changedDays(event)].flatMap(eventOf);
  requireSimpleRule(event.rrule.toString(), event.start, asked);
  return ical
    .expandRecurringEvent(event, { ...asked, expandOngoing: true })
    .flatMap(({ start, end, event: { status, transparency, summary } }) =>
      eventOf({ start, end, status, transparency, summary }),
    );
}

/** Changes to an event of which only some days were sent. */
const changedDays = ({ recurrences }: VEvent): VEvent[] => [...new Set(Object.values(recurrences ?? {}))] as VEvent[];

interface Timed {
  readonly start: DateWithTimeZone;
  readonly end?: DateWithTimeZone | undefined;
  readonly status?: VEvent['status'] | undefined;
  readonly transparency?: VEvent['transparency'] | undefined;
  readonly summary?: VEvent['summary'] | undefined;
}

/** Cancelled events and those that take no time are none. */
function eventOf({ start, end, status, transparency, summary }: Timed): FeedEvent[] {
  if (status === 'CANCELLED' || transparency === 'TRANSPARENT') return [];
  const [from, to] = [instantIn(start), instantIn(end ?? start)];
  if (from === null || to === null) return [];
  const words = typeof summary === 'object' ? summary.val : summary;
  return [{ from, to, isUnnamed: UNNAMED.test(String(words ?? '')) }];
}

/** A day and a time without a zone are Georgia's: that is where the car is. */
function instantIn(date: DateWithTimeZone): number | null {
  if (!(date instanceof Date) || Number.isNaN(date.getTime())) return null;
  if (date.dateOnly !== true && isZone(date.tz)) return date.getTime();
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  const time = date.dateOnly === true ? '00:00' : `${two(date.getHours())}:${two(date.getMinutes())}`;
  return instantOf(`${day}T${time}`)?.getTime() ?? null;
}

function isZone(name: string | undefined): boolean {
  if (name === undefined) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
}

const sortEvents = (events: readonly FeedEvent[]): FeedEvent[] =>
  [...events].sort((a, b) => a.from - b.from || b.to - a.to);

/** Without what says nothing new: an event within another one; of very many, those that touch are joined. */
function keepFew(events: readonly FeedEvent[]): FeedEvent[] {
  const outer = events.filter(
    (event, index) =>
      !events
        .slice(Math.max(0, index - LOOKED_BACK), index)
        .some(({ to, isUnnamed }) => to >= event.to && (event.isUnnamed || !isUnnamed)),
  );
  if (outer.length <= MOST_KEPT) return outer;
  const joined: FeedEvent[] = [];
  for (const event of outer) {
    const last = joined.at(-1);
    if (last === undefined || event.from > last.to) joined.push(event);
    else joined[joined.length - 1] = { ...last, to: Math.max(last.to, event.to), isUnnamed: false };
  }
  if (joined.length > MOST_KEPT) throw new ReadError('too_many_events');
  return joined;
}
