import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getRates } from '#contract/calls/currency.ts';
import { standIn } from '#server/testing/banks/standIn.ts';
import { countFailures } from '#server/testing/countFailures.ts';
import { testApp } from '#server/testing/testApp.ts';
import { testClock } from '#server/testing/testClock.ts';
import { bundledRate } from './bundledRate.ts';
import { fetchRates } from './fetchRates.ts';
import { fetchRatesJob } from './fetchRatesJob.ts';
import { readNbgRates } from './readNbgRates.ts';

const answer = (rate: number, quantity = 1, day = '2026-11-20') => [
  {
    date: `${day}T00:00:00.000Z`,
    currencies: [
      {
        code: 'USD',
        quantity,
        rateFormated: String(rate),
        diffFormated: '0.0001',
        rate,
        name: 'US Dollar',
        diff: 0,
        date: `${day}T17:45:11.239Z`,
        validFromDate: `${day}T00:00:00.000Z`,
      },
    ],
  },
];

test('a rate is for one unit, whatever quantity the bank quotes', () => {
  assert.deepEqual(readNbgRates(answer(2.7134)), [{ code: 'usd', gelPerUnit: 2.7134, validFrom: '2026-11-20' }]);
  assert.equal(readNbgRates(answer(271.34, 100))[0]?.gelPerUnit, 2.7134);
  for (const wrong of [[], {}, null, '<html>', answer(0), answer(2.7, 0), [{ currencies: [] }]])
    assert.throws(() => readNbgRates(wrong));
});

test('the bundled rate serves until the bank answered, then the last good one, whatever the bank answers', async (t) => {
  const clock = testClock('2026-11-20T10:00:00Z');
  let published: unknown = answer(2.7134);
  const bank = await standIn(t, () => ({ status: 200, body: published }));
  const { inject, context } = await testApp(t, {
    clock,
    config: { logLevel: 'silent', ratesUrl: `${bank.origin}/?currencies=USD` },
  });
  const rate = async () => getRates.response.parse((await inject('/api/currency')).body).rates[0];
  const seen = async () => [(await rate())?.gel_per_unit, (await rate())?.valid_from, (await rate())?.is_stale];
  // As the job does it, which only reports what goes wrong.
  const fetchOnce = () => fetchRatesJob.run(undefined, context);
  assert.deepEqual(await rate(), {
    code: 'usd',
    gel_per_unit: bundledRate.gelPerUnit,
    valid_from: bundledRate.validFrom,
    is_stale: true,
  });

  await fetchOnce();
  assert.equal(bank.requests[0]?.path, '/?currencies=USD');
  assert.deepEqual(await seen(), [2.7134, '2026-11-20', false]);
  published = answer(272, 100);
  await fetchOnce();
  assert.deepEqual(await seen(), [2.72, '2026-11-20', false]);

  const wrong: unknown[] = [
    '<html>maintenance</html>',
    [],
    answer(0),
    answer(2.9, 1, '2026-11-32'),
    answer(2.9, 1, '2099-01-01'),
    answer(2.9, 1, '2025-11-20'),
    [{ date: '2026-11-20', currencies: [] }],
  ];
  for (published of wrong) {
    await assert.rejects(fetchRates(context));
    await fetchOnce();
    assert.deepEqual(await seen(), [2.72, '2026-11-20', false], JSON.stringify(published));
  }
  assert.equal(await countFailures({ inject }, 'fetchRates'), wrong.length);
  published = answer(2.9);
  for (bank.trouble of ['down', 'busy', 'broken', 'slow'] as const) await assert.rejects(fetchRates(context, 100));
  assert.deepEqual(await seen(), [2.72, '2026-11-20', false]);
  clock.advance(5 * 24 * 3_600_000);
  assert.deepEqual(await seen(), [2.72, '2026-11-20', true]);

  // The evening brings tomorrow's rate, which is good from tomorrow on.
  bank.trouble = null;
  published = answer(2.75, 1, '2026-11-26');
  await fetchOnce();
  assert.deepEqual(await seen(), [2.72, '2026-11-20', true]);
  clock.advance(24 * 3_600_000);
  assert.deepEqual(await seen(), [2.75, '2026-11-26', false]);
});
