import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor } from '#server/context.ts';
import { toExport } from './threadsPersonalData.ts';
import type { ExportedThread } from './threadsPersonalDataRepository.ts';

test('an export of a long conversation lets others have their turn', async () => {
  const message = { author: 'owner', text: 'Call 599 12 11 56', event: null, at: '2027-01-01T10:00:00Z' } as const;
  const thread: ExportedThread = {
    car_id: 1,
    created_at: new Date('2027-01-01T10:00:00Z'),
    client_id: 3,
    owner_id: 4,
    is_open: false,
    messages: Array.from({ length: 400 }, () => message),
  };
  const actor: Actor = {
    userId: 1,
    roles: ['client'],
    clientId: 3,
    ownerId: null,
    sessionId: 1,
    mustSetUpSecondFactor: false,
    viewerId: null,
  };
  let turns = 0;
  const takeTurns = (): void => {
    turns += 1;
    next = setImmediate(takeTurns);
  };
  let next = setImmediate(takeTurns);
  const exported = await toExport(thread, actor);
  clearImmediate(next);
  assert.ok(turns >= 9, `${turns} turns`);
  const { messages } = exported as { messages: readonly { text: string }[] };
  assert.deepEqual([messages.length, messages.at(-1)?.text], [400, 'Call •••']);
});
