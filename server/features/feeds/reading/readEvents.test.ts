import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { calendar, period, problem, read, shown } from '#server/testing/calendars.ts';
import type { ApiError } from '#server/platform/http/apiError.ts';
import type { ReadError } from './feedEvent.ts';
import { readEvents } from './readEvents.ts';
import { readWithinTime } from './readWithinTime.ts';

const fixture = (name: string) => readFile(join(import.meta.dirname, '../fixtures', `${name}.ics`), 'utf8');
test('Airbnb: whole days, reservations and days that are not available', async () => {
  assert.deepEqual(read(await fixture('airbnb')), [
    '2026-12-10T00:00 2026-12-14T00:00',
    '2026-12-28T00:00 2027-01-03T00:00',
    '2027-01-25T00:00 2027-02-01T00:00 unnamed',
  ]);
});

test('Booking.com: two events of one UID are two', async () => {
  assert.deepEqual(read(await fixture('booking')), [
    '2026-12-01T00:00 2026-12-05T00:00 unnamed',
    '2026-12-05T00:00 2026-12-07T00:00 unnamed',
  ]);
});

test('Google: what recurs without its exceptions, a moved day, nothing that is cancelled or takes no time', async () => {
  assert.deepEqual(read(await fixture('google')), [
    '2026-12-03T09:00 2026-12-03T18:00',
    '2026-12-10T09:00 2026-12-10T18:00',
    '2026-12-25T10:00 2026-12-25T12:00',
    '2026-12-31T09:00 2026-12-31T18:00',
  ]);
});

test('Apple: another zone over the change of its clocks, folded lines, a day without an end', async () => {
  assert.deepEqual(read(await fixture('apple')), [
    '2026-12-24T00:00 2026-12-25T00:00',
    '2027-03-27T15:00 2027-03-28T14:00',
  ]);
});

test('Turo: instants in UTC, a zone of Windows, a duration', async () => {
  assert.deepEqual(read(await fixture('turo')), [
    '2026-12-08T10:00 2026-12-11T18:30',
    '2026-12-16T09:30 2026-12-17T11:30',
  ]);
});

test('times without a zone, or of an unknown one, are those of Georgia', () => {
  const floating = 'UID:1\nDTSTART:20261210T100000\nDTEND:20261210T120000';
  const unknown = 'UID:2\nDTSTART;TZID=Moon/Copernicus:20261211T100000\nDTEND;TZID=Moon/Copernicus:20261211T120000';
  assert.deepEqual(read(calendar(floating, unknown)), [
    '2026-12-10T10:00 2026-12-10T12:00',
    '2026-12-11T10:00 2026-12-11T12:00',
  ]);
});

test('events without a name, over, going on or far away', () => {
  const unnamed = 'DTSTART:20261210T060000Z\nDTEND:20261210T080000Z';
  const another = 'DTSTART:20261212T060000Z\nDTEND:20261212T080000Z';
  const over = 'UID:4\nDTSTART:20261110T060000Z\nDTEND:20261120T060000Z';
  const goingOn = 'UID:5\nDTSTART:20261110T060000Z\nDTEND:20261120T070000Z';
  const far = 'UID:6\nDTSTART:20281120T060000Z\nDTEND:20281121T060000Z';
  assert.deepEqual(read(calendar(unnamed, another, over, goingOn, far)), [
    '2026-11-10T10:00 2026-11-20T11:00',
    '2026-12-10T10:00 2026-12-10T12:00',
    '2026-12-12T10:00 2026-12-12T12:00',
  ]);
});

test('what never ends is read with an end that can be shown', () => {
  assert.deepEqual(read(calendar('DTSTART:20270610T060000Z\nDTEND:99991231T235959Z')), [
    '2027-06-10T10:00 9999-01-01T04:00',
  ]);
});

test('texts of an event are no lines of the calendar', () => {
  const event =
    'UID:1\nDTSTART:20261210T060000Z\nDESCRIPTION:END:VEVENT\\nBEGIN:VEVENT\nDTEND:20261210T080000Z\nSUMMARY:__proto__';
  assert.deepEqual(read(calendar(event)), ['2026-12-10T10:00 2026-12-10T12:00']);
});

test('a span within another says nothing new, unless the other has no name', () => {
  const day = (uid: number, from: string, to: string, summary: string) =>
    `UID:${uid}\nDTSTART;VALUE=DATE:${from}\nDTEND;VALUE=DATE:${to}\nSUMMARY:${summary}`;
  assert.deepEqual(
    read(
      calendar(
        day(1, '20261201', '20261210', 'Reserved'),
        day(2, '20261202', '20261203', 'Reserved'),
        day(3, '20261201', '20261210', 'Reserved'),
        day(4, '20270101', '20270110', 'Not available'),
        day(5, '20270102', '20270103', 'Reserved'),
      ),
    ),
    [
      '2026-12-01T00:00 2026-12-10T00:00',
      '2027-01-01T00:00 2027-01-10T00:00 unnamed',
      '2027-01-02T00:00 2027-01-03T00:00',
    ],
  );
});

const dates = (count: number, hours: number) =>
  Array.from({ length: count }, (_, index) => {
    const at = (offset: number) =>
      `${new Date(Date.UTC(2026, 10, 21) + (index * hours + offset) * 3_600_000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
    return `UID:${index}\nDTSTART:${at(0)}\nDTEND:${at(1)}\nSUMMARY:Reserved`;
  });

test('five thousand events are read, of which those of two years count', () => {
  const events = readEvents(calendar(...dates(5_000, 48)), period);
  assert.equal(events.length, 366);
});

test('very many that touch are joined; very many that do not are refused', () => {
  const touching = readEvents(calendar(...dates(3_000, 1)), period);
  assert.deepEqual(shown(touching), ['2026-11-21T04:00 2027-03-26T04:00']);
  assert.equal(problem(calendar(...dates(1_001, 3))), 'too_many_events');
  assert.equal(problem(calendar(...dates(20_001, 3))), 'too_many_events');
  assert.equal(readEvents(calendar(...dates(1_000, 3)), period).length, 1_000);
});

test('what is no calendar, or one to keep a machine busy, is refused', () => {
  assert.equal(problem('<!doctype html><p>Log in</p>'), 'not_a_calendar');
  assert.equal(problem(''), 'not_a_calendar');
  assert.equal(problem('BEGIN:VCARD\nEND:VCARD'), 'not_a_calendar');
  const rules = Array.from({ length: 201 }, (_, uid) => `UID:${uid}\nDTSTART;VALUE=DATE:20261201\nRRULE:FREQ=YEARLY`);
  assert.equal(problem(calendar(...rules)), 'too_complex');
  assert.notEqual(problem(calendar(...rules.slice(1))), 'too_complex');
});

test('a reader that takes long is ended, and one that gives up says so', async () => {
  const isRead = async (text: string, milliseconds?: number) =>
    readWithinTime(text, period, milliseconds).then(shown, (error: unknown) => (error as ReadError).problem);
  assert.deepEqual(await isRead(calendar('UID:1\nDTSTART;VALUE=DATE:20261201')), ['2026-12-01T00:00 2026-12-02T00:00']);
  assert.equal(await isRead(calendar('UID:1\nDTSTART;VALUE=DATE:20261201\nRRULE:FREQ=BANANA')), 'unreadable_event');
  const long = Array.from(
    { length: 200 },
    (_, uid) => `UID:${uid}\nDTSTART:19700101T060000Z\nDTEND:19700101T070000Z\nRRULE:FREQ=MINUTELY;BYHOUR=9`,
  );
  assert.equal(await isRead(calendar(...long), 300), 'too_complex');
});

test('of many calendars at once two have threads, ten wait for one, and the rest is sent away', async () => {
  const text = calendar('UID:1\nDTSTART:20261210T060000Z\nDTEND:20261210T080000Z');
  const ends = await Promise.all(
    Array.from({ length: 14 }, () =>
      readWithinTime(text, period).then(shown, (error: unknown) => (error as ApiError).status),
    ),
  );
  assert.deepEqual(ends.slice(12), [503, 503]);
  for (const end of ends.slice(0, 12)) assert.deepEqual(end, ['2026-12-10T10:00 2026-12-10T12:00']);
});
