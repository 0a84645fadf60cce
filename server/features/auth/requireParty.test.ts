import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor } from '#server/context.ts';
import { requireActor, requireClient, requireOwner } from './requireParty.ts';

const noParty: Actor = {
  userId: 1,
  roles: ['client', 'owner'],
  clientId: null,
  ownerId: null,
  sessionId: 1,
  mustSetUpSecondFactor: false,
  viewerId: null,
};

test('the parties of a session are what it acts as; a role alone is not enough', () => {
  const both = { ...noParty, clientId: 3, ownerId: 4 };
  assert.equal(requireActor(noParty), noParty);
  assert.deepEqual([requireClient(both), requireOwner(both)], [3, 4]);
  for (const require of [requireClient, requireOwner])
    assert.throws(() => require(noParty), { status: 403, code: 'NOT_ALLOWED' });
  for (const require of [requireActor, requireClient, requireOwner])
    assert.throws(() => require(null), { status: 401, code: 'NOT_LOGGED_IN' });
});
