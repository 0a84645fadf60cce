import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as calls from '#contract/calls/blocks.ts';
import { createFleetCar } from '#contract/calls/fleet/fleet.ts';
import { countStatuses, post } from '#server/testing/people/people.ts';
import { type Market, market, order, ordered, quoteId } from '#server/testing/people/renters.ts';
import { block, blocked, calendarOf, change, refusal, remove, secondCar, week } from './testing/blocker.ts';

const isFound = async ({ app, carId }: Market, from: string, to: string): Promise<boolean> => {
  const { rows } = await app.context.pool.query<{ model_code: string; brand_code: string }>(
    'select brand_code, model_code from cars where id = $1',
    [carId],
  );
  const answer = await app.visitor().inject(`/api/cars?brand=${rows[0]?.brand_code}&from=${from}&to=${to}`);
  const { cars } = answer.body as { cars: { id: number }[] };
  return cars.some(({ id }) => id === carId);
};

test('a blocked week is unavailable at once in search, quote and public calendar', async (t) => {
  const market_ = await market(t);
  assert.ok(await isFound(market_, '2027-02-03', '2027-02-05'));
  const made = await blocked(market_, { note: '  To  Batumi\u202E \n' });
  assert.deepEqual(made, {
    id: made.id,
    car_id: market_.carId,
    kind: 'owner',
    from: week.from,
    to: week.to,
    note: 'To  Batumi',
    order: null,
    feed: null,
  });
  assert.equal(await isFound(market_, '2027-02-03', '2027-02-05'), false);
  const quote = await post(market_.client, '/api/quotes', {
    car_id: market_.carId,
    from: '2027-02-03T10:00',
    to: '2027-02-05T10:00',
    extras: [],
  });
  const { code, taken_by } = refusal(quote);
  assert.equal(code, 'CAR_TAKEN');
  assert.equal(taken_by, undefined, 'the owner’s reason is private');
  const open = await market_.client.inject(`/api/cars/${market_.carId}/calendar?from=2027-02-07&to=2027-02-08`);
  assert.deepEqual(
    (open.body as { days: { is_free: boolean }[] }).days.map(({ is_free }) => is_free),
    [false, true],
  );
  assert.equal(open.text.includes('Batumi'), false);
  assert.equal((await remove(market_, made.id)).status, 204);
  assert.ok(await isFound(market_, '2027-02-03', '2027-02-05'));
  assert.equal((await remove(market_, made.id)).status, 404);
});

test('unavailable days are refused with what occupies them and the nearest free days', async (t) => {
  const market_ = await market(t);
  const { number, id } = await ordered(market_, market_.client, { from: '2027-02-05T10:00', to: '2027-02-09T10:00' });
  const answer = refusal(await block(market_));
  assert.deepEqual(answer.taken_by, {
    kind: 'hold',
    // The hour of preparation is taken, too.
    from: '2027-02-05T10:00',
    to: '2027-02-09T11:00',
    order_id: id,
    order_number: number,
  });
  // Three days earlier it ends before the order; later it would have to wait nine.
  assert.deepEqual(answer.free_dates, [{ from: '2027-01-29T00:00', to: '2027-02-05T00:00' }]);
  const free = answer.free_dates?.[0] ?? { from: '', to: '' };
  assert.equal((await block(market_, free)).status, 201);
});

test('the nearest days are never over, and none are named when the car is taken for months', async (t) => {
  const market_ = await market(t);
  const today = await calendarOf(market_, '');
  const tomorrow = (days: number) => new Date(Date.parse(today.from) + days * 86_400_000).toISOString().slice(0, 10);
  await blocked(market_, { from: `${tomorrow(2)}T00:00`, to: `${tomorrow(4)}T00:00` });
  const taken = refusal(await block(market_, { from: `${tomorrow(2)}T00:00`, to: `${tomorrow(5)}T00:00` }));
  // Three days later, although two days earlier it would fit but for yesterday.
  assert.deepEqual(taken.free_dates, [{ from: `${tomorrow(4)}T00:00`, to: `${tomorrow(7)}T00:00` }]);
  await blocked(market_, { from: `${tomorrow(4)}T00:00`, to: `${tomorrow(300)}T00:00` });
  const full = refusal(await block(market_, { from: `${tomorrow(2)}T00:00`, to: `${tomorrow(5)}T00:00` }));
  assert.deepEqual(full.free_dates, []);
});

test('of two who want the same days at once, one gets them: owner and owner, owner and client', async (t) => {
  const market_ = await market(t);
  const both = await Promise.all([
    block(market_),
    block(market_, { from: '2027-02-07T00:00', to: '2027-02-09T00:00' }),
  ]);
  assert.deepEqual(countStatuses(both), { 201: 1, 409: 1 });
  for (let day = 10; day < 20; day += 2) {
    const dates = { from: `2027-03-${day}T10:00`, to: `2027-03-${day + 1}T10:00` };
    const quote = await quoteId(market_.client, market_.carId, dates);
    const answers = await Promise.all([
      ...(day % 4 === 0 ? [block(market_, dates), order(market_.client, quote)] : []),
      ...(day % 4 === 0 ? [] : [order(market_.client, quote), block(market_, dates)]),
    ]);
    assert.deepEqual(countStatuses(answers), { 201: 1, 409: 1 }, `${day} March`);
  }
});

test('a block moves, stretches, changes cars and its purpose; what is not named stays', async (t) => {
  const market_ = await market(t);
  const other = await secondCar(market_);
  const made = await blocked(market_, { note: 'Paint' });
  const stretched = await change(market_, made.id, { to: '2027-02-10T00:00' });
  assert.deepEqual(calls.updateBlock.response.parse(stretched.body).block, { ...made, to: '2027-02-10T00:00' });
  // Over itself it can move.
  assert.equal((await change(market_, made.id, { from: '2027-02-02T00:00' })).status, 200);
  const moved = await change(market_, made.id, { car_id: other, kind: 'maintenance', note: null });
  assert.deepEqual(calls.updateBlock.response.parse(moved.body).block, {
    ...made,
    car_id: other,
    kind: 'maintenance',
    note: null,
    from: '2027-02-02T00:00',
    to: '2027-02-10T00:00',
  });
  await blocked(market_);
  const back = refusal(await change(market_, made.id, { car_id: market_.carId }));
  assert.equal(back.taken_by?.kind, 'owner');
  assert.deepEqual(back.free_dates, [{ from: '2027-02-08T00:00', to: '2027-02-16T00:00' }]);
  // The refused move has changed nothing.
  const { cars } = await calendarOf(market_);
  assert.deepEqual(
    cars.find(({ id }) => id === other)?.blocks.map(({ id, from }) => [id, from]),
    [[made.id, '2027-02-02T00:00']],
  );
});

test('a block of another owner’s car is refused, and theirs are not found', async (t) => {
  const market_ = await market(t);
  const made = await blocked(market_);
  const { rows } = await market_.app.context.pool.query<{ id: number }>(
    'select id from cars where owner_id <> (select owner_id from cars where id = $1) order by id limit 1',
    [market_.carId],
  );
  const foreign = rows[0]?.id ?? 0;
  assert.equal((await change(market_, made.id, { car_id: foreign })).status, 404);
  assert.equal((await block({ ...market_, carId: foreign })).status, 404);
  assert.equal((await market_.owner.inject(`/api/fleet/cars/${foreign}/blocks`)).status, 404);
  const before = await market_.app.context.pool.query('select period from car_blocks where car_id = $1', [foreign]);
  assert.ok(before.rows.length > 0);
  assert.deepEqual(
    (await calendarOf(market_)).cars.map(({ id }) => id),
    [market_.carId],
  );
});

test('orders, holds and imported days are not deleted or moved here; the refusal says where', async (t) => {
  const market_ = await market(t);
  const { id } = await ordered(market_, market_.client);
  const { pool } = market_.app.context;
  await pool.query("insert into car_blocks (car_id, kind, period) values ($1, 'ical', '[2027-04-01,2027-04-03)')", [
    market_.carId,
  ]);
  const { rows } = await pool.query<{ id: number; kind: string }>(
    'select id, kind from car_blocks where car_id = $1 order by id',
    [market_.carId],
  );
  assert.deepEqual(
    rows.map(({ kind }) => kind),
    ['hold', 'ical'],
  );
  const [hold, ical] = rows.map((row) => row.id);
  for (const answer of [await remove(market_, hold ?? 0), await change(market_, hold ?? 0, { to: '2027-01-12' })])
    assert.deepEqual([refusal(answer).code, refusal(answer).order_id], ['BLOCK_OF_ORDER', id]);
  assert.equal(refusal(await remove(market_, ical ?? 0)).code, 'BLOCK_OF_FEED');
  assert.equal((await pool.query('select from car_blocks where car_id = $1', [market_.carId])).rowCount, 2);
});

test('nothing is blocked in the past, backwards or for ever', async (t) => {
  const market_ = await market(t);
  const { from: today } = await calendarOf(market_, '');
  const fieldsOf = async (body: object) => Object.keys((await block(market_, body)).body as object);
  const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
  assert.deepEqual(await fieldsOf({ from: `${yesterday}T00:00`, to: week.to }), ['from']);
  assert.deepEqual(await fieldsOf({ from: `${today}T00:00`, to: `${today}T00:01` }), ['to']);
  assert.deepEqual(await fieldsOf({ to: week.from }), ['to']);
  assert.deepEqual(await fieldsOf({ from: '2027-02-30' }), ['from']);
  assert.deepEqual(await fieldsOf({ to: '2028-03-01' }), ['to']);
  assert.deepEqual(await fieldsOf({ from: '2031-02-01', to: '2031-02-02' }), ['to']);
  assert.deepEqual(await fieldsOf({ note: 'x'.repeat(201) }), ['note']);
  // Exceeds the limit only in its stored form.
  assert.deepEqual(await fieldsOf({ note: '\u0958'.repeat(200) }), ['note']);
  assert.deepEqual(await fieldsOf({ kind: 'ical' }), ['kind']);
  assert.deepEqual(await fieldsOf({ order_id: 1 }), ['order_id']);
  // Today may be blocked, also after it has begun.
  const made = await blocked(market_, { from: `${today}T00:00`, to: week.to });
  // A block that has begun keeps its start and may end earlier, but not before now.
  market_.clock.advance(30 * 86_400_000);
  assert.equal((await change(market_, made.id, { to: '2027-01-30T00:00' })).status, 200);
  assert.deepEqual(Object.keys((await change(market_, made.id, { to: `${today}T12:00` })).body as object), ['to']);
});

test('a car has only so many blocks to come', async (t) => {
  const market_ = await market(t);
  const { pool } = market_.app.context;
  const fill = (from: string, count: number) =>
    pool.query(
      `insert into car_blocks (car_id, kind, period)
       select $1, 'maintenance', tstzrange($2::timestamptz + n * interval '1 hour', $2::timestamptz + n * interval '1 hour' + interval '1 minute')
       from generate_series(1, $3::integer) n`,
      [market_.carId, from, count],
    );
  await fill('2020-01-01', 50);
  await fill('2027-05-01', 1_999);
  const last = await blocked(market_);
  const later = { from: '2027-03-01T00:00', to: '2027-03-02T00:00' };
  assert.equal(refusal(await block(market_, later)).code, 'TOO_MANY_BLOCKS');
  // Those that are there can be changed.
  assert.equal((await change(market_, last.id, later)).status, 200);
  const other = await blocked({ ...market_, carId: await secondCar(market_) });
  assert.equal(refusal(await change(market_, other.id, { car_id: market_.carId })).code, 'TOO_MANY_BLOCKS');
});

test('a request whose answer was lost is repeated with its key: nothing is blocked twice', async (t) => {
  const market_ = await market(t);
  const send = () =>
    market_.owner.inject({
      method: 'POST',
      url: `/api/fleet/cars/${market_.carId}/blocks`,
      body: week,
      headers: { 'idempotency-key': 'a week' },
    });
  const [one, again] = [await send(), await send()];
  assert.deepEqual([one.status, again.status], [201, 201]);
  assert.deepEqual(again.body, one.body);
});

test('every change is in the audit log, without the text of the note', async (t) => {
  const market_ = await market(t);
  const { id } = await blocked(market_, { note: 'Secret trip' });
  await change(market_, id, { kind: 'maintenance' });
  await remove(market_, id);
  const { rows } = await market_.app.context.pool.query<{ action: string; details: Record<string, unknown> }>(
    "select action, details from audit_events where action like 'block_%' order by id",
  );
  assert.deepEqual(
    rows.map(({ action, details }) => [action, details['block_id'], details['kind']]),
    [
      ['block_created', id, 'owner'],
      ['block_changed', id, 'maintenance'],
      ['block_deleted', id, 'maintenance'],
    ],
  );
  assert.equal(JSON.stringify(rows).includes('Secret'), false);
});

test('a draft has blocks as any car, which its owner sees', async (t) => {
  const { owner, app } = await market(t);
  const made = await post(owner, '/api/fleet/cars');
  const { car } = createFleetCar.response.parse(made.body);
  const url = `/api/fleet/cars/${car.id}/blocks`;
  const list = async () => {
    const answer = await owner.inject(`${url}?from=${week.from.slice(0, 10)}`);
    assert.equal(answer.status, 200, answer.text);
    return calls.listCarBlocks.response.parse(answer.body).blocks.map(({ from, to }) => [from, to]);
  };
  assert.deepEqual(await list(), []);
  assert.equal((await post(owner, url, { ...week, kind: 'owner' })).status, 201);
  assert.deepEqual(await list(), [[week.from, week.to]]);
  assert.equal((await app.visitor().inject(url)).status, 401);
});
