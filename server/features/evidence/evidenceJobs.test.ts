import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { listReports } from '#contract/calls/orders/reports.ts';
import { checkPack } from '../../../tools/checkPack.ts';
import { readZip } from '../../../tools/readZip.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { post } from '#server/testing/people/people.ts';
import { forgetReportPhotos } from './forgetReportPhotos.ts';
import { rewrapReportKeys } from './rewrapReportKeys.ts';
import { openPhoto } from './showPhoto.ts';
import { readSigningKey } from './signing/signingKey.ts';
import { confirm, made, reportIn, reportRoom, type Room, sealed, send, twoPhotos } from './testing/reportRoom.ts';

const DAY = 24 * 3_600_000;
const [front] = twoPhotos;

async function filesOf({ app }: Room): Promise<number> {
  await forgetReportPhotos.run(undefined, app.context);
  const { rows } = await app.context.pool.query<{ files: number }>('select count(*) as files from order_report_files');
  return Number(rows[0]?.files);
}
const packOf = async ({ order, owner }: Room) => (await owner.inject(`/api/orders/${order.id}/evidence.zip`)).bytes;

test('photographs are deleted 120 days after the last event of an order that is over; statements stay', async (t) => {
  const room = await reportRoom(t);
  const { id } = await sealed(room);
  await post(room.owner, `/api/orders/${room.order.id}/start`);
  room.clock.advance(1000 * DAY);
  assert.equal(await filesOf(room), 6, 'the car is still on the road');
  await post(room.owner, `/api/orders/${room.order.id}/finish`);
  const before = await packOf(room);
  room.clock.advance(120 * DAY - 1);
  assert.equal(await filesOf(room), 6);
  const refund = { amount: 100, reason: 'A gesture' };
  assert.equal((await post(room.admin, `/api/orders/${room.order.id}/refunds`, refund)).status, 201);
  room.clock.advance(120 * DAY - 1);
  assert.equal(await filesOf(room), 6, 'money that goes back begins the time anew');
  room.clock.advance(1);
  assert.equal(await filesOf(room), 0);
  await drainJobs(room.app);
  const { reports } = listReports.response.parse(
    (await room.client.inject(`/api/orders/${room.order.id}/reports`)).body,
  );
  const [report] = reports;
  assert.deepEqual([report?.photos[0]?.thumb_url, report?.photos[0]?.sha256.length], [null, 64]);
  assert.equal(report?.photos_deleted_at, room.clock().toISOString());
  assert.equal((await room.client.inject(`/api/orders/${room.order.id}/reports/${id}/photos/front`)).status, 404);
  assert.equal((await send(room, room.owner, id, front)).status, 404, 'nor do they come again');
  reportIn(await confirm(room, room.client, id));

  const { checked, problems } = checkPack(await packOf(room), undefined);
  assert.deepEqual(problems, []);
  assert.match(checked, /photographs 0, photographs of others were deleted by rule before, records 2/);
  assert.deepEqual(checkPack(before, undefined).problems, [], 'a pack from before is whole');
  assert.equal([...readZip(before).files.keys()].filter((name) => name.startsWith('photos/')).length, 2);
  const { rows } = await room.app.context.pool.query("select from audit_events where action = 'report_photos_expired'");
  assert.equal(rows.length, 1);
});

test('a row that fails stops no other; unsealed reports follow the same rule', async (t) => {
  const room = await reportRoom(t);
  const owners = await made(room);
  await made(room, room.client);
  await post(room.owner, `/api/orders/${room.order.id}/start`);
  await post(room.owner, `/api/orders/${room.order.id}/finish`);
  room.clock.advance(120 * DAY);
  await room.app.context.pool.query(
    `create function fail() returns trigger language plpgsql as 'begin if old.report_id = ${owners.id} then raise exception ''no''; end if; return old; end';
     create trigger spoiled before delete on order_report_files for each row execute function fail()`,
  );
  assert.equal(await filesOf(room), 6);
  await room.app.context.pool.query('drop trigger spoiled on order_report_files');
  assert.equal(await filesOf(room), 0);
});

test('after a change of the key photographs open and records are signed without the former one', async (t) => {
  const room = await reportRoom(t);
  const { id } = await sealed(room);
  const { context } = room.app;
  const current = randomBytes(32);
  const both = {
    ...context.config,
    encryptionKey: current,
    decryptionKeys: [current, ...context.config.decryptionKeys] as const,
  };
  await rewrapReportKeys.run(undefined, { ...context, config: both });
  const alone = { ...context, config: { ...both, decryptionKeys: [current] as const } };
  for (const size of ['original', 'full', 'thumb'] as const) {
    const bytes = await openPhoto(alone, id, 'front', size);
    assert.ok(bytes !== null && bytes.length > 0);
    if (size === 'original') assert.ok(bytes.equals(front.bytes), 'byte for byte');
  }
  await assert.rejects(openPhoto(context, id, 'front', 'original'), /unknown version or key/);
  const { rows } = await context.pool.query<{ sealed_key: Buffer }>('select sealed_key from evidence_keys');
  await rewrapReportKeys.run(undefined, { ...context, config: both });
  assert.deepEqual((await context.pool.query('select sealed_key from evidence_keys')).rows, rows, 'once is enough');
  const key = await context.db.transaction().execute((transaction) => readSigningKey(alone, transaction));
  assert.equal(key.sign(Buffer.from('x')).length, 64);
});
