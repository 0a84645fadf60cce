import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formOf, fieldNames, nothingYet, plainNames, readForm, readNumber } from './carFields.ts';
import type { CarFields } from './carFields.ts';

const codes = ['child_seat', 'delivery', 'driver', 'trunk'];

const whole = fc.integer({ min: 0, max: 9_999_999 });
const word = fc.stringMatching(/^[a-z0-9][a-z0-9 -]{0,8}[a-z0-9]$/);

/** Some value of the kind of the field, by what its form makes of a number. */
const valueOf = (name: (typeof plainNames)[number]): fc.Arbitrary<string | number | boolean> => {
  if (name === 'has_climate_control' || name === 'needs_confirmation') return fc.boolean();
  if (name.startsWith('consumption')) return whole.map((value) => (value % 1000) / 10);
  if (/price|deposit|_days|_age|_years|_day|minutes|_id|year|seats|doors|volume/.test(name)) return whole;
  return word;
};

const car: fc.Arbitrary<CarFields> = fc
  .tuple(
    fc.record(Object.fromEntries(plainNames.map((name) => [name, fc.option(valueOf(name))]))),
    fc.subarray(codes),
    fc.array(fc.record({ price: whole, most: fc.option(whole) }), { minLength: 4, maxLength: 4 }),
  )
  .map(([plain, chosen, prices]) => ({
    ...nothingYet,
    ...plain,
    extras: chosen.map((code, place) => ({
      code,
      price: prices[place]?.price ?? 0,
      per: 'day' as const,
      most: prices[place]?.most ?? null,
    })),
  }));

test('what a form shows of a car is read back as the same car', () => {
  fc.assert(
    fc.property(car, (fields) => {
      const read = readForm(formOf(fields, codes), nothingYet);
      expect(read.problems.size).toBe(0);
      expect(read.fields).toEqual(fields);
    }),
  );
});

test.each([
  ['money', '141.44', 14_144],
  ['money', '1 900,5', 190_050],
  ['money', '0', 0],
  ['litres', '2.5', 2500],
  ['litres', '1,598', 1598],
  ['decimal', '9.4', 9.4],
  ['whole', ' 12 ', 12],
  ['whole', '', null],
] as const)('%s %s is %s', (kind, text, value) => {
  expect(readNumber(kind, text)).toEqual({ value });
});

test.each([
  ['money', '12.345', 'money'],
  ['money', '-5', 'money'],
  ['money', '5 GEL', 'money'],
  ['whole', '2.5', 'whole'],
  ['decimal', 'nine', 'number'],
  ['litres', '99999999', 'number'],
] as const)('%s %s is no value', (kind, text, problem) => {
  expect(readNumber(kind, text)).toEqual({ problem });
});

test('what cannot be read keeps its former value and is named; an extra needs its price', () => {
  const before = { ...nothingYet, price_per_day: 10_000, seats: 5 };
  const form = formOf(before, codes);
  form.price_per_day = 'a lot';
  form.seats = '4';
  form.extras['driver'] = { isOn: true, price: '', per: 'day', most: '' };
  const { fields, problems } = readForm(form, before);
  expect(fields).toEqual({ ...before, seats: 4 });
  expect([...problems]).toEqual([
    ['price_per_day', 'money'],
    ['extras.driver.price', 'price'],
  ]);
  expect(fieldNames).toContain('extras');
});
