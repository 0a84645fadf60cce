import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinSpans, type Span, spansOf } from './span.ts';

const span = (start: number, end: number): Span => ({ start, end });

test('spans come in the order of the text, those that overlap as one', () => {
  assert.deepEqual(joinSpans([span(7, 9), span(0, 2)]), [span(0, 2), span(7, 9)]);
  assert.deepEqual(joinSpans([span(3, 8), span(0, 5), span(20, 30), span(22, 25)]), [span(0, 8), span(20, 30)]);
  assert.deepEqual(joinSpans([span(0, 5), span(5, 8)]), [span(0, 5), span(5, 8)]);
  assert.deepEqual(joinSpans([]), []);
});

test('every place where a pattern fits is a span', () => {
  assert.deepEqual(spansOf('a12b345', /\d+/g), [span(1, 3), span(4, 7)]);
});
