import { expect, test } from '@jest/globals';
import type { LineItem } from '#contract/calls/quotes.ts';
import { formatUsd } from '#contract/domain/format/formatMoney.ts';
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

test('in dollars the written lines add up to the written total, and each line to its days', () => {
  for (const rate of [2.5, 2.7, 2.7134, 2.72, 3.1]) {
    const shown = shownLines(items, total, rate, 'en');
    expect(shown.reduce((sum, { sum: text }) => sum + figure(text), 0)).toBe(figure(formatUsd(total, rate, 'en')));
    for (const [place, { sum, each }] of shown.entries())
      expect(Math.round(figure(each) * (items[place]?.quantity ?? 0))).toBe(figure(sum));
  }
});

test('in GEL lines are exact', () => {
  expect(shownLines(items, total, null, 'en').map(({ sum, each }) => [sum, each])).toEqual([
    ['300.30\u00a0₾', '100.10\u00a0₾'],
    ['246.60\u00a0₾', '123.30\u00a0₾'],
    ['-41\u00a0₾', '-41\u00a0₾'],
    ['12.34\u00a0₾', '12.34\u00a0₾'],
  ]);
});
