import { ReadError } from './feedEvent.ts';

/** The properties that matter, by component; all others are dropped before the library reads. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  VCALENDAR: ['METHOD'],
  VEVENT: [
    'UID',
    'SEQUENCE',
    'STATUS',
    'TRANSP',
    'SUMMARY',
    'DTSTART',
    'DTEND',
    'DURATION',
    'RECURRENCE-ID',
    'RRULE',
    'RDATE',
    'EXDATE',
  ],
  VFREEBUSY: ['FREEBUSY'],
  VTIMEZONE: ['TZID'],
  STANDARD: ['DTSTART', 'RRULE', 'RDATE', 'TZOFFSETFROM', 'TZOFFSETTO'],
  DAYLIGHT: ['DTSTART', 'RRULE', 'RDATE', 'TZOFFSETFROM', 'TZOFFSETTO'],
};
/** A calendar has zones with their rules, events with their alarms, and nothing deeper. */
const DEEPEST = 5;
const DATES = new Set(['DTSTART', 'DTEND', 'RECURRENCE-ID', 'RDATE', 'EXDATE', 'FREEBUSY']);

const unreadable = (): never => {
  throw new ReadError('unreadable_event');
};

/**
 * The lines of a calendar as RFC 5545 wants them, of one that is written laxly: rubbish around it, lines indented, names
 * and values in small letters, dates with dashes, times without seconds or with an offset. What is cut off, or a date
 * that can be read in no way, throws a `ReadError`: silence would free the days of that event.
 */
export function normaliseLines(text: string): string {
  const start = text.search(/BEGIN:VCALENDAR[ \t]*$/im);
  // A header that is cut off is no reason to forget the events.
  if (start < 0 || /BEGIN:VEVENT/i.test(text.slice(0, start)))
    throw new ReadError(/BEGIN:VEVENT/i.test(text) ? 'unreadable_event' : 'not_a_calendar');
  const lines: string[] = [];
  const open: string[] = [];
  for (const line of unfold(text.slice(start))) {
    const [, name = '', rest = ''] = /^([a-z][\w-]*)([;:].*)$/i.exec(line) ?? [];
    const property = name.toUpperCase();
    const value = rest.slice(1).trim().toUpperCase();
    const within = open.at(-1);
    if (property === 'BEGIN') {
      if ((value === 'VEVENT' && within !== 'VCALENDAR') || open.length === DEEPEST) unreadable();
      open.push(value);
    } else if (property === 'END') {
      if (open.pop() !== value) unreadable();
    } else if (within !== undefined && open.every(isRead) && PARTS[within]?.includes(property) === true) {
      lines.push(...linesOf(property, rest));
    }
    const isPart = property === 'END' || property === 'BEGIN';
    if (isPart && isRead(value) && open.every(isRead)) lines.push(`${property}:${value}`);
  }
  if (open.length > 0) unreadable();
  return lines.join('\r\n');
}

const isRead = (part: string): boolean => Object.hasOwn(PARTS, part);

/** Long lines go on behind a line break and a space, unless the whole file is indented. */
function unfold(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/);
  const isIndented = lines.some(
    (line, index) => /^[ \t]+\S/.test(line) && /^[ \t]*(BEGIN|END):\S+[ \t]*$/i.test(lines[index - 1] ?? ''),
  );
  const continues = (line: string) =>
    isIndented ? !/^[ \t]*[a-z][\w-]*[;:]/i.test(line) : line.startsWith(' ') || line.startsWith('\t');
  const joined: string[][] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last !== undefined && continues(line)) last.push(isIndented ? line.trim() : line.slice(1));
    else joined.push([isIndented ? line.trim() : line]);
  }
  return joined.map((parts) => parts.join(''));
}

function linesOf(property: string, rest: string): string[] {
  if (DATES.has(property)) return dateLines(property, rest);
  const value = rest.slice(rest.indexOf(':') + 1).trim();
  switch (property) {
    case 'TZID':
      return [`TZID:${unquote(value)}`];
    case 'SUMMARY':
      return [`SUMMARY${rest}`];
    case 'UID':
      return [`UID:${value}`];
    case 'DURATION':
      return [`DURATION:${durationOf(value)}`];
    default:
      return [`${property}:${value.toUpperCase()}`];
  }
}

const unquote = (text: string): string => text.replace(/^"(.*)"$/, '$1');

/** Names of zones have colons, too: the value begins where a year does. */
const dateLine = /^(.*?):(\s*\d{4}.*)$/s;

/** One line for each date, since those of one line may be of several kinds. */
function dateLines(property: string, rest: string): string[] {
  const [, parameters = '', values = ''] = dateLine.exec(rest) ?? unreadable();
  if (/;FBTYPE="?FREE"?(;|$)/i.test(parameters)) return [];
  const zone = /;TZID=("[^"]*"|[^;]*)/i.exec(parameters)?.[1];
  const head = [
    property,
    ...(zone === undefined || zone === '' ? [] : [`TZID="${unquote(zone).replaceAll('"', '')}"`]),
    ...(/;RANGE="?THISANDFUTURE/i.test(parameters) ? ['RANGE=THISANDFUTURE'] : []),
    ...(/;FBTYPE="?BUSY-UNAVAILABLE/i.test(parameters) ? ['FBTYPE=BUSY-UNAVAILABLE'] : []),
  ].join(';');
  const isDay = /;VALUE="?DATE"?(;|$)/i.test(parameters);
  return values.split(',').map((value) => {
    const [from = '', to] = value.split('/').map((date) => date.trim());
    const begin = dateOf(from, isDay);
    if (to !== undefined) return `${head};VALUE=PERIOD:${begin}/${/^[+-]?P/i.test(to) ? durationOf(to) : dateOf(to)}`;
    if (property === 'FREEBUSY') unreadable();
    return `${head}${begin.includes('T') ? '' : ';VALUE=DATE'}:${begin}`;
  });
}

const laxDate =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ]+(\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** `20270610` or `20270610T100000`, with a `Z` when it has an offset from UTC. */
function dateOf(text: string, isDay = false): string {
  const [, year = '', month = '', day = '', hour, minute = '', second = '00', offset] =
    laxDate.exec(text) ?? unreadable();
  const date = new Date(Date.parse(`${year}-${month}-${day}T00:00:00Z`));
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) unreadable();
  if (hour === undefined || isDay) return `${year}${month}${day}`;
  if (Number(hour) > 24 || Number(minute) > 59 || Number(second) > 60) unreadable();
  if (offset === undefined) return `${year}${month}${day}T${hour}${minute}${second}`;
  const away = offset.toUpperCase() === 'Z' ? 0 : minutesOf(offset);
  date.setUTCHours(Number(hour), Number(minute) - away, Number(second));
  return `${date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Of an offset such as `+0400`. */
function minutesOf(offset: string): number {
  const [, sign = '', hours = '', minutes = ''] = /^([+-])(\d{2}):?(\d{2})$/.exec(offset) ?? unreadable();
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function durationOf(text: string): string {
  const duration = text.toUpperCase().replace(/^\+/, '');
  return /^P(?=\w)(\d{1,4}W)?(\d{1,5}D)?(T(?=\d)(\d{1,6}H)?(\d{1,8}M)?(\d{1,9}S)?)?$/.test(duration)
    ? duration
    : unreadable();
}
