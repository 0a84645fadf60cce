import { expect, test } from '@jest/globals';
import { parseUser } from './storedUser.ts';

const minute = 29_000_000;
const now = minute * 60_000;
const user = {
  user_id: 1,
  apiToken: 'token',
  roles: ['client'],
  client: { id: 1, name: 'Nino' },
  owner: null,
  expireMinutes: minute + 60,
};
const parse = (changes: object) => parseUser(JSON.stringify({ ...user, ...changes }), now);

test('a stored user is taken as documented, without what is not', () => {
  expect(parse({ more: true })).toEqual(user);
  expect(parse({ client: undefined, owner: { id: 2, name: 'LLC', more: 1 } })).toEqual({
    ...user,
    client: null,
    owner: { id: 2, name: 'LLC' },
  });
});

test('its session is still running, and no longer than one can be', () => {
  expect(parse({ expireMinutes: minute + 1 })).not.toBeNull();
  expect(parse({ expireMinutes: minute })).toBeNull();
  expect(parse({ expireMinutes: minute + 125 })).not.toBeNull();
  expect(parse({ expireMinutes: minute + 126 })).toBeNull();
});

test.each([
  { user_id: 0 },
  { user_id: '1' },
  { user_id: 1.5 },
  { apiToken: null },
  { roles: 'client' },
  { roles: ['client', 5] },
  { client: { id: 0, name: 'Nino' } },
  { client: { id: 1 } },
  { owner: [] },
  { owner: 'LLC' },
  { expireMinutes: undefined },
])('what somebody else put there is no user: %j', (changes) => {
  expect(parse(changes)).toBeNull();
});

test.each(['', '[]', 'null', '5', '{'])('%j is no user', (text) => {
  expect(parseUser(text, now)).toBeNull();
});
