import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePositions, SILENCE_MS } from './positions.ts';

test('a replica must have reached what the log was at the bound, and counts no time in which the primary is silent', () => {
  const positions = makePositions(3_000);
  assert.equal(positions.needed(0), null);
  positions.add({ lsn: '0/1', at: 0 });
  assert.equal(positions.needed(1_000), '0/1');
  positions.add({ lsn: '0/2', at: 2_000 });
  positions.add({ lsn: '0/3', at: 4_000 });
  assert.equal(positions.needed(4_000), '0/2');
  positions.add({ lsn: '0/4', at: 6_000 });
  assert.equal(positions.needed(6_000), '0/3');
  assert.equal(positions.needed(6_000 + SILENCE_MS), '0/3');
  assert.equal(positions.needed(6_001 + SILENCE_MS), null);
});
