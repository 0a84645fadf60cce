import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { startServerProcess } from '../../../bench/serverProcess.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { countStatuses } from '#server/testing/people/people.ts';
import { fileOf } from '#server/testing/pictureCorpus.ts';
import {
  confirm,
  type Photo,
  photoOf,
  postReport,
  reportBody,
  reportIn,
  reportRoom,
  type Room,
  send,
  twoPhotos,
} from './testing/reportRoom.ts';

const [front, extra] = twoPhotos;

/** Of each photograph that is there the sizes, and how many files the storage holds. */
async function countStored({ app }: Room) {
  const { rows } = await app.context.pool.query<{ photos: number; files: number }>(
    `select (select count(received_at) from order_report_photos) as photos, (select count(*) from order_report_files) as files`,
  );
  const stored = await readdir(join(app.context.config.dataDir, 'files/reports')).catch(() => []);
  return { ...rows[0], stored: stored.length };
}

/** Another process on the same database and storage; it has the time of the system. */
async function otherProcess(t: TestContext, { app, owner, order }: Room, reportId: number) {
  const other = await startServerProcess(app.databaseUrl, { DATA_DIR: app.context.config.dataDir });
  let isKilled = false;
  t.after(() => (isKilled ? undefined : other.stop()));
  const send = async ({ angle, bytes }: Photo): Promise<{ status: number }> => {
    const body = new FormData();
    body.append('file', fileOf(bytes));
    return fetch(`${other.origin}/api/orders/${order.id}/reports/${reportId}/photos/${angle}`, {
      method: 'PUT',
      body,
      headers: { 'x-requested-with': 'XMLHttpRequest', cookie: `session=${owner.cookies.get('session')}` },
    });
  };
  const kill = () => {
    isKilled = process.kill(other.pid, 'SIGKILL');
  };
  return { send, kill };
}

test('the same photograph many times at once over two processes is one photograph; what a killed one has not taken comes again', async (t) => {
  const room = await reportRoom(t);
  const { id } = reportIn(await postReport(room, room.owner));
  const other = await otherProcess(t, room, id);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_none, index) =>
      index % 2 === 0 ? other.send(front) : send(room, room.owner, id, front),
    ),
  );
  assert.deepEqual(countStatuses(answers), { 200: 10 });
  assert.deepEqual(await countStored(room), { photos: 1, files: 3, stored: 3 });

  // Whatever it was doing then: either all of the photograph is there or nothing is.
  const cut = other.send(extra).catch(() => undefined);
  other.kill();
  await cut;
  const { photos, files } = await countStored(room);
  assert.equal(Number(files), Number(photos) * 3);
  assert.equal(reportIn(await send(room, room.owner, id, extra)).state, 'received');
  const { photos: all, files: sizes } = await countStored(room);
  assert.deepEqual([all, sizes], [2, 6]);
  assert.equal(reportIn(await confirm(room, room.owner, id)).state, 'sealed');
});

test('a storage that fails half-way leaves nothing behind, and the photograph comes again', async (t) => {
  const room = await reportRoom(t);
  const { id } = reportIn(await postReport(room, room.owner));
  const { storage } = room.app.context;
  const { put } = storage;
  let puts = 0;
  storage.put = async (key, bytes) => {
    puts += 1;
    if (puts === 2) throw new Error('The disk is full.');
    await put(key, bytes);
  };
  assert.equal((await send(room, room.owner, id, front)).status, 500);
  assert.deepEqual(await countStored(room), { photos: 0, files: 0, stored: 0 });
  assert.equal(reportIn(await send(room, room.owner, id, front)).received_count, 1);
  assert.deepEqual(await countStored(room), { photos: 1, files: 3, stored: 3 });
});

test('the files of a report that another one replaced are removed', async (t) => {
  const room = await reportRoom(t);
  const { id } = reportIn(await postReport(room, room.owner));
  await send(room, room.owner, id, front);
  reportIn(await postReport(room, room.owner, reportBody([await photoOf('rear')])));
  await drainJobs(room.app);
  assert.deepEqual(await countStored(room), { photos: 0, files: 0, stored: 0 });
});
