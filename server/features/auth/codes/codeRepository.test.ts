import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { testApp } from '#server/testing/testApp.ts';
import {
  deleteOldCodes,
  findNewestCode,
  findNewestState,
  insertCode,
  listAskedCodes,
  lockAddress,
  saveCodeHash,
  takeTry,
  useCode,
} from './codeRepository.ts';
import type { CodeFlow } from './codeRules.ts';

const HOUR = 3_600_000;
const now = new Date('2026-11-20T12:00:00Z');
const before = (ms: number) => new Date(now.getTime() - ms);
const nino = 'nino@example.com';

async function stage(t: TestContext) {
  const { db, pool } = (await testApp(t)).context;
  const ask = (at: Date, address = nino, flow: CodeFlow = 'registration') =>
    insertCode(db, { flow, address, language: 'ka' }, at);
  return { db, pool, ask };
}

test('the requests of an address within a day are listed, the newest first', async (t) => {
  const { db, ask } = await stage(t);
  await ask(before(24 * HOUR));
  await ask(before(24 * HOUR - 1), nino, 'recovery');
  await ask(before(1));
  await ask(before(HOUR));
  await ask(before(2), 'other@example.com');
  assert.deepEqual(await listAskedCodes(db, nino, now), [
    { flow: 'registration', asked_at: before(1) },
    { flow: 'registration', asked_at: before(HOUR) },
    { flow: 'recovery', asked_at: before(24 * HOUR - 1) },
  ]);
});

test('a code is the newest of its address and flow until the next request', async (t) => {
  const { db, ask } = await stage(t);
  const first = await ask(now);
  await ask(now, 'other@example.com');
  await ask(now, nino, 'recovery');
  assert.equal((await findNewestCode(db, first))?.id, first);
  const second = await ask(now);
  assert.equal(await findNewestCode(db, first), undefined);
  assert.equal((await findNewestCode(db, second))?.id, second);
});

test('its digits begin ten minutes of their own, and are its alone', async (t) => {
  const { db, ask } = await stage(t);
  const [id, other] = [await ask(now), await ask(now, 'other@example.com')];
  const later = new Date(now.getTime() + HOUR);
  await saveCodeHash(db, id, Buffer.from('hash'), later);
  const rows = await db.selectFrom('codes').select(['id', 'code_hash', 'expires_at']).orderBy('id').execute();
  assert.deepEqual(rows, [
    { id, code_hash: Buffer.from('hash'), expires_at: new Date(later.getTime() + 10 * 60_000) },
    { id: other, code_hash: null, expires_at: new Date(now.getTime() + 10 * 60_000) },
  ]);
});

test('each try counts for the newest code, five for one and twenty wrong ones in a day for an address', async (t) => {
  const { db, ask } = await stage(t);
  const attempt = async (flow: CodeFlow = 'registration', address = nino, at = now) =>
    (await takeTry(db, flow, address, at))?.id;
  assert.equal(await attempt(), undefined);
  const other = await ask(now, 'other@example.com');
  const old = await ask(before(1));
  // Of two requests in the same moment the later row counts.
  const [, code] = [await ask(now), await ask(now)];
  assert.deepEqual([await attempt(), await attempt('registration', 'other@example.com')], [code, other]);
  assert.equal(await attempt('registration', nino, new Date(now.getTime() + 10 * 60_000)), undefined);
  for (let tries = 2; tries <= 5; tries += 1) assert.equal(await attempt(), code);
  assert.equal(await attempt(), undefined);
  assert.deepEqual(await findNewestState(db, 'registration', nino), {
    tries: 5,
    used_at: null,
    expires_at: new Date(now.getTime() + 10 * 60_000),
  });

  const newest = await ask(new Date(now.getTime() + 1));
  await db.updateTable('codes').set({ tries: 5 }).where('id', 'in', [old, code]).execute();
  const more = await ask(before(2));
  await db.updateTable('codes').set({ tries: 5, used_at: now }).where('id', '=', more).execute();
  const [recovery] = [await ask(before(24 * HOUR), nino, 'recovery')];
  await db.updateTable('codes').set({ tries: 4 }).where('id', '=', recovery).execute();
  // Of the tries of a code that was used up one was right: 5 + 5 + 4 + 4 were wrong, and two are left.
  assert.deepEqual([await attempt(), await attempt(), await attempt()], [newest, newest, undefined]);
  // Requests older than a day and ten minutes are deleted.
  await db
    .updateTable('codes')
    .set({ asked_at: before(24 * HOUR + 10 * 60_000) })
    .where('id', '=', recovery)
    .execute();
  assert.equal(await attempt(), newest);
});

test('the reason why no try was left is stored with the newest code of that address and flow', async (t) => {
  const { db, ask } = await stage(t);
  const mark = async (id: number, tries: number) =>
    void (await db.updateTable('codes').set({ tries }).where('id', '=', id).execute());
  // The latest request is neither the first row nor the last one.
  await mark(await ask(before(3)), 1);
  await mark(await ask(before(1)), 2);
  await mark(await ask(before(1)), 3);
  await mark(await ask(before(2)), 4);
  await mark(await ask(now, 'other@example.com'), 5);
  await mark(await ask(now, nino, 'recovery'), 0);
  assert.equal((await findNewestState(db, 'registration', nino))?.tries, 3);
  assert.equal((await findNewestState(db, 'registration', 'other@example.com'))?.tries, 5);
  assert.equal((await findNewestState(db, 'recovery', nino))?.tries, 0);
  assert.equal(await findNewestState(db, 'recovery', 'other@example.com'), undefined);
});

test('a code is used up once, and rows are stored for two days', async (t) => {
  const { db, ask } = await stage(t);
  const [id, other] = [await ask(before(48 * HOUR)), await ask(before(48 * HOUR + 1))];
  assert.deepEqual(
    [await useCode(db, id, now), await useCode(db, id, now), await useCode(db, 999, now)],
    [true, false, false],
  );
  assert.equal((await findNewestState(db, 'recovery', nino))?.used_at, undefined);
  const used = await db.selectFrom('codes').select('used_at').where('id', '=', other).executeTakeFirst();
  assert.equal(used?.used_at, null);
  await deleteOldCodes(db, now);
  assert.deepEqual(await db.selectFrom('codes').select('id').execute(), [{ id }]);
});

test('who asks for the same address waits', async (t) => {
  const { db, pool } = await stage(t);
  const order: string[] = [];
  const { promise: isHeld, resolve: reportHeld } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const first = db.transaction().execute(async (transaction) => {
    await lockAddress(transaction, nino);
    reportHeld();
    // Another address is free all the time.
    await db.transaction().execute((another) => lockAddress(another, 'other@example.com'));
    await mayEnd;
    order.push('first');
  });
  await isHeld;
  const second = db.transaction().execute(async (transaction) => {
    await lockAddress(transaction, nino);
    order.push('second');
  });
  const waiting = `select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  while (order.length === 0 && (await pool.query(waiting)).rowCount === 0) {
    // Repeated until the second one waits, or has not had to.
  }
  end();
  await Promise.all([first, second]);
  assert.deepEqual(order, ['first', 'second']);
});
