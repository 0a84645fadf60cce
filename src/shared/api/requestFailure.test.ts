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
  expect(
    requestFailure(429, { message: 'Slowly', code: 'TOO_MANY_REQUESTS' }, { retryAfter: '30', messageKeys: null }),
  ).toEqual({
    status: 429,
    fields: {},
    message: 'Slowly',
    code: 'TOO_MANY_REQUESTS',
    retryAfter: 30,
    freeDates: [],
    freeUntil: null,
    orderId: null,
  });
});

test.each<[string, string, Record<string, string>]>([
  ['keys', JSON.stringify({ email: { key: 'emailWrong' } }), { email: 'server/emailWrong' }],
  [
    'their numbers',
    JSON.stringify({ name: { key: 'tooLong', values: { limit: 80 } } }),
    { name: 'server/tooLong/limit/80' },
  ],
  ['what another back end means by it', '{"email"', {}],
  ['odd values', JSON.stringify([{ email: 5 }]), {}],
])('the kinds of messages are read from %s', (_what, header, types) => {
  const messageKeys = encodeURIComponent(header);
  expect(requestFailure(422, { email: 'wrong' }, { retryAfter: null, messageKeys }).messageTypes).toEqual(types);
});

test('the number of the request is that of the answer', () => {
  const headers = { retryAfter: null, messageKeys: null };
  const requestId = '0123456789abcdef0123456789abcdef';
  expect(requestFailure(500, undefined, { ...headers, requestId }).requestId).toBe(requestId);
  expect(requestFailure(500, undefined, { ...headers, requestId: null })).not.toHaveProperty('requestId');
});

test('what to do instead is read, and nothing that only looks like it', () => {
  const free = { from: '2027-05-24T10:00', to: '2027-05-26T10:00' };
  const body = { message: 'Taken', code: 'CAR_TAKEN', free_dates: [free, { from: free.from }, 'soon'], order_id: 'x' };
  expect(requestFailure(409, body)).toMatchObject({ freeDates: [free], orderId: null });
  expect(requestFailure(409, { message: 'Again', code: 'ALREADY_ORDERED', order_id: 7 }).orderId).toBe(7);
});
