import ICAL from 'ical.js';
import { localDateOf, startOfDay } from '#contract/domain/rentalTime.ts';
import { ReadError } from './feedEvent.ts';
import { joinWithin } from './joinEvents.ts';
import type { Span } from './readEvents.ts';
import { georgia } from './zones.ts';

type Component = InstanceType<typeof ICAL.Component>;
type Time = InstanceType<typeof ICAL.Time>;
type Recur = InstanceType<typeof ICAL.Recur>;

export interface Instance {
  readonly from: number;
  readonly to: number;
}

/** What was sent of some days of a series. */
export interface Change {
  readonly component: Component;
  readonly isCancelled: boolean;
}

const SECOND = 1_000;
const DAY = 24 * 3_600_000;
/** What happens more often than on each day of two years is one span: no car is rented in between. */
const MOST_DAYS = 2 * 366;
/** How many occurrences of a rule are computed until the span ends. */
const MOST_STEPS = 100_000;
/** Milliseconds of one step of a rule, where every step is as long as the next. */
const STEPS: Readonly<Record<string, number>> = {
  SECONDLY: SECOND,
  MINUTELY: 60 * SECOND,
  HOURLY: 3_600 * SECOND,
  DAILY: DAY,
  WEEKLY: 7 * DAY,
};

/** Days, and times without a zone, are Georgia's: that is where the car is. */
export function instantOf(time: unknown): number {
  if (!(time instanceof ICAL.Time)) throw new ReadError('unreadable_event');
  const zone = time.isDate || time.zone === ICAL.Timezone.localTimezone ? georgia : time.zone;
  const shown = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
  return shown - zone.utcOffset(time) * SECOND;
}

/** How long an event takes, in milliseconds. One that begins when it ends takes its day. */
export function lengthOf(component: Component): number {
  const start = component.getFirstPropertyValue('dtstart');
  const end = component.getFirstPropertyValue('dtend');
  const duration = component.getFirstPropertyValue('duration');
  const from = instantOf(start);
  const to =
    end === null ? from + (duration instanceof ICAL.Duration ? duration.toSeconds() * SECOND : 0) : instantOf(end);
  if (to < from) throw new ReadError('unreadable_event');
  return to > from ? to - from : startOfDay(localDateOf(from)).getTime() + DAY - from;
}

/** The spans of a series (or of a single event) without the days that were changed, until the span ends. */
export function instancesOf(component: Component, changes: readonly Change[], period: Span): Instance[] {
  const start = component.getFirstPropertyValue('dtstart');
  const from = instantOf(start);
  const length = lengthOf(component);
  const isOut = exclusionOf(component, changes);
  const later = shiftOf(changes);
  const spanAt = (begin: number, most = length): Instance => {
    const shift = later(begin);
    const shifted = begin + (shift?.by ?? 0);
    return { from: shifted, to: shifted + (shift?.length ?? most) };
  };
  const single = isOut(from) ? [] : [spanAt(from)];
  const added = component.getAllProperties('rdate').flatMap((property) =>
    property.getValues().flatMap((value: unknown) => {
      const begin = instantOf(value instanceof ICAL.Period ? value.start : value);
      if (isOut(begin)) return [];
      return [spanAt(begin, value instanceof ICAL.Period ? instantOf(value.getEnd()) - begin : length)];
    }),
  );
  const rules = component.getAllProperties('rrule').flatMap((property) => {
    const rule = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur && start instanceof ICAL.Time)) throw new ReadError('unreadable_event');
    return occurrencesOf(rule, start, { length, period, isOut }).map(({ from: begin, to }) =>
      spanAt(begin, to - begin),
    );
  });
  return [...single, ...added, ...rules];
}

type IsOut = (instant: number) => boolean;

function exclusionOf(component: Component, changes: readonly Change[]): IsOut {
  const days = new Set<string>();
  const instants = new Set<number>();
  const properties = [
    ...component.getAllProperties('exdate'),
    ...changes.flatMap((change) => change.component.getAllProperties('recurrence-id')),
  ];
  const values = properties.flatMap((property): unknown[] => property.getValues());
  for (const value of values) {
    const instant = instantOf(value);
    // A day takes out what begins on it, whenever that is.
    if (value instanceof ICAL.Time && value.isDate) days.add(localDateOf(instant));
    else instants.add(instant);
  }
  const end = Math.min(
    ...changes.filter(isOfFuture).map((change) => (change.isCancelled ? changedSince(change) : Infinity)),
  );
  return (instant) => instant >= end || instants.has(instant) || (days.size > 0 && days.has(localDateOf(instant)));
}

const isOfFuture = ({ component }: Change): boolean =>
  component.getFirstProperty('recurrence-id')?.getFirstParameter('range') === 'THISANDFUTURE';
const changedSince = ({ component }: Change): number => instantOf(component.getFirstPropertyValue('recurrence-id'));

/** What a change of a day and of all that follow makes of the ones behind it. */
function shiftOf(changes: readonly Change[]) {
  const shifts = changes
    .filter((change) => isOfFuture(change) && !change.isCancelled)
    .map((change) => {
      const since = changedSince(change);
      const by = instantOf(change.component.getFirstPropertyValue('dtstart')) - since;
      return { since, by, length: lengthOf(change.component) };
    })
    .sort((a, b) => b.since - a.since);
  return (begin: number) => shifts.find(({ since }) => since <= begin);
}

interface Bounds {
  readonly length: number;
  readonly period: Span;
  readonly isOut: IsOut;
}

function occurrencesOf(rule: Recur, start: Time, { length, period, isOut }: Bounds): Instance[] {
  const from = instantOf(start);
  const step = (STEPS[rule.freq] ?? 0) * rule.interval;
  if (rule.until !== null) rule.until = untilOf(rule.until, start);
  const isPlain = Object.keys(rule.parts).length === 0;
  if (isPlain && step > 0 && step < DAY) {
    // By the hour: no car is rented in between.
    const last = Math.min(
      rule.count === null ? period.to.getTime() : from + (rule.count - 1) * step,
      rule.until === null ? period.to.getTime() : Math.max(from, instantOf(rule.until)),
    );
    return [{ from, to: last + length }];
  }
  const first = forward(rule, start, { step, isPlain, since: period.from.getTime() - length - 2 * DAY });
  const found: Instance[] = [];
  const iterator = rule.iterator(first);
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    // Null when the rule has an end, which the types of the library do not say.
    const time: Time | null = iterator.next();
    const begin = time === null ? Infinity : instantOf(time);
    if (begin >= period.to.getTime()) return found.length > MOST_DAYS ? joinWithin(found, DAY) : found;
    if (begin + length > period.from.getTime() && !isOut(begin)) found.push({ from: begin, to: begin + length });
  }
  throw new ReadError('too_complex');
}

/** An end as the start is written: a day of it, or a time, of which a bare day has all. */
function untilOf(until: Time, start: Time): Time {
  if (until.isDate === start.isDate) return until;
  const { year, month, day } = until;
  if (until.isDate) return new ICAL.Time({ year, month, day, hour: 23, minute: 59, second: 59 }, start.zone);
  return ICAL.Time.fromDateString(localDateOf(instantOf(until)));
}

interface Progress {
  readonly step: number;
  readonly isPlain: boolean;
  readonly since: number;
}

/** A later start of the same rule: a series that began a century ago need not be walked through. */
function forward(rule: Recur, start: Time, { step, isPlain, since }: Progress): Time {
  const steps = step === 0 ? 0 : Math.floor((since - instantOf(start)) / step);
  if (steps <= 0 || (rule.count !== null && !isPlain)) return start;
  if (rule.count !== null) rule.count = Math.max(1, rule.count - steps);
  const moved = start.clone();
  const seconds = (steps * step) / SECOND;
  moved.adjust(Math.floor(seconds / 86_400), 0, 0, seconds % 86_400);
  return moved;
}
