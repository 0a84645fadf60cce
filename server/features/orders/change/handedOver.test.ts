import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packNames } from '#contract/domain/evidence.ts';
import { quoteChange } from '#contract/calls/orders/changes.ts';
import {
  confirm,
  made,
  reportIn,
  reportRoom,
  type Room,
  sealed,
} from '#server/features/evidence/testing/reportRoom.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { mailsTo, post } from '#server/testing/people/people.ts';
import { rentalCar, type RentalCarOptions } from '#server/testing/people/rentalCar.ts';
import { atBank, payment } from '#server/testing/people/renters.ts';
import { refusal, seen } from '#server/testing/rescues.ts';
import { readZip } from '../../../../tools/readZip.ts';

/** Another car of the same owner, on the same terms. */
async function otherCar({ app, carId }: Room, options: RentalCarOptions = {}): Promise<number> {
  const id = await rentalCar(app, options);
  await app.context.pool.query(
    `update cars c set owner_id = own.owner_id, insurance_code = own.insurance_code, deposit = own.deposit, terms = own.terms
     from cars own where c.id = $1 and own.id = $2`,
    [id, carId],
  );
  return id;
}

test('once its hand-over is reported an order keeps its car and its start: the report speaks of these', async (t) => {
  const room = await reportRoom(t);
  const car_id = await otherCar(room);
  const change = (action: string, body: object) =>
    post(room.client, `/api/orders/${room.order.id}/changes${action}`, body);
  const quoted = async (body: object) => quoteChange.response.parse((await change('/quote', body)).body).quote;
  assert.equal((await quoted({ car_id })).car_id, car_id);
  const isFixed = async () => (await seen(room.client, room.order.id)).is_hand_over_fixed;
  assert.equal(await isFixed(), false);
  await sealed(room);
  assert.equal(await isFixed(), true);
  const later = { from: '2027-01-11T10:00' };
  for (const action of ['', '/quote'])
    for (const body of [{ car_id }, later]) {
      const answer = await change(action, body);
      assert.deepEqual([answer.status, Object.keys(answer.body as object)], [422, Object.keys(body)], answer.text);
    }
  const longer = await quoted({ to: '2027-01-14T10:00' });
  assert.deepEqual([longer.car_id, longer.cars], [room.carId, []]);
});

test('a change to another car that was asked for before the hand-over was reported is not made after it', async (t) => {
  const room = await reportRoom(t);
  const car_id = await otherCar(room, { needsConfirmation: true });
  assert.equal((await post(room.client, `/api/orders/${room.order.id}/changes`, { car_id })).status, 201);
  await sealed(room);
  const { change } = await seen(room.client, room.order.id);
  const answer = await post(room.owner, `/api/orders/${room.order.id}/changes/${change?.id}/accept`);
  assert.deepEqual(refusal(answer), [409, 'ORDER_CHANGED']);
  assert.equal((await seen(room.client, room.order.id)).car.id, room.carId);
});

test('money for a change that comes once the hand-over is reported goes back at once, and no more is asked for', async (t) => {
  const room = await reportRoom(t);
  const car_id = await otherCar(room, { price: 20_000 });
  const { id } = room.order;
  assert.equal((await post(room.client, `/api/orders/${id}/changes`, { car_id })).status, 201);
  const { change } = await seen(room.client, id);
  const page = await payment(room.client, id, { purpose: 'change', purpose_id: change?.id });
  await sealed(room);
  const answer = await atBank(room.client, page, 'action=approve&delivery=now');
  assert.equal(answer.status, 303, answer.text);
  await drainJobs(room.app);
  const { rows } = await room.app.context.pool.query('select status from payments where id = $1', [page.id]);
  assert.deepEqual(rows, [{ status: 'refunded' }]);
  const anew = await post(room.client, `/api/orders/${id}/payments`, { purpose: 'change', purpose_id: change?.id });
  assert.deepEqual(refusal(anew), [409, 'ORDER_CHANGED']);
  assert.equal((await seen(room.client, id)).car.id, room.carId);
});

test('a report that was begun of the car before cannot be sealed as one of the car that took its place', async (t) => {
  const room = await reportRoom(t);
  const car_id = await otherCar(room, { needsConfirmation: true });
  assert.equal((await post(room.client, `/api/orders/${room.order.id}/changes`, { car_id })).status, 201);
  const begun = await made(room);
  const { change } = await seen(room.client, room.order.id);
  const accepted = await post(room.owner, `/api/orders/${room.order.id}/changes/${change?.id}/accept`);
  assert.equal(accepted.status, 200, accepted.text);
  assert.equal((await seen(room.client, room.order.id)).car.id, car_id);
  assert.deepEqual(refusal(await confirm(room, room.owner, begun.id)), [404, 'NOT_FOUND']);
  await sealed(room);
});

test('neither a car that an order has had nor one that a change asked for is deleted, nor what was written about it', async (t) => {
  const room = await reportRoom(t);
  const { pool } = room.app.context;
  const car_id = await otherCar(room);
  // They come from the demo fleet, with orders of their own.
  for (const others of [
    'update orders set car_id = (select max(id) from cars) where car_id in ($1, $2) and id <> $3',
    'delete from threads where car_id in ($1, $2) and id not in (select thread_id from messages where order_id = $3)',
  ])
    await pool.query(others, [room.carId, car_id, room.order.id]);
  const remove = (id: number) => room.owner.inject({ method: 'DELETE', url: `/api/fleet/cars/${id}` });
  const change = (id: number) => post(room.client, `/api/orders/${room.order.id}/changes`, { car_id: id });
  assert.equal((await post(room.client, '/api/threads', { car_id: room.carId, text: 'Is it red?' })).status, 201);
  assert.equal((await change(car_id)).status, 201);
  assert.deepEqual(refusal(await remove(room.carId)), [409, 'CAR_HAS_ORDERS']);
  const third = await otherCar(room, { needsConfirmation: true });
  await pool.query('update orders set car_id = $1 where car_id = $2', [room.carId, third]);
  assert.equal((await change(third)).status, 201);
  assert.deepEqual(refusal(await remove(third)), [409, 'CAR_HAS_ORDERS']);
});

test('the evidence of an order has what its sides wrote about the car that it had before, and nobody else', async (t) => {
  const room = await reportRoom(t);
  const car_id = await otherCar(room);
  const write = (about: number, by = room.client) => post(by, '/api/threads', { car_id: about, text: 'Is it red?' });
  await write(room.carId);
  assert.equal((await write(room.carId, room.stranger)).status, 201);
  const changed = await post(room.client, `/api/orders/${room.order.id}/changes`, { car_id });
  assert.equal(changed.status, 201, changed.text);
  assert.equal((await seen(room.client, room.order.id)).car.id, car_id);
  await write(car_id);
  await sealed(room);
  const pack = await room.owner.inject(`/api/orders/${room.order.id}/evidence.zip`);
  const { messages } = JSON.parse(String(readZip(pack.bytes).files.get(packNames.messages))) as { messages: object[] };
  assert.equal(messages.length, 2);
});

test('a client who has confirmed the report of the hand-over has the car, and cannot cancel any more', async (t) => {
  const room = await reportRoom(t);
  const { id } = await sealed(room);
  const cancel = () => post(room.client, `/api/orders/${room.order.id}/cancel`);
  assert.ok((await seen(room.client, room.order.id)).actions.includes('cancel'), 'an owner alone proves nothing');
  reportIn(await confirm(room, room.client, id));
  assert.deepEqual(refusal(await cancel()), [409, 'ORDER_CHANGED']);
  assert.ok((await seen(room.owner, room.order.id)).actions.includes('cancel'));
});

test('both sides hear that a change is off when the car is handed over, or comes back, before it is decided', async (t) => {
  const room = await reportRoom(t);
  const { pool } = room.app.context;
  await pool.query('update cars set needs_confirmation = true where id = $1', [room.carId]);
  for (const [step, to] of [
    ['start', '2027-01-15T10:00'],
    ['finish', '2027-01-14T10:00'],
  ]) {
    const asked = await post(room.client, `/api/orders/${room.order.id}/changes`, { to });
    assert.equal(asked.status, 201, asked.text);
    assert.equal((await post(room.owner, `/api/orders/${room.order.id}/${step}`)).status, 200);
    const { events, change, status } = await seen(room.client, room.order.id);
    assert.deepEqual(
      [change, status, events.slice(-2).map(({ event, actor }) => `${event} ${actor}`)],
      [null, step === 'start' ? 'active' : 'completed', ['expire_change system', `${step} owner`]],
    );
  }
  const { rows } = await pool.query('select distinct status from order_changes where order_id = $1', [room.order.id]);
  assert.deepEqual(rows, [{ status: 'expired' }]);
  for (const [address, title] of [
    ['client@access.test', 'Your change has expired'],
    ['physicalOwner@access.test', 'A change has expired'],
  ] as const) {
    const mails = await mailsTo(room.app, address);
    assert.equal(mails.filter(({ subject }) => subject.startsWith(title)).length, 2, address);
  }
});
