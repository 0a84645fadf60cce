import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyCall } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { Order } from '#contract/calls/orders/orders.ts';
import { instantOf } from '#contract/domain/rentalTime.ts';
import { reportBody } from './features/evidence/testing/reportRoom.ts';
import { aFine, bringBack, returned, waitUntil } from './testing/claims.ts';
import { approve } from './testing/deposits.ts';
import { post } from './testing/people/people.ts';
import { type Market, market, ordered, quoteId } from './testing/people/renters.ts';
import { cancelled, paid } from './testing/rescues.ts';
import { fileOf } from './testing/pictureCorpus.ts';
import { similarCar } from './testing/people/similarCars.ts';
import type { TestAnswer, TestBrowser } from './testing/testBrowser.ts';

type Calls = typeof calls;
type KeyedName = {
  [Name in keyof Calls]: Calls[Name]['idempotency'] extends 'none' ? never : Name;
}[keyof Calls];

interface Dates {
  readonly from: string;
  readonly to: string;
}

/** A write that succeeds: who makes it, of which thing, and what else the same person might ask of it. */
interface KeyedRequest {
  readonly by: TestBrowser;
  readonly id?: number;
  readonly body?: object;
  readonly other?: object;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const first = Date.parse('2027-01-10T10:00Z');
const local = (instant: number) => new Date(instant).toISOString().slice(0, 16);
/** Of each request its own, one after the other: time goes on from one to the next. */
const datesOf = (at: number): Dates => ({
  from: local(first + at * 6 * DAY),
  to: local(first + (at * 6 + 3) * DAY),
});

async function requested(place: Market, dates: Dates): Promise<Order> {
  await place.app.context.pool.query('update cars set needs_confirmation = true where id = $1', [place.carId]);
  const made = await ordered(place, place.client, dates);
  await place.app.context.pool.query('update cars set needs_confirmation = false where id = $1', [place.carId]);
  return made;
}

/** Of a car whose deposit is had in one of the two ways. */
async function withDeposit(place: Market, dates: Dates, how: 'cash' | 'card_hold'): Promise<Order> {
  await place.app.context.pool.query('update cars set terms = $2 where id = $1', [
    place.carId,
    JSON.stringify({ deposit: { how: [how], back_within_days: 3 } }),
  ]);
  return soon(place, dates);
}

async function soon(place: Market, dates: Dates, way: 'full' | 'part' = 'full'): Promise<Order> {
  const order = await paid(place, way, dates);
  waitUntil(place, Number(instantOf(order.from)) - HOUR);
  return order;
}

async function inRescue(place: Market, dates: Dates): Promise<Order> {
  await similarCar(place);
  await similarCar(place);
  const { id } = await paid(place, 'full', dates);
  return cancelled(place, id);
}

function table(csv: string): FormData {
  const form = new FormData();
  form.append('file', fileOf(csv, 'cars.csv', 'text/csv'));
  return form;
}

const requests: Record<KeyedName, (place: Market, dates: Dates) => Promise<KeyedRequest>> = {
  createFleetCar: async ({ owner }) => ({ by: owner, body: { doors: 4 }, other: { doors: 2 } }),
  copyFleetCar: async ({ owner, carId }) => ({ by: owner, id: carId, other: {} }),
  changeFleetCars: async ({ owner, carId }) => ({
    by: owner,
    body: { ids: [carId], price_percent: 1 },
    other: { ids: [carId], price_percent: 2 },
  }),
  importFleetCars: async ({ owner }) => ({ by: owner, body: table('brand\nbmw'), other: table('brand\nbmw\nbmw') }),
  createBlock: async ({ owner, carId }, dates) => ({
    by: owner,
    id: carId,
    body: { ...dates, kind: 'owner' },
    other: { ...dates, kind: 'maintenance' },
  }),
  openThread: async ({ client, carId }) => ({
    by: client,
    body: { car_id: carId, text: 'Is it free?' },
    other: { car_id: carId, text: 'Is it red?' },
  }),
  sendMessage: async ({ client, carId }) => {
    const opened = await post(client, '/api/threads', { car_id: carId, text: 'Hello' });
    const { thread } = calls.openThread.response.parse(opened.body);
    return { by: client, id: thread.id, body: { text: 'Is it free?' }, other: { text: 'Is it red?' } };
  },
  placeOrder: async ({ client, carId }, dates) => {
    const quote_id = await quoteId(client, carId, dates);
    return { by: client, body: { quote_id, payment: 'full' }, other: { quote_id, payment: 'part' } };
  },
  startPayment: async (place, dates) => {
    const { id } = await ordered(place, place.client, dates);
    return { by: place.client, id, body: { purpose: 'order' }, other: {} };
  },
  cancelOrder: async (place, dates) => ({ by: place.client, id: (await paid(place, 'full', dates)).id, other: {} }),
  askChange: async (place, dates) => {
    const { id } = await paid(place, 'full', dates);
    const to = (days: number) => ({ to: local(Date.parse(`${dates.to}Z`) + days * DAY) });
    return { by: place.client, id, body: to(1), other: to(2) };
  },
  substituteOrder: async (place, dates) => {
    const { id, held_cars } = await inRescue(place, dates);
    const [one, two] = held_cars.map(({ car }) => ({ car_id: car.id }));
    assert.ok(one && two);
    return { by: place.client, id, body: one, other: two };
  },
  releaseCars: async (place, dates) => ({ by: place.client, id: (await inRescue(place, dates)).id, other: {} }),
  acceptOrder: async (place, dates) => ({ by: place.owner, id: (await requested(place, dates)).id, other: {} }),
  declineOrder: async (place, dates) => ({ by: place.owner, id: (await requested(place, dates)).id, other: {} }),
  markOrderPaid: async (place, dates) => ({ by: place.owner, id: (await soon(place, dates, 'part')).id, other: {} }),
  createReport: async (place, dates) => ({
    by: place.owner,
    id: (await soon(place, dates)).id,
    body: reportBody(),
    other: { ...reportBody(), odometer: 1 },
  }),
  startOrder: async (place, dates) => ({ by: place.owner, id: (await soon(place, dates)).id, other: {} }),
  finishOrder: async (place, dates) => {
    const { id } = await soon(place, dates);
    assert.equal((await post(place.owner, `/api/orders/${id}/start`)).status, 200);
    return { by: place.owner, id, other: {} };
  },
  refundOrder: async (place, dates) => {
    const { id } = await soon(place, dates);
    assert.equal((await post(place.owner, `/api/orders/${id}/start`)).status, 200);
    const body = { amount: 100, reason: 'The car was not clean' };
    return { by: place.admin, id, body, other: { ...body, amount: 200 } };
  },
  makeClaim: async (place, dates) => ({
    by: place.owner,
    id: (await returned(place, dates)).id,
    body: { items: [aFine(100)] },
    other: { items: [aFine(200)] },
  }),
  moveDeposit: async (place, dates) => {
    const body = { kind: 'taken', amount: 100, way: 'cash' };
    return {
      by: place.owner,
      id: (await withDeposit(place, dates, 'cash')).id,
      body,
      other: { ...body, amount: 200 },
    };
  },
  returnDeposit: async (place, dates) => {
    const order = await withDeposit(place, dates, 'card_hold');
    await approve(place, order.id, { purpose: 'deposit' });
    await bringBack(place, order);
    return { by: place.owner, id: order.id, other: {} };
  },
};

/** Stored for every request, whatever its result. */
const unseen = ['idempotency_keys', 'rate_limits', 'sessions'];

/** All that there is and all that is to be done, table by table. */
async function everything({ app }: Market): Promise<ReadonlyMap<string, string>> {
  const { pool } = app.context;
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') and tablename <> all($1) order by 1`,
    [unseen],
  );
  const hashes = await Promise.all(
    rows.map(async ({ name }) => {
      const found = await pool.query<{ hash: string | null }>(
        `select md5(string_agg(t::text, '' order by t::text)) as hash from ${name} t`,
      );
      return [name, found.rows[0]?.hash ?? ''] as const;
    }),
  );
  return new Map(hashes);
}

const isAboutKey = ({ status, body }: TestAnswer) =>
  status === 422 && typeof body === 'object' && body !== null && Object.keys(body).join() === 'idempotency-key';

test('a key makes one of every two tries: none is refused, the same is one, of another request is refused', async (t) => {
  const place = await market(t);
  for (const [at, name] of (Object.keys(requests) as KeyedName[]).entries())
    await t.test(name, async () => {
      const call: AnyCall = calls[name];
      const { by, id, body, other } = await requests[name](place, datesOf(at));
      const send = (key: string, sent: object | undefined = body) =>
        by.inject({
          method: 'POST',
          url: call.path.replace(':id', String(id)),
          ...(sent === undefined ? {} : { body: sent }),
          headers: { 'idempotency-key': key },
        });

      const before = await everything(place);
      if (call.idempotency === 'required') {
        assert.ok(isAboutKey(await send('')));
        assert.ok(isAboutKey(await send('k'.repeat(201))));
        assert.deepEqual(await everything(place), before);
      }
      const done = await send(name);
      assert.equal(done.status, call.success, done.text);
      const after = await everything(place);
      assert.notDeepEqual(after, before);
      const again = await send(name);
      assert.deepEqual([again.status, again.body], [done.status, done.body]);
      assert.ok(isAboutKey(await send(name, other)));
      assert.deepEqual(await everything(place), after);
      if (call.idempotency === 'optional') assert.ok(!isAboutKey(await send('')));
    });
});
