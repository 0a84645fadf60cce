import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coverContacts, maskContacts } from './maskContacts.ts';
import { withContacts } from './testing/withContacts.ts';
import { withoutContacts } from './testing/withoutContacts.ts';

test('covers every kind of contact, and nothing beside it', () => {
  const wrong = withContacts.flatMap((marked) => {
    const typed = marked.replaceAll(/[‹›]/g, '');
    const wanted = marked.replaceAll(/‹[^›]*›/g, '•••');
    const { text, isMasked } = maskContacts(typed);
    return text === wanted && isMasked && coverContacts(typed) === wanted
      ? []
      : [`${JSON.stringify(marked)} → ${JSON.stringify(text)}`];
  });
  assert.deepEqual(wrong, []);
});

test('leaves dates, times, prices, cars, plates, orders and places as they were typed', () => {
  const wrong = withoutContacts.flatMap((text) => {
    const masked = maskContacts(text);
    return masked.text === text && !masked.isMasked ? [] : [`${text} → ${masked.text}`];
  });
  assert.deepEqual(wrong, []);
});

test('the table has the documented size', () => {
  assert.ok(withContacts.length + withoutContacts.length >= 150);
});

test('the work grows with the text and no faster, whatever is in it', (t) => {
  const numbers = [
    '5',
    '5 ',
    '5 9',
    '59-',
    '5, ',
    '12.05 ',
    '12:30 ',
    '1.5 ',
    '150 000 km ',
    '+',
    '+5',
    '(5)',
    '2015 ',
    '10 ',
  ];
  const signs = [
    'a',
    'a.',
    'a-',
    'a@',
    '@',
    '@a',
    'a@a.',
    'a @ ',
    'at ',
    ' at a dot ',
    '(at)',
    '(',
    ' ',
    '. ',
    '.',
    '/',
    '\n',
  ];
  const words = [
    'www.',
    'http://',
    'a+.',
    't.me/',
    'a.com',
    '①',
    '\u200B',
    '5\u200B',
    'ა',
    'ა.',
    '₾ 5 ',
    '5'.repeat(40),
  ];
  const { exec } = RegExp.prototype;
  let seen = 0;
  /** Every pattern, also within `replace` and `matchAll`, counts the characters it has gone over. */
  t.mock.method(RegExp.prototype, 'exec', function count(this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    seen += (found === null ? text.length : found.index + found[0].length) - from + 1;
    return found;
  });
  const work = (text: string): number => {
    seen = 0;
    maskContacts(text);
    return seen;
  };
  for (const brick of [...numbers, ...signs, ...words]) {
    const once = brick.repeat(Math.ceil(500 / brick.length));
    // Ten times the text costs ten times the work, or a hundred times where each character is compared with all others.
    const ratio = work(once.repeat(10)) / work(once);
    assert.ok(ratio < 15, `${JSON.stringify(brick)}: ${ratio}`);
  }
});
