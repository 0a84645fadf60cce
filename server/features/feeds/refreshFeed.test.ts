import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { test } from 'node:test';
import { mailsTo, post } from '#server/testing/people/people.ts';
import { market, ordered } from '#server/testing/people/renters.ts';
import { testNetwork } from '#server/testing/testNetwork.ts';
import { refreshFeedsJob } from './refreshFeed.ts';

const MINUTE = 60_000;
const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';

test('a site that is slow to answer does not hold up the calendars of others', async (t) => {
  let isSlow = false;
  const waiting: ServerResponse[] = [];
  const network = await testNetwork(t, { 'site.example': ['93.184.216.34'] }, (request, response) => {
    if (isSlow && request.url !== '/5.ics') waiting.push(response);
    else response.end(calendar);
  });
  const place = await market(t, {}, { network });
  for (let feed = 1; feed <= 5; feed += 1) {
    const url = `http://site.example/${feed}.ics`;
    assert.equal((await post(place.owner, `/api/fleet/cars/${place.carId}/feeds`, { url })).status, 201);
  }
  await place.app.context.pool.query("update car_feeds set tried_at = tried_at + id * interval '1 second'");
  const askedFor = (path: string) => network.requests.filter((line) => line.endsWith(path)).length;

  isSlow = true;
  place.clock.advance(40 * MINUTE);
  const run = refreshFeedsJob.run(undefined, place.app.context);
  while (waiting.length < 4) await new Promise((resolve) => setImmediate(resolve));
  assert.equal(askedFor('/5.ics'), 1);
  waiting.shift()?.end(calendar);
  while (askedFor('/5.ics') < 2) await new Promise((resolve) => setImmediate(resolve));
  for (const response of waiting) response.end(calendar);
  await run;
  const { rows } = await place.app.context.pool.query('select from car_feeds where problem is not null');
  assert.equal(rows.length, 0);
});

test('a run that takes long leaves the rest to the next one, and its place to what else waits', async (t) => {
  let isSlow = false;
  const network = await testNetwork(t, { 'site.example': ['93.184.216.34'] }, (_request, response) => {
    if (isSlow) place.clock.advance(MINUTE);
    response.end(calendar);
  });
  const place = await market(t, {}, { network });
  for (let feed = 1; feed <= 5; feed += 1) {
    const url = `http://site.example/${feed}.ics`;
    assert.equal((await post(place.owner, `/api/fleet/cars/${place.carId}/feeds`, { url })).status, 201);
  }
  isSlow = true;
  place.clock.advance(40 * MINUTE);
  await refreshFeedsJob.run(undefined, place.app.context);
  const first = network.requests.length;
  assert.ok(first < 10, `${first} requests`);
  await refreshFeedsJob.run(undefined, place.app.context);
  assert.equal(network.requests.length, 10);
});

test('an owner is told once of an order whose days a calendar takes, too', async (t) => {
  const days: (readonly [from: string, to: string, summary: string])[] = [];
  const event = ([from, to, summary]: (typeof days)[number]) =>
    `BEGIN:VEVENT\r\nUID:${from}\r\nDTSTART;VALUE=DATE:${from}\r\nDTEND;VALUE=DATE:${to}\r\nSUMMARY:${summary}\r\nEND:VEVENT\r\n`;
  const network = await testNetwork(t, { 'site.example': ['93.184.216.34'] }, (_request, response) => {
    response.end(`BEGIN:VCALENDAR\r\n${days.map(event).join('')}END:VCALENDAR\r\n`);
  });
  const place = await market(t, {}, { network });
  const url = 'http://site.example/a.ics';
  assert.equal((await post(place.owner, `/api/fleet/cars/${place.carId}/feeds`, { url })).status, 201);
  const first = await ordered(place, place.client, { from: '2027-01-10T10:00', to: '2027-01-13T10:00' });
  const second = await ordered(place, place.client, { from: '2027-02-10T10:00', to: '2027-02-13T10:00' });
  const read = async () => {
    place.clock.advance(31 * MINUTE);
    await Promise.all([1, 2].map(() => refreshFeedsJob.run(undefined, place.app.context)));
    const mails = await mailsTo(place.app, 'physicalOwner@access.test');
    return mails.filter(({ subject }) => subject.includes('twice')).map(({ text }) => text);
  };
  // What we gave out comes back without a name.
  days.push(['20270110', '20270114', 'Not available']);
  assert.deepEqual(await read(), []);

  days.push(['20270112', '20270120', 'Reserved'], ['20270301', '20270302', 'Reserved']);
  const told = await read();
  assert.equal(told.length, 1);
  assert.match(told[0] ?? '', new RegExp(`${first.number}: 10 Jan 2027, 10:00 – 13 Jan 2027, 10:00\n`));
  assert.match(told[0] ?? '', new RegExp(`/admin/cars/${place.carId}/sync\n`));
  assert.ok(!told[0]?.includes(second.number));
  assert.deepEqual(await read(), told);

  days.push(['20270212', '20270213', 'Reserved'], ['20270211', '20270212', 'Reserved']);
  const [news, ...before] = await read();
  assert.deepEqual(before, told);
  assert.equal(news?.split(second.number).length, 2);
  assert.ok(!news?.includes(first.number));
});
