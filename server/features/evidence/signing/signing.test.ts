import assert from 'node:assert/strict';
import { createPublicKey, verify } from 'node:crypto';
import { test } from 'node:test';
import { EvidenceKeys, EvidenceRecord } from '#contract/domain/evidence.ts';
import { countStatuses } from '#server/testing/people/people.ts';
import { confirm, made, photoOf, reportIn, reportRoom, type Room, sealed } from '../testing/reportRoom.ts';
import { listRecords } from './signingRepository.ts';
import { replaceEvidenceKey } from './replaceEvidenceKey.ts';

const published = async ({ app }: Room) =>
  EvidenceKeys.parse((await app.visitor().inject('/api/evidence-keys.json')).body).keys;
const chainOf = async ({ app, order }: Room) =>
  (await listRecords(app.context.db, order.id)).map((row) => ({
    ...row,
    record: EvidenceRecord.parse(JSON.parse(row.content)),
  }));

test('records follow one another, also when both sides confirm at once, and each is signed by a published key', async (t) => {
  const room = await reportRoom(t);
  const owners = await made(room);
  const clients = await made(room, room.client, [await photoOf('left')]);
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => confirm(room, room.owner, owners.id)),
    ...Array.from({ length: 4 }, () => confirm(room, room.client, clients.id)),
  ]);
  assert.deepEqual(countStatuses(answers), { 200: 8 });
  await Promise.all([confirm(room, room.client, owners.id), confirm(room, room.owner, clients.id)]);
  const chain = await chainOf(room);
  assert.deepEqual(chain.map(({ record }) => record.type).toSorted(), [
    'confirmation',
    'confirmation',
    'report',
    'report',
  ]);
  const [key, ...others] = await published(room);
  assert.deepEqual(others, [], 'one key, though two began at once');
  const publicKey = createPublicKey({ key: Buffer.from(key?.public_key ?? '', 'base64'), type: 'spki', format: 'der' });
  let previous: string | null = null;
  for (const [index, { record, place, sha256, content, signature }] of chain.entries()) {
    assert.deepEqual([place, record.place, record.previous], [index + 1, index + 1, previous]);
    assert.ok(verify(null, Buffer.from(content), publicKey, signature));
    previous = sha256.toString('hex');
  }
});

test('after a year another key signs, and the private half of the last one is nowhere', async (t) => {
  const room = await reportRoom(t);
  const { id } = await sealed(room);
  const [first] = await published(room);
  await replaceEvidenceKey.run(undefined, room.app.context);
  assert.equal((await published(room)).length, 1, 'it is young');
  // The car is out for long: its report is confirmed much later.
  room.clock.advance(365 * 24 * 3_600_000);
  await replaceEvidenceKey.run(undefined, room.app.context);
  await replaceEvidenceKey.run(undefined, room.app.context);
  reportIn(await confirm(room, room.client, id));
  const [second, known, ...more] = await published(room);
  assert.deepEqual([known?.fingerprint, more.length], [first?.fingerprint, 0]);
  assert.ok(known?.until !== null && second?.until === null);
  assert.deepEqual(
    (await chainOf(room)).map(({ record }) => record.key),
    [first?.fingerprint, second?.fingerprint],
  );
  const { rows } = await room.app.context.pool.query(
    'select sealed_key is null as is_gone from evidence_keys order by id',
  );
  assert.deepEqual(rows, [{ is_gone: true }, { is_gone: false }]);
});
