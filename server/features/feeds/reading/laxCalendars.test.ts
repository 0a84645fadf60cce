import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calendar, problem, read } from '#server/testing/calendars.ts';

const day = (uid: string, more = '') => `UID:${uid}\nDTSTART;VALUE=DATE:20270610\nDTEND;VALUE=DATE:20270612${more}`;
const taken = ['2027-06-10T00:00 2027-06-12T00:00'];

test('what is cut off, or has an event that cannot be read, is an error and not a calendar without events', () => {
  const whole = calendar(day('1'), day('2'));
  const [lines, isEvents] = [whole.split('\r\n'), (text: string) => /BEGIN:VEVENT/.test(text)];
  // Wherever the connection ended: at each line and within it.
  for (let count = 1; count < lines.length; count += 1) {
    const cut = lines.slice(0, count).join('\r\n');
    assert.equal(problem(cut), 'unreadable_event', cut);
    assert.equal(problem(cut.slice(0, -2)), isEvents(cut) || count > 1 ? 'unreadable_event' : 'not_a_calendar', cut);
    assert.ok(['unreadable_event', 'not_a_calendar'].includes(problem(lines.slice(count).join('\r\n'))), String(count));
  }
  const unreadable = [
    'UID:1\nDTSTART:banana\nDTEND:20261212T080000Z',
    'UID:1\nDTSTART:20261213T080000Z\nDTEND:20261212T080000Z',
    'UID:1\nDTSTART;VALUE=DATE:20270231',
    'UID:1\nDTSTART:20270610T256100',
    'UID:1\nDTSTART:10.06.2027',
    'UID:1\nDTSTART:20270610T100000\nDURATION:-PT1H',
    'UID:1\nDTSTART:20270610T100000\nDURATION:soon',
    'UID:1\nDTSTART:20270610T100000\nRRULE:FREQ=BANANA',
    'UID:1\nDTSTART:20270610T100000\nRRULE:FREQ=DAILY;UNTIL=never',
    'UID:1\nDTSTART:20270610T100000\nRDATE:x',
    'UID:1\nDTSTART:20270610T100000Z\nRDATE;VALUE=PERIOD:20270620T100000Z/20270615T100000Z',
    'UID:1\nDTSTART:20270610T100000Z\nRDATE;VALUE=PERIOD:20270620T100000Z/-P1D',
    'UID:1\nDTSTART:20270610T100000\nEXDATE:x',
    'UID:1\nSUMMARY:Reserved',
    'UID:1\nDTSTART:20270610T100000\nBEGIN:VEVENT\nUID:2\nDTSTART:20270610T100000\nEND:VEVENT',
  ];
  for (const event of unreadable) assert.equal(problem(calendar(day('0'), event)), 'unreadable_event', event);
  assert.equal(problem(whole.replace('END:VEVENT', '')), 'unreadable_event');
  assert.equal(problem('BEGIN:VCALENDAR\n'.repeat(100_000)), 'unreadable_event');
  assert.equal(problem(whole.replace('BEGIN:VCALENDAR', '<pre>')), 'unreadable_event');
  assert.equal(
    problem('BEGIN:VCALENDAR\nBEGIN:VFREEBUSY\nFREEBUSY:x\nEND:VFREEBUSY\nEND:VCALENDAR'),
    'unreadable_event',
  );
  assert.deepEqual(read(calendar()), []);
});

test('lax spellings of a calendar are read', () => {
  const one = calendar(day('1'));
  const spellings = {
    'rubbish before': `\uFEFF<?php warning?>\r\n\r\n${one}`,
    'on the same line': `\uFEFF${one}`,
    'text behind': `${one}\r\n\r\nbye`,
    'small letters': one.toLowerCase(),
    'indented as a whole': one.replaceAll('\r\n', '\r\n  '),
    'indented by depth': one.replaceAll(/(BEGIN|END):VEVENT/g, ' $1:VEVENT').replaceAll(/(UID|DT)/g, '\t$1'),
    'old line ends': one.replaceAll('\r\n', '\r'),
    'empty lines': one.replaceAll('\r\n', '\r\n\r\n'),
    'a line that is none': one.replace('UID', 'Bring the papers!\r\nUID'),
    'dates with dashes': one.replaceAll(/2027(\d\d)(\d\d)/g, '2027-$1-$2'),
    'dashes, no kind': one.replaceAll(/;VALUE=DATE:2027(\d\d)(\d\d)/g, ':2027-$1-$2'),
    'times without seconds': one.replaceAll(/;VALUE=DATE:(\d{8})/g, ':$1T0000'),
    'times of ISO 8601': one.replaceAll(/;VALUE=DATE:2027(\d\d)(\d\d)/g, ':2027-$1-$2T00:00:00+04:00'),
    'an offset': one.replaceAll(/;VALUE=DATE:(\d{8})/g, ':$1T020000+0600'),
    'a day with a time': one.replaceAll(/DATE:(\d{8})/g, 'DATE:$1T000000'),
    'an end of another kind': one.replace('DTEND;VALUE=DATE:20270612', 'DTEND:20270611T200000Z'),
    'a tone within': one.replace('END:VEVENT', 'BEGIN:VALARM\r\nTRIGGER:-P1D\r\nDTSTART:x\r\nEND:VALARM\r\nEND:VEVENT'),
    'something else beside': one.replace('END:VCALENDAR', 'BEGIN:VTODO\r\nDTSTART:x\r\nEND:VTODO\r\nEND:VCALENDAR'),
    'only when it is taken':
      'BEGIN:VCALENDAR\nBEGIN:VFREEBUSY\nDTSTART:20270101T000000Z\nFREEBUSY;FBTYPE=BUSY:20270609T200000Z/P1D,20270610T200000Z/20270611T200000Z\nFREEBUSY;FBTYPE=FREE:20270701T200000Z/P1D\nEND:VFREEBUSY\nEND:VCALENDAR',
  };
  for (const [name, text] of Object.entries(spellings)) {
    const spans = read(text);
    const isJoined =
      spans[0]?.slice(0, 16) === taken[0]?.slice(0, 16) && spans.at(-1)?.slice(17) === taken[0]?.slice(17);
    assert.ok(isJoined, `${name}: ${problem(text)}`);
  }
  assert.deepEqual(read(`${one}\r\n${calendar('UID:2\nDTSTART;VALUE=DATE:20270701')}`), [
    ...taken,
    '2027-07-01T00:00 2027-07-02T00:00',
  ]);
});

test('an event that ends when it begins takes its day', () => {
  const none = 'UID:1\nDTSTART;VALUE=DATE:20270610\nDTEND;VALUE=DATE:20270610';
  const midnight = 'UID:2\nDTSTART:20270612T000000\nDTEND:20270612T000000';
  const later = 'UID:3\nDTSTART:20270614T100000\nDTEND:20270614T100000';
  assert.deepEqual(read(calendar(none, midnight, later)), [
    '2027-06-10T00:00 2027-06-11T00:00',
    '2027-06-12T00:00 2027-06-13T00:00',
    '2027-06-14T10:00 2027-06-15T00:00',
  ]);
});

const newYork = (name: string) =>
  `BEGIN:VTIMEZONE\nTZID:${name}\nBEGIN:STANDARD\nDTSTART:16010101T020000\nTZOFFSETFROM:-0400\nTZOFFSETTO:-0500\nRRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11\nEND:STANDARD\nBEGIN:DAYLIGHT\nDTSTART:16010101T020000\nTZOFFSETFROM:-0500\nTZOFFSETTO:-0400\nRRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3\nEND:DAYLIGHT\nEND:VTIMEZONE`;

test('the rules of a zone that the file describes count, and names of zones of many kinds', () => {
  const inZone = (zone: string) => `UID:1\nDTSTART;TZID=${zone}:20270610T100000\nDTEND;TZID=${zone}:20270610T120000`;
  const described = (name: string) =>
    calendar(inZone(name)).replace('BEGIN:VEVENT', () => `${newYork(name)}\nBEGIN:VEVENT`);
  for (const name of ['Eastern Standard Time 1', 'Moon/Copernicus', '/mozilla.org/20050126_1/Moon'])
    assert.deepEqual(read(described(name)), ['2027-06-10T18:00 2027-06-10T20:00'], name);
  const zones = {
    'America/New_York': 18,
    'Eastern Standard Time': 18,
    'Eastern Standard Time 1': 18,
    '/mozilla.org/20050126_1/America/New_York': 18,
    '/softwarestudio.org/Tzfile/America/Argentina/Ushuaia': 17,
    'tzone://Microsoft/Utc': 14,
    '"(UTC+03:00) Moscow; St. Petersburg"': 11,
    '+0900': 5,
    'GMT+4': 10,
    'Georgian Standard Time': 10,
  };
  for (const [zone, hour] of Object.entries(zones)) {
    const at = (hours: number) => `2027-06-10T${String(hours).padStart(2, '0')}:00`;
    assert.deepEqual(read(calendar(inZone(zone))), [`${at(hour)} ${at(hour + 2)}`], zone);
  }
});

test('days that are added, taken out and moved in a series', () => {
  const series = (more: string) => `UID:1\nDTSTART;VALUE=DATE:20270601\nDTEND;VALUE=DATE:20270602\n${more}`;
  const days = (...numbers: number[]) =>
    numbers.map(
      (number) =>
        `2027-06-${String(number).padStart(2, '0')}T00:00 2027-06-${String(number + 1).padStart(2, '0')}T00:00`,
    );
  assert.deepEqual(read(calendar(series('RDATE;VALUE=DATE:20270610,20270620'))), days(1, 10, 20));
  assert.deepEqual(read(calendar(series('RDATE;VALUE=PERIOD:20270609T200000Z/P1D'))), days(1, 10));
  assert.deepEqual(
    read(calendar(series('RRULE:freq=weekly;count=4\nRDATE;VALUE=DATE:20270610\nEXDATE;VALUE=DATE:20270608,20270610'))),
    days(1, 15, 22),
  );
  const weekly = 'RRULE:FREQ=WEEKLY;UNTIL=20270622';
  const changed = (rest: string) => `UID:1\nRECURRENCE-ID;VALUE=DATE:20270608\n${rest}`;
  const moved = 'DTSTART;VALUE=DATE:20270609';
  assert.deepEqual(read(calendar(series(weekly), changed(moved))), days(1, 9, 15, 22));
  assert.deepEqual(read(calendar(series(weekly), changed(`${moved}\nSTATUS:CANCELLED`))), days(1, 15, 22));
  const future = (rest: string) => changed(rest).replace('RECURRENCE-ID', 'RECURRENCE-ID;RANGE=THISANDFUTURE');
  assert.deepEqual(read(calendar(series(weekly), future(moved))), days(1, 9, 16, 23));
  assert.deepEqual(read(calendar(series(weekly), future('STATUS:CANCELLED'))), days(1));
  assert.deepEqual(read(calendar(changed(moved))), days(9));
  const timed = 'UID:1\nDTSTART:20270601T100000\nDTEND:20270601T110000\nRRULE:FREQ=DAILY;UNTIL=20270602';
  assert.equal(read(calendar(timed)).length, 2);
});

test('a later version, a withdrawal and a cancellation in any letters free days; an earlier one does not', () => {
  assert.deepEqual(read(calendar(day('1'), 'UID:1\nSEQUENCE:1\nDTSTART;VALUE=DATE:20270701')), [
    '2027-07-01T00:00 2027-07-02T00:00',
  ]);
  assert.deepEqual(read(calendar(day('1', '\nSEQUENCE:2'), 'UID:1\nSEQUENCE:1\nSTATUS:CANCELLED')), taken);
  assert.deepEqual(read(calendar(day('1'), day('1', '\nSTATUS:cancelled'))), []);
  assert.deepEqual(read(calendar(day('1'), 'UID:1\nSTATUS:Canceled')), []);
  assert.deepEqual(read(calendar(day('1', '\nTRANSP:transparent'))), []);
  const withdrawn = calendar('UID:1\nSEQUENCE:1').replace('VERSION', 'METHOD:CANCEL\r\nVERSION');
  assert.deepEqual(read(withdrawn), []);
  assert.deepEqual(read(`${calendar(day('1'))}\r\n${withdrawn}`), []);
});

test('one series of hours or of a century does not refuse the rest', () => {
  const from = (uid: string, start: string, rule: string) =>
    `UID:${uid}\nDTSTART:${start}\nDURATION:PT1H\nRRULE:${rule}`;
  assert.deepEqual(read(calendar(day('1'), from('2', '20270701T100000', 'FREQ=HOURLY;COUNT=9'))), [
    ...taken,
    '2027-07-01T10:00 2027-07-01T19:00',
  ]);
  assert.deepEqual(read(calendar(day('1'), from('2', '20270701T100000', 'FREQ=MINUTELY;UNTIL=20270701T115900'))), [
    ...taken,
    '2027-07-01T10:00 2027-07-01T12:59',
  ]);
  assert.deepEqual(read(calendar(from('1', '20070101T100000', 'FREQ=SECONDLY'))), [
    '2007-01-01T10:00 2028-11-20T11:00',
  ]);
  for (const rule of [
    'DAILY;INTERVAL=300',
    'WEEKLY;INTERVAL=50',
    'MONTHLY;INTERVAL=11',
    'YEARLY',
    'HOURLY;INTERVAL=9000',
  ]) {
    const spans = read(calendar(day('1'), from('2', '10010101T100000', `FREQ=${rule}`)));
    assert.ok(spans.includes(taken[0] ?? '') && spans.length > 1 && spans.length < 6, `${rule}: ${spans.join()}`);
  }
  const workdays = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9,12,15';
  const spans = read(calendar(day('1'), from('2', '20261221T090000', workdays)));
  assert.deepEqual([spans[0], spans.length], ['2026-12-21T09:00 2026-12-25T16:00', 102]);
  // Moved closer or walked through, a rule gives the same days; one with a count and more than its steps is walked.
  const everyMonth = 'BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12';
  for (const [moved, walked] of [
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;COUNT=50000'],
    ['FREQ=DAILY;INTERVAL=3', `FREQ=DAILY;INTERVAL=3;${everyMonth};COUNT=50000`],
    ['FREQ=DAILY;INTERVAL=3;COUNT=3400', `FREQ=DAILY;INTERVAL=3;${everyMonth};COUNT=3400`],
  ] as const) {
    const [found, expected] = [moved, walked].map((rule) => read(calendar(from('1', '20000104T100000', rule))));
    assert.ok(expected !== undefined && expected.length > 50, walked);
    assert.deepEqual(found, expected, moved);
  }
});
