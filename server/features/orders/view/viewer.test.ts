import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor } from '#server/context.ts';
import { viewerOf } from './viewer.ts';

const actor = (is: Partial<Actor>): Actor => ({
  userId: 1,
  roles: ['client', 'owner'],
  clientId: null,
  ownerId: null,
  sessionId: 1,
  mustSetUpSecondFactor: false,
  viewerId: null,
  ...is,
});
const order = { client_id: 3, owner_id: 4 };

test('an order has its client, its owner and admins; for all others, whatever their ids, it does not exist', () => {
  assert.equal(viewerOf(order, actor({ clientId: 3 })), 'client');
  assert.equal(viewerOf(order, actor({ ownerId: 4 })), 'owner');
  assert.equal(viewerOf(order, actor({ roles: ['admin'] })), 'admin');
  assert.equal(viewerOf(order, actor({ clientId: 3, roles: ['admin'] })), 'client');
  for (const stranger of [actor({}), actor({ clientId: 4, ownerId: 3 }), actor({ roles: ['support'] })])
    assert.throws(() => viewerOf(order, stranger), { status: 404, code: 'NOT_FOUND' });
  for (const anybody of [actor({ clientId: 3, ownerId: 4 }), actor({ roles: ['admin'] })])
    assert.throws(() => viewerOf(undefined, anybody), { status: 404, code: 'NOT_FOUND' });
});
