import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { test } from 'node:test';
import { post } from '#server/testing/people/people.ts';
import { market } from '#server/testing/people/renters.ts';
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
