import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildApp } from '#server/app.ts';
import { testApp } from '#server/testing/testApp.ts';
import { testBrowser } from '#server/testing/testBrowser.ts';
import { testClock } from '#server/testing/testClock.ts';
import { fleetMoment } from '#server/testing/testConfig.ts';
import { ApiError } from '../apiError.ts';
import { forgetOldLimits, isWithinRate, limitRate, networkOf } from './rateLimit.ts';

const rule = { key: 'k', limit: 2, windowSeconds: 60 };

test('a limit holds until its window is over and says how long that is', async (t) => {
  const clock = testClock(fleetMoment);
  const { context } = await testApp(t, { clock });
  await limitRate(context, rule);
  await limitRate(context, rule);
  clock.advance(20_000);
  await assert.rejects(
    limitRate(context, rule),
    (error) => error instanceof ApiError && error.status === 429 && error.headers['retry-after'] === '40',
  );
  await limitRate(context, { ...rule, key: 'another' });
  // Rounded up, and never at once.
  for (const [ms, seconds] of [
    [19_999, '21'],
    [1, '20'],
    [19_001, '1'],
    [998, '1'],
  ] as const) {
    clock.advance(ms);
    await assert.rejects(limitRate(context, rule), { headers: { 'retry-after': seconds } });
  }
  // A window that begins in the moment the last one ends is as long as any.
  clock.advance(1);
  await limitRate(context, rule);
  await limitRate(context, rule);
  await assert.rejects(limitRate(context, rule), { headers: { 'retry-after': '60' } });
});

test('what is left out past the limit is counted like what is refused', async (t) => {
  const { context } = await testApp(t);
  const answers = [
    await isWithinRate(context, rule),
    await isWithinRate(context, rule),
    await isWithinRate(context, rule),
  ];
  assert.deepEqual(answers, [true, true, false]);
  await assert.rejects(limitRate(context, rule));
});

test('of many at once exactly as many pass as may', async (t) => {
  const { context } = await testApp(t);
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => limitRate(context, { ...rule, limit: 7 })));
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 7);
});

test('LIMITS_FACTOR multiplies every limit', async (t) => {
  const { context } = await testApp(t, { config: { limitsFactor: 2 } });
  for (let use = 0; use < 4; use += 1) await limitRate(context, rule);
  await assert.rejects(limitRate(context, rule));
});

test('two processes count together', async (t) => {
  const first = await testApp(t, { config: { limitsFactor: 1 / 40 } });
  const app = await buildApp(first.context);
  t.after(() => app.close());
  const second = testBrowser(app);
  const statuses: number[] = [];
  for (const browser of [first, second, first, second])
    statuses.push((await browser.inject({ method: 'POST', url: '/api/logout' })).status);
  assert.equal(statuses.filter((status) => status === 429).length, 1);
  assert.equal(statuses[3], 429);
});

test('a made-up X-Forwarded-For changes nothing, unless a trusted proxy says so', async (t) => {
  const count = async (trustedProxies: string[]) => {
    const { inject } = await testApp(t, { config: { trustedProxies, limitsFactor: 1 / 120 } });
    const send = (ip: string) =>
      inject({ method: 'POST', url: '/api/logout', headers: { 'x-forwarded-for': ip }, remoteAddress: '192.0.2.1' });
    return [(await send('198.51.100.1')).status, (await send('198.51.100.2')).status].filter((status) => status === 429)
      .length;
  };
  assert.equal(await count([]), 1);
  assert.equal(await count(['203.0.113.0/24']), 1);
  assert.equal(await count(['192.0.2.0/24']), 0);
});

test('windows that are over are forgotten', async (t) => {
  const clock = testClock(fleetMoment);
  const { context } = await testApp(t, { clock });
  await limitRate(context, rule);
  clock.advance(1);
  await limitRate(context, { ...rule, key: 'later' });
  clock.advance(59_999);
  await forgetOldLimits(context);
  assert.deepEqual(await context.db.selectFrom('rate_limits').select('key').execute(), [{ key: 'later' }]);
});

test('an address counts for its network', () => {
  assert.equal(networkOf('203.0.113.7'), '203.0.113.7');
  assert.equal(networkOf('::ffff:203.0.113.7'), '203.0.113.7');
  assert.equal(networkOf('::ffff:10.20.30.40'), '10.20.30.40');
  assert.equal(networkOf('::ffff:10.20.30.40.50'), '::ffff:10.20.30.40.50');
  assert.equal(networkOf('2001:db8:1:2:aaaa::1'), '2001:db8:1:2::/64');
  assert.equal(networkOf('2001:0db8:0001:0002::9'), '2001:db8:1:2::/64');
  assert.equal(networkOf('2001:db8::1'), '2001:db8:0:0::/64');
  assert.equal(networkOf('::1'), '0:0:0:0::/64');
  assert.equal(networkOf('::1:2:3:4:5:6:7'), '0:1:2:3::/64');
  assert.equal(networkOf('1:2::5:6:7:8'), '1:2:0:0::/64');
  assert.equal(networkOf('1::4:5:6:7:8'), '1:0:0:4::/64');
  assert.equal(networkOf('::5:6:7:8'), '0:0:0:0::/64');
  assert.equal(networkOf('::FFFF:203.0.113.254'), '203.0.113.254');
  assert.equal(networkOf('1::ffff:203.0.113.254'), '1:0:0:0::/64');
});
