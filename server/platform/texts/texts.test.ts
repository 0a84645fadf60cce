import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fill } from './i18n.ts';
import { errorText, fieldText } from './texts.ts';

test('each place-holder is filled wherever it stands, and values are taken as they are', () => {
  const signs = "$& $1 $$ $` $' {{car}} {{from}} $t(errors.CONFLICT) <b>&";
  assert.equal(fill('{{car}}, {{from}}: {{car}}', { car: signs, from: 'Batumi' }), `${signs}, Batumi: ${signs}`);
});

test('a message under a field takes what was typed as it is', () => {
  const text = { key: 'seasonsOverlap', values: { name: 'New Year $& {{name}} $t(errors.CONFLICT)' } } as const;
  assert.ok(fieldText('en', text).includes('New Year $& {{name}} $t(errors.CONFLICT)'));
});

test('a message has the plural form of its count', () => {
  const hours = (language: 'en' | 'ka' | 'ru', count: number) =>
    /\d+ \S+/.exec(fieldText(language, { key: 'placeTooSoon', values: { count, nearest: '' } }))?.[0];
  assert.deepEqual(
    [1, 2, 5, 21].map((count) => hours('ru', count)),
    ['1 час.', '2 часа.', '5 часов.', '21 час.'],
  );
  assert.deepEqual(
    [1, 2].map((count) => hours('en', count)),
    ['1 hour', '2 hours'],
  );
  for (const language of ['en', 'ka', 'ru'] as const)
    for (const count of [1, 2, 5, 168]) assert.ok(hours(language, count));
});

test('a key or a value that is missing is an error', () => {
  // @ts-expect-error -- there is no such key
  assert.throws(() => errorText('en', 'NO_SUCH'), /There is no text errors\.NO_SUCH/);
  // @ts-expect-error -- there is no such key
  assert.throws(() => fieldText('ka', 'noSuch'), /There is no text fields\.noSuch/);
  assert.throws(() => fieldText('ru', 'tooLong'), /A value is missing/);
});
