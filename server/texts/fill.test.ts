import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldText } from './texts.ts';
import { fill } from './fill.ts';

test('each place-holder is filled wherever it stands, and values are taken as they are', () => {
  const signs = "$& $1 $$ $` $' {car} {from}";
  assert.equal(fill('{car}, {from}: {car}', { car: signs, from: 'Batumi' }), `${signs}, Batumi: ${signs}`);
  assert.equal(fill('{car} {constructor} {unknown}', { car: 1 }), '1 {constructor} {unknown}');
});

test('a message under a field takes what was typed as it is', () => {
  const text = { key: 'seasonsOverlap', values: { name: 'New Year $& {name}' } } as const;
  assert.ok(fieldText('en', text).includes('New Year $& {name}'));
});
