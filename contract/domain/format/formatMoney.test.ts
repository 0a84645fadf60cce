import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type ForeignCurrency, foreignCurrencies } from '../money/currencies.ts';
import {
  formatConverted,
  formatGel,
  formatGelDay,
  formatRate,
  formatUnitDay,
  formatUnits,
  formatWhole,
  unitsOf,
  wholeUnits,
} from './formatMoney.ts';

for (const [language, tetri, text] of [
  ['en', 14_688, '146.88\u00a0₾'],
  ['en', 30_000, '300\u00a0₾'],
  ['en', 123_456_700, '1,234,567\u00a0₾'],
  ['ka', 14_680, '146,80\u00a0₾'],
  ['ru', 123_456_700, '1\u00a0234\u00a0567\u00a0₾'],
] as const)
  test(`${language} writes ${tetri} tetri as ${text}`, () => {
    assert.equal(formatGel(tetri, language), text);
  });

const dollars = (gelPerUnit: number) => ({ code: 'usd', gel_per_unit: gelPerUnit }) as const;

test('a converted sum is rounded to whole units and marked', () => {
  assert.equal(formatConverted(14_688, dollars(2.72), 'en'), '≈\u00a0$54');
  assert.equal(formatConverted(14_688, dollars(2.75), 'en'), '≈\u00a0$53');
  assert.equal(formatConverted(0, dollars(2.72), 'en'), '≈\u00a0$0');
  assert.equal(unitsOf(-1, 2.72), 0);
  assert.equal(formatConverted(1_000_000_00, dollars(2.5), 'ka'), '≈\u00a0$400\u00a0000');
  assert.equal(formatConverted(14_688, { code: 'rub', gel_per_unit: 0.033936 }, 'ru'), '≈\u00a04\u00a0328\u00a0₽');
  assert.equal(formatConverted(14_688, { code: 'try', gel_per_unit: 0.0641 }, 'en'), '≈\u00a0₺2,291');
});

const written: Readonly<Record<ForeignCurrency, readonly [en: string, ka: string, ru: string]>> = {
  usd: ['$1,250', '$1\u00a0250', '$1\u00a0250'],
  eur: ['€1,250', '1\u00a0250\u00a0€', '1\u00a0250\u00a0€'],
  rub: ['₽1,250', '1\u00a0250\u00a0₽', '1\u00a0250\u00a0₽'],
  try: ['₺1,250', '1\u00a0250\u00a0₺', '1\u00a0250\u00a0₺'],
  ils: ['₪1,250', '1\u00a0250\u00a0₪', '1\u00a0250\u00a0₪'],
};

test('each currency has its narrow sign where the language puts it', () => {
  const languages = ['en', 'ka', 'ru'] as const;
  for (const code of foreignCurrencies) {
    assert.deepEqual(
      languages.map((language) => formatUnits(1250, code, language)),
      written[code].map((text) => `≈\u00a0${text}`),
    );
    for (const language of languages) {
      // As Intl writes them, except the dollar, whose sign is first in every language here.
      const style = { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' } as const;
      const intl = new Intl.NumberFormat(language, { ...style, maximumFractionDigits: 0 }).format(125);
      if (code !== 'usd') assert.equal(formatUnits(125, code, language), `≈\u00a0${intl}`);
    }
  }
});

test('an average day has the decimals it needs to add up to the shown total, and says when they are not enough', () => {
  assert.equal(formatGelDay(60_000, 6, 'en'), '100\u00a0₾');
  assert.equal(formatGelDay(87_555, 5, 'en'), '175.11\u00a0₾');
  assert.equal(formatGelDay(10_000, 3, 'ka'), '≈\u00a033,33\u00a0₾');
  assert.equal(formatUnitDay(320, 'usd', 4, 'en'), '≈\u00a0$80');
  assert.equal(formatUnitDay(321, 'usd', 6, 'en'), '≈\u00a0$53.50');
  assert.equal(formatUnitDay(321, 'usd', 7, 'ru'), '≈\u00a0$45,86');
  assert.equal(formatUnitDay(321, 'eur', 7, 'ru'), '≈\u00a045,86\u00a0€');
  assert.equal(formatUnitDay(321, 'ils', 6, 'en'), '≈\u00a0₪53.50');
  // What rounds to nothing has no sign.
  assert.equal(formatUnitDay(-1, 'rub', 4, 'en'), '≈\u00a0₽0');
});

for (const [tetri, days, inLari, inDollars] of [
  [10_000, 1, '100\u00a0₾', '≈\u00a0$37'],
  [60_000, 6, '100\u00a0₾', '≈\u00a0$37'],
  [14_688, 1, '≈\u00a0147\u00a0₾', '≈\u00a0$54'],
  // A tetri above it is already the next lari, which is what it costs at most.
  [10_001, 1, '≈\u00a0101\u00a0₾', '≈\u00a0$37'],
  [10_000, 3, '≈\u00a034\u00a0₾', '≈\u00a0$12'],
  [30_003, 3, '≈\u00a0101\u00a0₾', '≈\u00a0$37'],
  [0, 1, '0\u00a0₾', '≈\u00a0$0'],
] as const)
  test(`a list shows one of ${days} days of ${tetri} tetri as ${inLari} or ${inDollars}`, () => {
    assert.equal(formatWhole(tetri, null, 'en', days), inLari);
    assert.equal(formatWhole(tetri, dollars(2.72), 'en', days), inDollars);
    if (days === 1) assert.equal(formatWhole(tetri, null, 'en'), inLari);
  });

test('a list is never below what is charged, by less than a lari above it, and a day is the same on any dates', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 3_000_000 }), fc.integer({ min: 1, max: 99 }), (tetri, days) => {
      const over = wholeUnits(tetri, null, days) * 100 * days - tetri;
      assert.ok(over >= 0 && over < 100 * days);
      for (const rate of [null, dollars(2.7134)])
        assert.equal(wholeUnits(tetri * days, rate, days), wholeUnits(tetri, rate));
    }),
  );
});

test('days times the shown average is the shown total; in roubles and liras, always whole, to half a unit a day', () => {
  const digits = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));
  const rates = { usd: 2.7134, eur: 3.1402, ils: 0.83117, rub: 0.033936, try: 0.0641 };
  const one = fc.constantFrom(...foreignCurrencies);
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 3_000_000 }), fc.integer({ min: 1, max: 99 }), one, (tetri, days, code) => {
      const units = unitsOf(tetri, rates[code]);
      const shown = digits(formatUnitDay(units, code, days, 'en'));
      if (code === 'rub' || code === 'try') {
        assert.ok(Number.isInteger(shown));
        assert.ok(Math.abs(shown * days - units) <= days / 2);
      } else assert.equal(Math.round(shown * days), units);
      const day = formatGelDay(tetri, days, 'en');
      const sum = Math.round(digits(day) * 100) * days;
      if (day.startsWith('≈')) assert.ok(Math.abs(sum - tetri) <= days / 2);
      else assert.equal(sum, tetri);
    }),
  );
});

test('a negative amount has its sign before the currency', () => {
  assert.equal(formatConverted(-3_200, dollars(2.72), 'en'), '≈\u00a0−$12');
  assert.equal(formatUnits(-12, 'eur', 'ru'), '≈\u00a0−12\u00a0€');
});

test('a rate is said for as many units as make it readable', () => {
  const said = (code: ForeignCurrency, gel_per_unit: number) => Object.values(formatRate({ code, gel_per_unit }, 'en'));
  assert.deepEqual(said('usd', 2.7134), ['1 USD', '2.71\u00a0₾']);
  assert.deepEqual(said('ils', 0.83117), ['10 ILS', '8.31\u00a0₾']);
  assert.deepEqual(said('rub', 0.033936), ['100 RUB', '3.39\u00a0₾']);
  assert.deepEqual(said('try', 0.0641), ['100 TRY', '6.41\u00a0₾']);
  assert.deepEqual(said('usd', 1), ['1 USD', '1\u00a0₾']);
  assert.deepEqual(said('eur', 1.4567), ['1 EUR', '1.46\u00a0₾']);
  assert.deepEqual(said('try', 0.1), ['10 TRY', '1\u00a0₾']);
});
