import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { getOrder } from '#contract/calls/orders/orders.ts';
import { listReports } from '#contract/calls/orders/reports.ts';
import { post } from '#server/testing/people/people.ts';
import { fileOf } from '#server/testing/pictureCorpus.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';
import {
  confirm,
  made,
  photoOf,
  postReport,
  reportBody,
  reportIn,
  reportRoom,
  type Room,
  sealed,
  send,
  twoPhotos,
} from './testing/reportRoom.ts';

const [front, extra] = twoPhotos;

const orderOf = async ({ order }: Room, browser: TestBrowser) =>
  getOrder.response.parse((await browser.inject(`/api/orders/${order.id}`)).body).order;
const codeIn = (answer: { body: unknown }) => (answer.body as { code?: string }).code;

test('a report is announced, filled with its very bytes, sealed by its maker and confirmed by the other side', async (t) => {
  const room = await reportRoom(t);
  const announced = reportIn(await postReport(room, room.owner));
  assert.deepEqual([announced.state, announced.photos_count, announced.received_count], ['receiving', 2, 0]);
  assert.equal(codeIn(await confirm(room, room.owner, announced.id)), 'REPORT_INCOMPLETE', 'photos are missing');

  const first = reportIn(await send(room, room.owner, announced.id, front));
  assert.deepEqual([first.state, first.received_count], ['receiving', 1]);
  const full = reportIn(await send(room, room.owner, announced.id, extra));
  assert.deepEqual([full.state, full.manifest_sha256], ['received', null]);
  assert.equal(codeIn(await confirm(room, room.client, full.id)), 'REPORT_INCOMPLETE', 'its maker comes first');

  const owners = reportIn(await confirm(room, room.owner, full.id));
  assert.deepEqual([owners.state, owners.confirmed_by], ['sealed', ['owner']]);
  assert.match(owners.manifest_sha256 ?? '', /^[0-9a-f]{64}$/);
  const remarks = { remarks: 'The dent was there\u202E before', marks: [{ x: 1, y: 2, side: 'rear', note: 'dent' }] };
  const whole = reportIn(await confirm(room, room.client, full.id, remarks));
  assert.deepEqual([whole.state, whole.confirmed_by], ['complete', ['owner', 'client']]);
  assert.deepEqual(whole.confirmations[1], {
    side: 'client',
    way: 'account',
    at: '2027-01-10T05:00:00.000Z',
    remarks: 'The dent was there before',
    marks: [{ x: 1, y: 2, side: 'rear', note: 'dent' }],
  });
  assert.equal((await confirm(room, room.client, full.id, { remarks: 'Later' })).status, 422, 'confirmed once');
  assert.equal(whole.manifest_sha256, owners.manifest_sha256);

  const { reports, report_codes } = await orderOf(room, room.client);
  assert.deepEqual(
    reports.map(({ kind, made_by, state, confirmed_by, photos_count, received_count }) => [
      kind,
      made_by,
      state,
      confirmed_by,
      photos_count,
      received_count,
    ]),
    [['hand_over', 'owner', 'complete', ['owner', 'client'], 2, 2]],
  );
  assert.deepEqual(report_codes, { hand_over: null, take_back: null }, 'nothing is left to confirm');
});

test('only the announced bytes are taken, and only of an angle that was announced', async (t) => {
  const room = await reportRoom(t);
  const { id } = reportIn(await postReport(room, room.owner));
  const changed = Buffer.from(front.bytes);
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  const wrong = await send(room, room.owner, id, { angle: 'front', bytes: changed });
  assert.equal(wrong.status, 422, wrong.text);
  assert.deepEqual(Object.keys(wrong.body as object), ['sha256']);
  assert.equal((await send(room, room.owner, id, { ...front, angle: 'rear' })).status, 404);
  assert.equal((await send(room, room.owner, id, { ...front, angle: 'extra_18' })).status, 422, 'of another angle');

  const notes = Buffer.from('no picture at all');
  const text = reportIn(await postReport(room, room.owner, reportBody([{ angle: 'front', bytes: notes }])));
  assert.equal((await send(room, room.owner, text.id, { angle: 'front', bytes: notes })).status, 415);
  const { rows } = await room.app.context.pool.query('select from order_report_files');
  assert.equal(rows.length, 0);
});

test('a repeated report is the same one; until it is sealed another one replaces it, files included', async (t) => {
  const room = await reportRoom(t);
  const first = reportIn(await send(room, room.owner, reportIn(await postReport(room, room.owner)).id, front));
  assert.deepEqual(reportIn(await postReport(room, room.owner)), first);
  assert.deepEqual(
    reportIn(await postReport(room, room.owner, { ...reportBody(), marks: [...reportBody().marks] }, 'a key')),
    first,
  );
  const other = reportIn(await postReport(room, room.owner, { ...reportBody(), odometer: 48_215 }));
  assert.notEqual(other.id, first.id);
  assert.deepEqual([other.state, other.received_count], ['receiving', 0]);
  assert.equal((await send(room, room.owner, first.id, extra)).status, 404);
  const { pool } = room.app.context;
  const jobs = await pool.query<{ task: string }>(
    "select t.identifier as task from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'forgetFile'",
  );
  assert.equal(jobs.rows.length, 3, 'three sizes of one photograph');

  for (const photo of twoPhotos) await send(room, room.owner, other.id, photo);
  const sealedReport = reportIn(await confirm(room, room.owner, other.id));
  assert.equal(codeIn(await postReport(room, room.owner)), 'REPORT_SEALED');
  assert.deepEqual(
    reportIn(await postReport(room, room.owner, { ...reportBody(), odometer: 48_215 })),
    sealedReport,
    'also when sealed',
  );
  assert.deepEqual(reportIn(await send(room, room.owner, other.id, front)), sealedReport);
});

test('a sealed report cannot be changed in the database either', async (t) => {
  const room = await reportRoom(t);
  const { id } = await sealed(room);
  reportIn(await confirm(room, room.client, id));
  const { pool } = room.app.context;
  for (const statement of [
    'update order_reports set odometer = 1',
    'delete from order_reports',
    "update order_report_photos set sha256 = decode(repeat('00', 32), 'hex')",
    'delete from order_report_photos',
    "update order_report_confirmations set remarks = 'never'",
    'delete from order_report_confirmations',
    "update evidence_records set content = '{}'",
    'delete from evidence_records',
    'truncate evidence_records',
  ])
    await assert.rejects(pool.query(statement), /cannot be changed|append|changed/i, statement);
});

test('each side makes its own report and sends its own photographs; no one else has access', async (t) => {
  const room = await reportRoom(t);
  const owners = reportIn(await postReport(room, room.owner));
  const clients = reportIn(await postReport(room, room.client, reportBody([front])));
  assert.deepEqual([owners.made_by, clients.made_by], ['owner', 'client']);
  assert.equal((await send(room, room.client, owners.id, front)).status, 404, 'the other side did not announce it');
  assert.equal((await send(room, room.owner, clients.id, front)).status, 404);
  reportIn(await send(room, room.client, clients.id, front));
  assert.equal(reportIn(await confirm(room, room.client, clients.id)).state, 'sealed');
  assert.equal(reportIn(await confirm(room, room.owner, clients.id)).state, 'complete');

  const exported = (await room.client.inject('/api/profile/export')).text;
  const { car_reports: reports } = (
    JSON.parse(exported) as { data: { car_reports: { made: object[]; confirmed: object[] } } }
  ).data;
  assert.deepEqual([reports.made.length, reports.confirmed.length], [1, 1], 'the owner’s report is not the client’s');

  for (const browser of [room.stranger, room.app.visitor()]) {
    const status = browser === room.stranger ? 404 : 401;
    const base = `/api/orders/${room.order.id}`;
    for (const url of ['/reports', `/reports/${clients.id}/photos/front`, '/evidence.zip'])
      assert.equal((await browser.inject(base + url)).status, status, url);
    assert.equal((await postReport(room, browser)).status, status);
    assert.equal((await send(room, browser, owners.id, front)).status, status);
    assert.equal((await confirm(room, browser, owners.id)).status, status);
  }
  for (const answer of [
    await postReport(room, room.admin),
    await send(room, room.admin, owners.id, front),
    await confirm(room, room.admin, owners.id),
  ])
    assert.equal(answer.status, 403, 'an admin speaks for neither side');
});

test('reports come when a car changes hands: two hours before on, and days after it came back no more', async (t) => {
  const room = await reportRoom(t);
  const back = reportBody(twoPhotos, 'take_back');
  assert.equal(codeIn(await postReport(room, room.owner, back)), 'ORDER_CHANGED');
  room.clock.set(new Date('2027-01-10T03:59:59Z'));
  assert.equal(codeIn(await postReport(room, room.owner)), 'TOO_EARLY');
  room.clock.set(new Date('2027-01-10T04:00:00Z'));
  assert.equal((await postReport(room, room.owner)).status, 201);
  await post(room.owner, `/api/orders/${room.order.id}/start`);
  assert.equal(
    (await postReport(room, room.owner, { ...reportBody(), odometer: 5 })).status,
    201,
    'a phone comes back to a network',
  );
  assert.equal((await postReport(room, room.owner, back)).status, 201);
  room.clock.set(new Date('2027-01-13T06:00:00Z'));
  await post(room.owner, `/api/orders/${room.order.id}/finish`);
  assert.equal(codeIn(await postReport(room, room.owner, { ...reportBody(), odometer: 6 })), 'ORDER_CHANGED');
  room.clock.set(new Date('2027-01-16T06:00:00Z'));
  assert.equal((await postReport(room, room.client, back)).status, 201);
  room.clock.set(new Date('2027-01-16T06:00:01Z'));
  assert.equal(codeIn(await postReport(room, room.client, { ...back, odometer: 7 })), 'ORDER_CHANGED');
});

test('a client without a phone gives the owner a code, which cannot be guessed', async (t) => {
  const room = await reportRoom(t);
  const code = (await orderOf(room, room.client)).report_codes.hand_over ?? '';
  assert.match(code, /^\d{6}$/);
  assert.deepEqual((await orderOf(room, room.owner)).report_codes, { hand_over: null, take_back: null });
  assert.deepEqual((await orderOf(room, room.admin)).report_codes, { hand_over: null, take_back: null });
  const { rows } = await room.app.context.pool.query<{ id: number }>(
    'select user_id as id from clients where id = (select client_id from orders where id = $1)',
    [room.order.id],
  );
  await post(room.admin, `/api/accounts/${rows[0]?.id}/view`, {});
  const viewed = await orderOf(room, room.admin);
  assert.deepEqual(viewed.report_codes, { hand_over: null, take_back: null }, 'nor who looks at the account');
  assert.equal(viewed.amount_without_commission, null, 'who sees it as its client does');
  const { id } = await made(room);
  assert.equal(codeIn(await confirm(room, room.owner, id, { client_code: code })), 'REPORT_INCOMPLETE');
  reportIn(await confirm(room, room.owner, id));
  const other = ((Number(code) + 1) % 1_000_000).toString().padStart(6, '0');
  const guesses = await Promise.all(
    Array.from({ length: 4 }, () => confirm(room, room.owner, id, { client_code: other })),
  );
  for (const { status, body } of guesses)
    assert.deepEqual([status, Object.keys(body as object)], [422, ['client_code']]);
  const confirmed = reportIn(await confirm(room, room.owner, id, { client_code: code }));
  assert.deepEqual(
    confirmed.confirmations.map(({ side, way, remarks }) => [side, way, remarks]),
    [
      ['owner', 'account', null],
      ['client', 'code', null],
    ],
  );
  assert.equal(confirmed.state, 'complete');
});

test('after five wrong codes the right one does not count any more; the account of the client does', async (t) => {
  const room = await reportRoom(t);
  const code = (await orderOf(room, room.client)).report_codes.hand_over ?? '';
  const { id } = await sealed(room);
  const other = ((Number(code) + 1) % 1_000_000).toString().padStart(6, '0');
  await Promise.all(Array.from({ length: 30 }, () => confirm(room, room.owner, id, { client_code: other })));
  const { rows } = await room.app.context.pool.query('select code_tries from order_reports');
  assert.deepEqual(rows, [{ code_tries: 5 }]);
  assert.equal((await confirm(room, room.owner, id, { client_code: code })).status, 422);
  assert.equal(
    (await confirm(room, room.client, id, { client_code: code })).status,
    403,
    'it is for the owner to enter',
  );
  assert.equal(reportIn(await confirm(room, room.client, id)).state, 'complete');
});

test('shown pictures hold no metadata, stored ones are encrypted, and an admin’s view is recorded', async (t) => {
  const room = await reportRoom(t);
  const { id, photos } = await made(room, room.owner, [await photoOf('front')]);
  const [photo] = photos;
  assert.deepEqual([photo?.width, photo?.height], [85, 60]);
  for (const browser of [room.owner, room.client, room.admin])
    for (const url of [photo?.thumb_url, photo?.full_url]) {
      const answer = await browser.inject(url ?? '');
      assert.equal(answer.status, 200, answer.text);
      assert.equal(answer.headers['content-type'], 'image/webp');
      assert.equal(answer.headers['cache-control'], 'no-store');
      const { exif, format } = await sharp(answer.bytes).metadata();
      assert.deepEqual([exif, format], [undefined, 'webp']);
    }
  const { pool, storage } = room.app.context;
  const files = await pool.query<{ storage_key: string }>('select storage_key from order_report_files');
  assert.equal(files.rows.length, 3);
  for (const { storage_key } of files.rows)
    await assert.rejects(sharp((await storage.get(storage_key)) ?? undefined).metadata());
  const looks = await pool.query<{ details: object }>(
    "select details from audit_events where action = 'report_photo_viewed' order by id",
  );
  assert.deepEqual(
    looks.rows.map(({ details }) => details),
    ['thumb', 'full'].map((size) => ({ order: room.order.number, report: id, angle: 'front', size })),
  );
  const { reports, kept_days } = listReports.response.parse(
    (await room.admin.inject(`/api/orders/${room.order.id}/reports`)).body,
  );
  assert.deepEqual([reports.length, kept_days], [1, 120]);
});

test('what is too much or nonsense is refused field by field', async (t) => {
  const room = await reportRoom(t);
  const [photo] = reportBody().photos;
  const fieldsOf = async (body: object) => Object.keys((await postReport(room, room.owner, body)).body as object);
  assert.deepEqual(await fieldsOf({ ...reportBody(), photos: [photo, photo] }), ['photos']);
  assert.deepEqual(await fieldsOf({ ...reportBody(), photos: [] }), ['photos']);
  assert.deepEqual(await fieldsOf({ ...reportBody(), photos: [{ ...photo, angle: 'extra_19' }] }), ['photos.0.angle']);
  assert.deepEqual(await fieldsOf({ ...reportBody(), photos: [{ ...photo, sha256: 'A'.repeat(64) }] }), [
    'photos.0.sha256',
  ]);
  assert.deepEqual(await fieldsOf({ ...reportBody(), fuel_eighths: 9, odometer: -1 }), ['odometer', 'fuel_eighths']);
  const [mark] = reportBody().marks;
  assert.deepEqual(await fieldsOf({ ...reportBody(), marks: Array.from({ length: 51 }, () => mark) }), ['marks']);
  assert.deepEqual(await fieldsOf({ ...reportBody(), marks: [{ ...mark, x: 1001 }] }), ['marks.0.x']);
  const form = new FormData();
  form.append('file', fileOf(front.bytes));
  form.append('more', 'x');
  const { id } = reportIn(await postReport(room, room.owner));
  const url = `/api/orders/${room.order.id}/reports/${id}/photos/front`;
  assert.equal((await room.owner.inject({ method: 'PUT', url, body: form })).status, 422);
});
