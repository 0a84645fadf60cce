import { expect, test } from '@jest/globals';
import { requestFailure } from './requestFailure.ts';

test.each<[string, unknown, Record<string, string>]>([
  ['a map of texts', { email: 'taken', phone: 'wrong' }, { email: 'taken', phone: 'wrong' }],
  ['a map of lists', { email: ['taken', 'too long'] }, { email: 'taken' }],
  ['a map under errors', { message: 'The data was invalid.', errors: { email: ['taken'] } }, { email: 'taken' }],
  ['a message', { message: 'Not found', code: 'NOT_FOUND' }, {}],
  ['nothing', undefined, {}],
  ['a list', ['taken'], {}],
  ['odd values', { email: null, phone: [], name: [null, 'short'], deep: { a: 'b' } }, { name: 'short' }],
])('fields are read from %s', (_what, body, fields) => {
  expect(requestFailure(422, body).fields).toEqual(fields);
});

test('a general error keeps its message, code and waiting time', () => {
  expect(requestFailure(429, { message: 'Slowly', code: 'TOO_MANY_REQUESTS' }, '30')).toEqual({
    status: 429,
    fields: {},
    message: 'Slowly',
    code: 'TOO_MANY_REQUESTS',
    retryAfter: 30,
  });
});
