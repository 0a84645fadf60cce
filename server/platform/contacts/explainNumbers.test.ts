import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explainNumbers } from './explainNumbers.ts';

/** What is explained in a text; what is surely no number to call has an exclamation mark. */
const explain = (text: string) =>
  explainNumbers(text).map(({ start, end, isSure }) => `${text.slice(start, end)}${isSure ? '!' : ''}`);

test('dates, times, years, engines and prices are explained; only a whole date is sure', () => {
  assert.deepEqual(explain('2026-05-22, 5–12.05.2026'), ['2026-05-22!', '5–12.05.2026!']);
  assert.deepEqual(explain('22.05, 22/05/26, 22-05-26, 22-05'), ['22.05', '22/05/26', '22-05-26', '22-05']);
  assert.deepEqual(explain('10:30, 2015, 1.6, 1 250.50'), ['10:30', '2015', '1.6', '1 250.50']);
  assert.deepEqual(explain('12:11:56, 1.2.3.4, 1234, 121-5'), []);
});

test('a measure is certain if no number precedes it', () => {
  assert.deepEqual(explain('12 km'), ['12 km!']);
  assert.deepEqual(explain('₾ 150'), ['₾ 150!']);
  assert.deepEqual(explain('BMW 530 xDrive 12 km'), ['12 km!']);
  assert.deepEqual(explain('599 12 km'), ['12 km']);
  assert.deepEqual(explain('5 12 km'), ['12 km']);
  assert.deepEqual(explain('12345678$12'), ['$12']);
  assert.deepEqual(explain('5        12 km'), ['12 km']);
  assert.deepEqual(explain('5         12 km'), ['12 km!']);
});

test('after a number it is sure from three digits on behind a comma, and from four on when it is round', () => {
  assert.deepEqual(explain('5, 120 km'), ['120 km!']);
  assert.deepEqual(explain('5, 12 km'), ['12 km']);
  assert.deepEqual(explain('5, 1.5 km'), ['1.5 km']);
  assert.deepEqual(explain('5 - 120 km'), ['120 km']);
  assert.deepEqual(explain('55 1200 km'), ['1200 km!']);
  assert.deepEqual(explain('55 1234 km'), ['1234 km']);
  assert.deepEqual(explain('55 - 100 km'), ['100 km']);
});
