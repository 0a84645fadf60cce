import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getRates } from '#contract/calls/currency.ts';
import { standIn } from '#server/testing/banks/standIn.ts';
import { countFailures } from '#server/testing/countFailures.ts';
import { testApp } from '#server/testing/testApp.ts';
import { testClock } from '#server/testing/testClock.ts';
import { bundledRate } from './bundledRate.ts';
import { fetchRates, fetchRatesJob } from './fetchRates.ts';
import { readNbgRates } from './readNbgRates.ts';
import { nbgAnswer, withDollar } from './testing/nbgAnswer.ts';

const rateOf = (answer: unknown, code = 'usd') => readNbgRates(answer).find((rate) => rate.code === code)?.gelPerUnit;

test('a rate is for one unit, whatever quantity the bank quotes', () => {
  const validFrom = '2026-11-20';
  assert.deepEqual(readNbgRates(nbgAnswer()), [
    { code: 'eur', gelPerUnit: 3.1402, validFrom },
    { code: 'ils', gelPerUnit: 0.83117, validFrom },
    { code: 'rub', gelPerUnit: 0.033936, validFrom },
    { code: 'try', gelPerUnit: 0.0641, validFrom },
    { code: 'usd', gelPerUnit: 2.7134, validFrom },
  ]);
  assert.equal(rateOf(withDollar(271.34, { quantity: 100 })), 2.7134);
  for (const wrong of [[], {}, null, '<html>', [{ rates: [] }]]) assert.throws(() => readNbgRates(wrong));
});

test('a row that cannot be read costs its own currency only', () => {
  for (const wrong of [
    { rate: 0 },
    { rate: null },
    { rate: '2.7134' },
    { rate: 0.000_000_1 },
    { quantity: 0 },
    { code: 840 },
    { validFromDate: '2026-11-32T00:00:00.000Z' },
    { validFromDate: undefined },
  ]) {
    const answer = withDollar(2.7134, wrong);
    assert.deepEqual([rateOf(answer), rateOf(answer, 'rub')], [undefined, 0.033936], JSON.stringify(wrong));
  }
});

test('the bundled rate serves until the bank answered, then the last good one, whatever the bank answers', async (t) => {
  const clock = testClock('2026-11-20T10:00:00Z');
  let published: unknown = nbgAnswer();
  const bank = await standIn(t, () => ({ status: 200, body: published }));
  const { inject, context } = await testApp(t, {
    clock,
    config: { logLevel: 'silent', ratesUrl: `${bank.origin}/json/` },
  });
  const rates = async () => getRates.response.parse((await inject('/api/currency')).body).rates;
  const seen = async (code = 'usd') => {
    const rate = (await rates()).find((one) => one.code === code);
    return [rate?.gel_per_unit, rate?.valid_from, rate?.is_stale];
  };
  // As the job does it, which only reports what goes wrong.
  const fetchOnce = () => fetchRatesJob.run(undefined, context);
  assert.deepEqual(await rates(), [
    { code: 'usd', gel_per_unit: bundledRate.gelPerUnit, valid_from: bundledRate.validFrom, is_stale: true },
  ]);

  await fetchOnce();
  assert.equal(bank.requests[0]?.path, '/json/');
  assert.deepEqual(
    (await rates()).map(({ code, gel_per_unit }) => [code, gel_per_unit]),
    [
      ['usd', 2.7134],
      ['eur', 3.1402],
      ['rub', 0.033936],
      ['try', 0.0641],
      ['ils', 0.83117],
    ],
  );
  assert.deepEqual(await seen(), [2.7134, '2026-11-20', false]);
  published = withDollar(272, { quantity: 100 });
  await fetchOnce();
  assert.deepEqual(await seen(), [2.72, '2026-11-20', false]);

  const wrong: unknown[] = [
    '<html>maintenance</html>',
    [],
    withDollar(0),
    nbgAnswer({ day: '2026-11-32' }),
    nbgAnswer({ day: '2099-01-01' }),
    nbgAnswer({ day: '2025-11-20' }),
    [{ date: '2026-11-20', currencies: [] }],
  ];
  for (published of wrong) {
    await assert.rejects(fetchRates(context));
    await fetchOnce();
    assert.deepEqual(await seen(), [2.72, '2026-11-20', false], JSON.stringify(published));
  }
  assert.equal(await countFailures({ inject }, 'fetchRates'), wrong.length);
  published = withDollar(2.9);
  for (bank.trouble of ['down', 'busy', 'broken', 'slow'] as const) await assert.rejects(fetchRates(context, 100));
  assert.deepEqual(await seen(), [2.72, '2026-11-20', false]);

  // What is missing of an answer is said, and stops nothing else.
  bank.trouble = null;
  published = nbgAnswer({ rates: { EUR: 3.2, USD: 2.72 } });
  await assert.rejects(fetchRates(context), /no good rate of rub, try, ils/);
  assert.deepEqual([(await seen('eur'))[0], (await seen('rub'))[0]], [3.2, 0.033936]);
  clock.advance(5 * 24 * 3_600_000);
  assert.deepEqual(await seen(), [2.72, '2026-11-20', true]);

  // The evening brings tomorrow's rate, which is good from tomorrow on.
  published = nbgAnswer({ rates: { USD: 2.75 }, day: '2026-11-26' });
  await fetchOnce();
  assert.deepEqual(await seen(), [2.72, '2026-11-20', true]);
  clock.advance(24 * 3_600_000);
  assert.deepEqual(await seen(), [2.75, '2026-11-26', false]);
  assert.deepEqual(await seen('eur'), [3.2, '2026-11-20', true]);
});
