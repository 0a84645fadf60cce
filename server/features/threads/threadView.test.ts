import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor } from '#server/context.ts';
import { readableText, sideOf, toMessage, toThread } from './threadView.ts';
import type { MessageRow, ThreadRow } from './threadViewRepository.ts';

const actor = (clientId: number | null, ownerId: number | null): Actor => ({
  userId: 1,
  roles: ['client', 'owner', 'admin'],
  clientId,
  ownerId,
  sessionId: 1,
  mustSetUpSecondFactor: false,
  viewerId: null,
});
const typed = 'Call 599 12 11 56';
const covered = 'Call •••';
const message: MessageRow = { id: 8, author: 'client', text: typed, key: 'key', at: 'then', order: null };
const thread: ThreadRow = {
  id: 6,
  client_id: 3,
  owner_id: 4,
  client_name: 'Nino @nino_ge',
  owner_name: 'Drive 577102030',
  owner_picture_key: 'profiles/ab',
  is_client_deleted: false,
  is_owner_deleted: false,
  is_owner_here: true,
  last_author: 'client',
  last_written_id: 8,
  client_seen_id: 5,
  owner_seen_id: 7,
  last_at: new Date('2027-01-01T10:00:00Z'),
  car: { id: 9, slug: 'toyota-prius', brand: 'Toyota', model: 'Prius', year: 2018, is_active: true },
  image: null,
  last_message: message,
  order: null,
  is_open: false,
};

test('a thread has a client and an owner; for all others, whatever their ids, it does not exist', () => {
  assert.equal(sideOf(thread, actor(3, null)), 'client');
  assert.equal(sideOf(thread, actor(null, 4)), 'owner');
  assert.equal(sideOf(thread, actor(3, 4)), 'client');
  for (const stranger of [actor(null, null), actor(4, 3)])
    assert.throws(() => sideOf(thread, stranger), { status: 404, code: 'NOT_FOUND' });
  assert.throws(() => sideOf(undefined, actor(3, 4)), { status: 404, code: 'NOT_FOUND' });
});

test('until an order is paid the other side reads no contact, and the writer sees that', () => {
  assert.deepEqual(readableText(message, 'client', false), { text: typed, isMasked: true });
  assert.deepEqual(readableText(message, 'owner', false), { text: covered, isMasked: true });
  for (const side of ['client', 'owner'] as const)
    assert.deepEqual(readableText(message, side, true), { text: typed, isMasked: false });
  assert.deepEqual(readableText({ author: 'system', text: typed }, 'client', false), { text: covered, isMasked: true });
});

test('a message is its writer’s own, and so is the key of its try', () => {
  const { order: _order, key: _key, ...rest } = message;
  const seen = { ...rest, order: null };
  assert.deepEqual(toMessage(message, 'client', false), { ...seen, is_own: true, is_masked: true, key: 'key' });
  const forOwner = { ...seen, text: covered, is_own: false, is_masked: true, key: null };
  assert.deepEqual(toMessage(message, 'owner', false), forOwner);
});

test('a thread shows the other one, by a name without contacts until an order is paid', () => {
  const seen = toThread(thread, 'client');
  assert.deepEqual(seen, {
    is_seen: 0,
    is_answer: 0,
    id: 6,
    side: 'client',
    name: 'Drive •••',
    is_other_side_deleted: false,
    owner: { page_id: 4, picture: '/pictures/people/ab' },
    car: { ...thread.car, image: null },
    last_message: toMessage(message, 'client', false),
    seen_id: 7,
    order: null,
    at: '2027-01-01T10:00:00.000Z',
  });
  const forOwner = toThread(thread, 'owner');
  assert.deepEqual([forOwner.name, forOwner.seen_id, forOwner.last_message?.text], ['Nino •••', 5, covered]);
  assert.equal(forOwner.owner, null);
  assert.deepEqual(toThread({ ...thread, is_owner_here: false }, 'client').owner, { page_id: null, picture: null });
  assert.deepEqual(
    (['client', 'owner'] as const).map(
      (side) => toThread({ ...thread, is_owner_deleted: true }, side).is_other_side_deleted,
    ),
    [true, false],
  );
  const open = toThread({ ...thread, is_open: true, last_message: null }, 'owner');
  assert.deepEqual([open.name, open.last_message], ['Nino @nino_ge', null]);
});

test('a thread is seen once the one who did not write last has seen what was written last', () => {
  const look = (changes: Partial<ThreadRow>) => {
    const { is_seen, is_answer } = toThread({ ...thread, ...changes }, 'client');
    return [is_seen, is_answer];
  };
  assert.deepEqual(look({ owner_seen_id: 8 }), [1, 0]);
  assert.deepEqual(look({ client_seen_id: 8 }), [0, 0]);
  assert.deepEqual(look({ last_author: 'owner', client_seen_id: 8 }), [1, 1]);
  assert.deepEqual(look({ last_author: 'owner', owner_seen_id: 8 }), [0, 1]);
  assert.deepEqual(look({ last_author: null }), [1, 0]);
});
