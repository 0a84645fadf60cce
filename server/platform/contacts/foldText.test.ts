import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldText, typedSpan } from './foldText.ts';

const fold = (typed: string) => foldText(typed).text;
/** All signs from the first to the last one. */
const run = (first: string, last: string) => {
  const [from = 0, to = 0] = [first.codePointAt(0), last.codePointAt(0)];
  return Array.from({ length: to - from + 1 }, (_none, index) => String.fromCodePoint(from + index));
};
const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_none, index) => String(first + index));

test('every number in a circle, brackets or with a stop says what it shows, and its neighbours stay what they are', () => {
  assert.deepEqual(run('⓫', '⓴').map(fold), numbers(11, 20));
  assert.deepEqual(run('⓵', '⓾').map(fold), numbers(1, 10));
  assert.deepEqual(run('❶', '❿').map(fold), numbers(1, 10));
  assert.deepEqual(run('➀', '➉').map(fold), numbers(1, 10));
  assert.deepEqual(run('➊', '➓').map(fold), numbers(1, 10));
  assert.deepEqual(['⓪', '⓿', '🄋', '🄌', '🔟'].map(fold), ['0', '0', '0', '0', '10']);
  const neighbours = ['─', '❵', '➔', '🄍', '🔞', '🔠'];
  assert.deepEqual(neighbours.map(fold), neighbours);
});

test('digits of every script are those of 0 to 9', () => {
  for (const [first, last] of [
    ['٠', '٩'],
    ['۰', '۹'],
    ['०', '९'],
    ['০', '৯'],
    ['๐', '๙'],
    ['០', '៩'],
    ['𝟎', '𝟗'],
    ['０', '９'],
  ] as const)
    assert.deepEqual(run(first, last).map(fold), numbers(0, 9), first);
});

test('invisible characters are dropped, blank ones become a space, and a wide stop a stop', () => {
  assert.equal(fold('5\u200B9\u0301\uFE0F9'), '599');
  assert.equal(fold('5\u115F9\u11609\u28005\u31646\uFFA07'), '5 9 9 5 6 7');
  assert.equal(fold('gmail。com｡ge．ru'), 'gmail.com.ge.ru');
  assert.equal(fold('Nino, 5 GEL'), 'Nino, 5 GEL');
});

test('a part of what was folded leads back to what was typed for it', () => {
  const typedOf = (typed: string, part: string) => {
    const folded = foldText(typed);
    const start = folded.text.indexOf(part);
    const span = typedSpan(folded, { start, end: start + part.length });
    return typed.slice(span.start, span.end);
  };
  assert.equal(typedOf('a 𝟓\u200B𝟗 b', '59'), '𝟓\u200B𝟗');
  assert.equal(typedOf('a 5\uFE0F\u20E3 b', '5'), '5\uFE0F\u20E3');
  assert.equal(typedOf('a ⓴ b', '2'), '⓴');
  assert.equal(typedOf('a ⓴', '2'), '⓴');
  assert.equal(typedOf('⓴⓵', '20'), '⓴');
  assert.equal(typedOf('5⓴', '52'), '5⓴');
  assert.equal(typedOf('ab', 'a'), 'a');
  assert.deepEqual(typedSpan(foldText(''), { start: 0, end: 0 }), { start: 0, end: 0 });
});
