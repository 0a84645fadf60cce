import { expect, test } from '@jest/globals';
import type { LineItem } from '#contract/calls/orders/quotes.ts';
import { formatConverted } from '#contract/domain/format/formatMoney.ts';
import { shownLines } from './shownLines.ts';

const line = (quantity: number, price: number): LineItem => ({
  code: 'day',
  for: 'client',
  quantity,
  unit_price: price,
  total: quantity * price,
});
const items = [line(3, 10_010), line(2, 12_330), line(1, -4_100), line(1, 1_234)];
const total = items.reduce((sum, item) => sum + item.total, 0);
const figure = (text: string) => Number(text.replace('−', '-').replaceAll(/[^\d.-]/g, ''));

test('converted, the written lines add up to the written total, and each line to its days', () => {
  for (const [code, gel_per_unit] of [
    ['usd', 2.5],
    ['usd', 2.7],
    ['usd', 2.7134],
    ['usd', 2.72],
    ['eur', 3.1],
    ['ils', 0.83117],
    ['rub', 0.033936],
    ['try', 0.0641],
  ] as const) {
    const rate = { code, gel_per_unit, valid_from: '2026-11-20', is_stale: false };
    const shown = shownLines(items, total, rate, 'en');
    expect(shown.reduce((sum, { sum: text }) => sum + figure(text), 0)).toBe(
      figure(formatConverted(total, rate, 'en')),
    );
    for (const [place, { sum, each }] of shown.entries()) {
      const quantity = items[place]?.quantity ?? 0;
      // Roubles and liras have no cents, so a day is rounded.
      const leeway = code === 'rub' || code === 'try' ? quantity / 2 : 0;
      expect(Math.abs(Math.round(figure(each) * quantity) - figure(sum))).toBeLessThanOrEqual(leeway);
    }
  }
});

test('in GEL lines are exact', () => {
  expect(shownLines(items, total, null, 'en').map(({ sum, each }) => [sum, each])).toEqual([
    ['300.30\u00a0₾', '100.10\u00a0₾'],
    ['246.60\u00a0₾', '123.30\u00a0₾'],
    ['−41\u00a0₾', '−41\u00a0₾'],
    ['12.34\u00a0₾', '12.34\u00a0₾'],
  ]);
});
