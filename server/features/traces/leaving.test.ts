import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoAccounts } from '#server/demo/fleet/demoAccounts.ts';
import { countFailures } from '#server/testing/countFailures.ts';
import { post as send } from '#server/testing/people/people.ts';
import { spoilRow } from '#server/testing/spoilRow.ts';
import { testClock } from '#server/testing/testClock.ts';
import { fleetMoment } from '#server/testing/testConfig.ts';
import { untilLockWaits } from '#server/testing/untilLockWaits.ts';
import { forgetTraces } from './forgetTraces.ts';
import { aTrace, post, report, reportDesk } from './testing/reportDesk.ts';

const DAY = 24 * 3_600_000;

test('after thirty days a report is not shown, and the job deletes it even if another cannot be deleted', async (t) => {
  const clock = testClock(fleetMoment);
  const { visitor, admin, server } = await reportDesk(t, { clock, config: { logLevel: 'silent' } });
  const { context } = server;
  const [held, old] = [await report(visitor), await report(visitor)];
  await server.context.pool.query(`update sessions set expires_at = '2100-01-01'`);
  await admin.inject({ method: 'PATCH', url: `/api/traces/${old.id}`, body: { note: 'Seen' } });
  clock.advance(DAY);
  const young = await report(visitor);
  const left = async () =>
    (await context.db.selectFrom('traces').select('id').orderBy('id').execute()).map(({ id }) => id);
  clock.advance(29 * DAY - 1);
  await forgetTraces.run(undefined, context);
  assert.equal((await left()).length, 3);
  assert.equal((await admin.inject(`/api/traces/${old.id}`)).status, 200);
  clock.advance(1);
  for (const [method, part, body] of [
    ['GET', '', undefined],
    ['PATCH', '', { state: 'open' }],
    ['POST', '/notes', { step: 0, text: 'Late' }],
    ['POST', '/person', undefined],
  ] as const)
    assert.equal((await admin.inject({ method, url: `/api/traces/${old.id}${part}`, body })).status, 404);
  const { body } = await admin.inject('/api/traces');
  assert.deepEqual(
    (body as { traces: { id: number }[] }).traces.map(({ id }) => id),
    [young.id],
  );
  await spoilRow(context.pool, 'traces', held.id, 'delete');
  await forgetTraces.run(undefined, context);
  assert.deepEqual(await left(), [held.id, young.id]);
  assert.equal(await countFailures(server, 'forgetTraces'), 1);
  assert.deepEqual(await context.db.selectFrom('trace_notes').selectAll().execute(), []);
});

test('an export lists a user’s reports, and they are deleted with the account', async (t) => {
  const { server, client } = await reportDesk(t, { fleet: true, config: { limitsFactor: 1000 } });
  const { email, password } = demoAccounts.client;
  const others = await report(client, { note: 'Somebody else’s' });
  const browser = server.visitor();
  assert.equal((await send(browser, '/api/login', { email, password })).status, 200);
  const { number } = await report(browser, { note: 'The map is empty' });
  const { body } = await browser.inject('/api/profile/export');
  const { reports } = (body as { data: { reports: object[] } }).data;
  assert.deepEqual(reports, [
    {
      number,
      sent_at: '2026-11-20T06:00:00.000Z',
      deleted_at: '2026-12-20T06:00:00.000Z',
      state: 'new',
      order_id: null,
      screen: '/orders',
      note: 'The map is empty',
    },
  ]);
  await server.context.pool.query(`update orders set status = 'completed'`);
  const deleted = await browser.inject({
    method: 'DELETE',
    url: '/api/profile',
    body: { current_password: password },
  });
  assert.equal(deleted.status, 200, deleted.text);
  const left = await server.context.db.selectFrom('traces').select('number').execute();
  assert.deepEqual(left, [{ number: others.number }]);
});

test('a report that is under way when its account is deleted is not kept', async (t) => {
  const { server, client, actors } = await reportDesk(t);
  const { pool, db } = server.context;
  // As a deletion does: the account is held, what belongs to it goes, then it is marked.
  const leaving = await pool.connect();
  await leaving.query('begin');
  await leaving.query('select from users where id = $1 for update', [actors.client.userId]);
  const sent = post(client, { trace: aTrace(), note: 'My name is Nino' });
  await untilLockWaits(pool, sent);
  await leaving.query('update users set deleted_at = now() where id = $1', [actors.client.userId]);
  await leaving.query('commit');
  leaving.release();
  const { status, body } = await sent;
  assert.deepEqual([status, (body as { code: string }).code], [401, 'NOT_LOGGED_IN']);
  assert.deepEqual(await db.selectFrom('traces').select('number').execute(), []);
});
