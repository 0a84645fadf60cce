import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getRates } from '#contract/currency.ts';
import { testApp } from '#server/testing/testApp.ts';
import { testClock } from '#server/testing/testClock.ts';
import { bundledRate } from './bundledRate.ts';
import { fetchRates } from './fetchRates.ts';
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

test('the bundled rate serves until the bank answered, then the last good one', async (t) => {
  const clock = testClock('2026-11-20T10:00:00Z');
  const { inject, context } = await testApp(t, { clock });
  const rate = async () => getRates.response.parse((await inject('/api/currency')).body).rates[0];
  assert.deepEqual(await rate(), {
    code: 'usd',
    gel_per_unit: bundledRate.gelPerUnit,
    valid_from: bundledRate.validFrom,
    is_stale: true,
  });

  await fetchRates(context, async () => answer(2.7134));
  assert.deepEqual(await rate(), { code: 'usd', gel_per_unit: 2.7134, valid_from: '2026-11-20', is_stale: false });
  await fetchRates(context, async () => answer(2.72));
  assert.equal((await rate())?.gel_per_unit, 2.72);

  await assert.rejects(fetchRates(context, async () => Promise.reject(new Error('no network'))));
  await assert.rejects(fetchRates(context, async () => '<html>maintenance</html>'));
  assert.deepEqual([(await rate())?.gel_per_unit, (await rate())?.is_stale], [2.72, false]);
  clock.advance(5 * 24 * 3_600_000);
  assert.deepEqual([(await rate())?.gel_per_unit, (await rate())?.is_stale], [2.72, true]);
});
