import ICAL from 'ical.js';
import { type FeedEvent, ReadError } from './feedEvent.ts';
import { instantOf, type Instance, instancesOf, lengthOf } from './instances.ts';
import { joinEvents } from './joinEvents.ts';
import { normaliseLines } from './normaliseLines.ts';
import { zoneNamed } from './zones.ts';

export interface Span {
  readonly from: Date;
  readonly to: Date;
}

type Component = InstanceType<typeof ICAL.Component>;

/** What is read of one calendar; so many of its events may recur. */
const MOST_EVENTS = 20_000;
const MOST_RECURRING = 200;

/** Some sites end what has no end on the last second of the year 9999, which in Georgia is in a year of five digits. */
const END_OF_TIME = Date.UTC(9999, 0);

/** Texts by which other sites mark days as unavailable. */
const UNNAMED = /not available|unavailable|blocked|closed/i;

/**
 * The busy spans of a calendar (RFC 5545) that overlap `period`, in their order. Throws a `ReadError`, also when one
 * of its events cannot be read: busy days must not look free.
 */
export function readEvents(text: string, period: Span): FeedEvent[] {
  const lines = normaliseLines(text);
  try {
    const calendars = parseCalendars(lines);
    const entries = calendars.flatMap(entriesOf);
    if (entries.length > MOST_EVENTS) throw new ReadError('too_many_events');
    if (entries.filter(({ component }) => component.hasProperty('rrule')).length > MOST_RECURRING)
      throw new ReadError('too_complex');
    const taken = [...takenOf(entries, period), ...calendars.flatMap(busyTimesOf)];
    if (taken.some(({ from, to }) => to < from)) throw new ReadError('unreadable_event');
    return joinEvents(
      taken
        .filter(({ from, to }) => to > period.from.getTime() && from < period.to.getTime())
        .map((event) => ({ ...event, to: Math.min(event.to, END_OF_TIME) })),
    );
  } catch (error) {
    // The library says in many ways that it cannot read something.
    throw error instanceof ReadError ? error : new ReadError('unreadable_event');
  }
}

/** Knows also the zones that the file does not describe, each looked for once. */
class Calendar extends ICAL.Component {
  readonly #zones = new Map<string, InstanceType<typeof ICAL.Timezone>>();

  override getTimeZoneByID(name: string): InstanceType<typeof ICAL.Timezone> {
    const known = this.#zones.get(name);
    if (known !== undefined) return known;
    // Null where the file has none, which the types of the library do not say.
    const described: InstanceType<typeof ICAL.Timezone> | null = super.getTimeZoneByID(name);
    const zone = described ?? zoneNamed(name);
    this.#zones.set(name, zone);
    return zone;
  }
}

/** Files that were joined have several. */
function parseCalendars(lines: string): Component[] {
  // One alone comes without the list around it; each is a list that begins with its name.
  const parsed = ICAL.parse(lines) as unknown[];
  return (typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][])).map((jCal) => {
    const calendar = new Calendar(jCal);
    for (const zone of calendar.getAllSubcomponents('vtimezone')) {
      const isDescribed = ['standard', 'daylight'].some((part) => zone.getFirstSubcomponent(part) !== null);
      if (!isDescribed || !zone.hasProperty('tzid')) calendar.removeSubcomponent(zone);
    }
    return calendar;
  });
}

interface Entry {
  readonly component: Component;
  readonly uid: string;
  readonly sequence: number;
  readonly isCancelled: boolean;
}

const textOf = (component: Component, name: string): string => {
  const value = component.getFirstPropertyValue(name);
  return value === null ? '' : String(value);
};

function entriesOf(calendar: Component, file: number): Entry[] {
  const isWithdrawn = textOf(calendar, 'method') === 'CANCEL';
  return calendar.getAllSubcomponents('vevent').map((component, index) => {
    const uid = textOf(component, 'uid');
    return {
      component,
      uid: uid === '' ? `${file}:${index}` : `=${uid}`,
      sequence: Number.parseInt(textOf(component, 'sequence'), 10) || 0,
      isCancelled: isWithdrawn || /^CANCELL?ED$/.test(textOf(component, 'status')),
    };
  });
}

const startOf = ({ component }: Entry): string => textOf(component, 'dtstart');
const changedDayOf = ({ component }: Entry): string => textOf(component, 'recurrence-id');

/** Of each event its latest version; several of one name and version, as some sites write them, are several. */
function takenOf(entries: readonly Entry[], period: Span): FeedEvent[] {
  return [...Map.groupBy(entries, ({ uid }) => uid).values()].flatMap((named) => {
    const versions = [...Map.groupBy(named, changedDayOf).entries()].map(([changedDay, all]) => {
      const last = Math.max(...all.map(({ sequence }) => sequence));
      const latest = all.filter(({ sequence }) => sequence === last);
      const cancelled = latest.filter(({ isCancelled }) => isCancelled);
      const isGone = (entry: Entry) =>
        cancelled.some((other) => other === entry || startOf(other) === '' || startOf(other) === startOf(entry));
      return { changedDay, last, latest, valid: latest.filter((entry) => !isGone(entry)) };
    });
    const series = versions.find(({ changedDay }) => changedDay === '');
    const isCalledOff = series !== undefined && series.valid.length === 0;
    const changes = versions.filter(
      ({ changedDay, last }) => changedDay !== '' && !(isCalledOff && last <= series.last),
    );
    const changed = changes.flatMap(({ valid }) => valid);
    // Also those days that were cancelled: they are not what the rule says any longer.
    const replaced = changes.flatMap(({ latest }) => latest);
    return [
      ...(series?.valid ?? []).flatMap((entry) => eventsOf(entry, instancesOf(entry.component, replaced, period))),
      ...changed.flatMap((entry) => eventsOf(entry, [singleOf(entry.component)])),
    ];
  });
}

function singleOf(component: Component): Instance {
  const from = instantOf(component.getFirstPropertyValue('dtstart'));
  return { from, to: from + lengthOf(component) };
}

function eventsOf({ component }: Entry, instances: readonly Instance[]): FeedEvent[] {
  if (textOf(component, 'transp') === 'TRANSPARENT') return [];
  const isUnnamed = UNNAMED.test(textOf(component, 'summary'));
  return instances.map(({ from, to }) => ({ from, to, isUnnamed }));
}

/** Calendars that say when, and not what. */
const busyTimesOf = (calendar: Component): FeedEvent[] =>
  calendar.getAllSubcomponents('vfreebusy').flatMap((component) =>
    component.getAllProperties('freebusy').flatMap((property) =>
      property.getValues().map((period: InstanceType<typeof ICAL.Period>) => {
        const [from, to] = [instantOf(period.start), instantOf(period.getEnd())];
        return { from, to, isUnnamed: property.getFirstParameter('fbtype') === 'BUSY-UNAVAILABLE' };
      }),
    ),
  );
