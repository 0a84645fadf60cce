import { expect, test } from '@jest/globals';
import { sessionUserOf } from './sessionUserOf.ts';

const minute = 29_000_000;
const now = minute * 60_000;
const endOf = (expireMinutes?: number, at = now) =>
  sessionUserOf({ user_id: 7, apiToken: 't', ...(expireMinutes !== undefined && { expireMinutes }) }, at).expireMinutes;

test('an expiry within the session length is used as it is, anything else is not an instant', () => {
  expect([endOf(minute + 1), endOf(minute + 120), endOf(minute + 125)]).toEqual([
    minute + 1,
    minute + 120,
    minute + 125,
  ]);
  for (const expireMinutes of [undefined, 0, 1, 120, minute, minute - 1, minute + 126])
    expect(endOf(expireMinutes)).toBe(minute + 120);
  expect(endOf(minute + 1, now + 30_000)).toBe(minute + 1);
  expect(endOf(undefined, now + 59_999)).toBe(minute + 120);
});

test('fields that another back end leaves out are null or empty', () => {
  expect(sessionUserOf({ user_id: 7, apiToken: 't' }, now)).toEqual({
    user_id: 7,
    apiToken: 't',
    roles: [],
    client: null,
    owner: null,
    expireMinutes: minute + 120,
  });
});
