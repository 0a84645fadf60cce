import fc from 'fast-check';

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`);

/** Numbers at and beyond the ends of what columns, JavaScript and calendars hold. */
const numbers = [
  0,
  -1,
  1.5,
  -0.1,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  1e300,
  -1e300,
  '2147483647',
  '2147483648',
  '9223372036854775808',
  '1e400',
  'NaN',
  '-0',
  '0x10',
  ' 7 ',
  '1,5',
];
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfffa',
  '\u202Emoc',
  '\u200B',
  '🚗',
  '\r\nBcc: all@example.com',
  '\\',
  '\'"`;--',

  '%',
  '%00',
  '%ff',
  '%_',
  '*',
  '$&',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '<img src=x onerror=alert(1)>',

  '2027-02-30',
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '-271821-04-20',
  '2027-06-01T24:61',
  '2027-13-01T10:00:00+99:99',
  '25:99',

  'x'.repeat(10_000),
  'ა'.repeat(3_000),
  '9'.repeat(400),
  'null',
  'true',
  '[]',
  '{}',
];
const others = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [1, 1, 1],
  ['1', {}],
  { length: 1 },
  { $ne: null },
  { toString: 1 },
  nested(40),
  nested(3_000),
  Array<number>(2_000).fill(1),
  Array<string>(200).fill('a'),
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}') as unknown,
];

/** What no program of ours sends: of each type, and more often what has broken something somewhere before. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...numbers),
  fc.constantFrom<unknown>(...texts),
  fc.constantFrom<unknown>(...others),
  // As `unit: 'binary'`, whose table of all signs takes seconds to make; and halves of pairs.
  fc.array(fc.nat(0x10_ff_ff), { maxLength: 60 }).map((codes) => String.fromCodePoint(...codes)),
  fc.jsonValue({ maxDepth: 3 }),
);

/** As it is encoded in an address; what cannot be, as bytes that are no UTF-8. */
export function inAddress(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
}
