import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Method } from '#contract/call.ts';
import { getHome } from '#contract/calls/cars/cars.ts';
import { getCommission } from '#contract/calls/commission.ts';
import { quoteTerms } from '#server/features/rental/price/quoteTerms.ts';
import { testActors } from '#server/testing/people/testActors.ts';
import { testApp } from '#server/testing/testApp.ts';
import { testClock } from '#server/testing/testClock.ts';
import { untilLockWaits } from '#server/testing/untilLockWaits.ts';

test('a commission counts from the day it was set for, in Georgia, and changes nothing before', async (t) => {
  // Half past eleven in the evening in Tbilisi.
  const clock = testClock('2026-05-11T19:30:00Z');
  const { context, visitor } = await testApp(t, { clock });
  const { admin } = await testActors(context);
  const browser = visitor();
  browser.cookies.set('session', admin.cookie ?? '');
  const ask = (method: Method, body?: object) =>
    browser.inject({ method, url: '/api/commission', ...(body === undefined ? {} : { body }) });
  const percentNow = async () => (await quoteTerms(context)).commissionPercent;
  const usual = context.config.rental.commissionPercent;

  const before = getCommission.response.parse((await ask('GET')).body);
  assert.deepEqual(before.current, { percent: usual, valid_from: null, set_at: null });
  for (const body of [
    { percent: 10, valid_from: '2026-05-11' },
    { percent: 10, valid_from: '2026-02-30' },
    { percent: 51, valid_from: '2026-05-12' },
    { percent: 9.5, valid_from: '2026-05-12' },
  ])
    assert.equal((await ask('POST', body)).status, 422, JSON.stringify(body));

  assert.equal((await ask('POST', { percent: 12, valid_from: '2026-05-12' })).status, 201);
  const answer = await ask('POST', { percent: 14, valid_from: '2026-05-12' });
  const { current, coming } = getCommission.response.parse(answer.body);
  assert.deepEqual([current.percent, coming.map(({ percent }) => percent)], [usual, [14]]);
  assert.equal(await percentNow(), usual);
  clock.advance(29 * 60_000);
  assert.equal(await percentNow(), usual);
  clock.advance(60_000);
  assert.equal(await percentNow(), 14);
  const home = getHome.response.parse((await browser.inject('/api/cars/home')).body);
  assert.equal(home.commission_percent, 14, 'its example for owners counts with it');
});

test('what the log says was before is what another admin set a moment ago', async (t) => {
  const { context, visitor } = await testApp(t, { clock: testClock('2026-05-11T12:00:00Z') });
  const { admin } = await testActors(context);
  const browser = visitor();
  browser.cookies.set('session', admin.cookie ?? '');

  const { pool } = context;
  const other = await pool.connect();
  await other.query('begin');
  await other.query(
    "insert into commission_rates (valid_from, percent, set_by, set_at) values ('2026-05-12', 12, $1, now())",
    [admin.userId],
  );
  const set = browser.inject({
    method: 'POST',
    url: '/api/commission',
    body: { percent: 14, valid_from: '2026-05-12' },
  });
  await untilLockWaits(pool, set);
  await other.query('commit');
  other.release();
  assert.equal((await set).status, 201);
  const { rows } = await pool.query("select details from audit_events where action = 'commission_changed'");
  assert.deepEqual(rows, [{ details: { percent: { before: 12, after: 14 }, valid_from: '2026-05-12' } }]);
});
