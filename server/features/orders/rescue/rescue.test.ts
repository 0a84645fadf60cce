import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeOrder } from '#contract/calls/orders/orders.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { mailsTo, post } from '#server/testing/people/people.ts';
import { atBank, ordered, payment, quoteId, someDates } from '#server/testing/people/renters.ts';
import { bankOf, books, cancelled, holds, paid, quietMarket, refusal, seen, take } from '#server/testing/rescues.ts';
import { emptyMarket, similarCar } from '#server/testing/people/similarCars.ts';
import { checkPrice } from '../../../../tools/checkPrice.ts';
import { deleteCar } from '#server/features/fleet/writeCarRepository.ts';
import { expireOrders } from '../deadlines/expireOrders.ts';

const HOUR = 3_600_000;

test('when an owner cancels what is paid, the nearest three cars that cost no more are held for two hours', async (t) => {
  const place = await quietMarket(t);
  const { pool } = place.app.context;
  const cheaper = await similarCar(place, { price: 9_000 });
  const dearer = await similarCar(place, { price: 10_001 });
  const older = await similarCar(place);
  const same = await similarCar(place);
  const asked = await similarCar(place, { needsConfirmation: true });
  const elsewhere = await similarCar(place);
  const oldest = await similarCar(place);
  const taken = await similarCar(place);
  await pool.query('update cars set year = year - 2 where id = $1', [older]);
  await pool.query('update cars set year = year - 3 where id = $1', [oldest]);
  await pool.query('update cars set city_id = (select min(id) from cities where id <> cars.city_id) where id = $1', [
    elsewhere,
  ]);
  await pool.query(
    "insert into car_blocks (car_id, kind, period) values ($1, 'owner', '[2027-01-12T06:00Z, 2027-01-12T07:00Z)')",
    [taken],
  );
  const made = await paid(place);
  const order = await cancelled(place, made.id);
  assert.deepEqual(
    order.held_cars.map(({ car_id, total, back }) => [car_id, total, back]),
    [
      [cheaper, 27_000, 3_000],
      [same, 30_000, 0],
      [older, 30_000, 0],
    ],
  );
  assert.ok(!order.held_cars.some(({ car_id }) => [dearer, asked, elsewhere, oldest, taken].includes(car_id)));
  const until = new Date(place.clock().getTime() + 2 * HOUR).toISOString();
  assert.ok(order.held_cars.every((car) => car.until === until));
  assert.deepEqual(order.actions, ['substitute', 'release']);
  // For all others they are unavailable, and we hold the money.
  const answer = await post(place.stranger, '/api/quotes', { car_id: same, ...someDates, extras: [] });
  assert.deepEqual(refusal(answer), [409, 'CAR_TAKEN']);
  assert.deepEqual(await bankOf(place), ['captured 0']);
  assert.equal(order.refund, 30_000);
  // The owner who cancelled does not learn whose cars they are.
  const { held_cars, actions, held_until } = await seen(place.owner, made.id);
  assert.deepEqual([held_cars, actions, held_until], [[], [], null]);
});

test('a held car is not deleted: with it would go what gives the money back in time', async (t) => {
  const place = await quietMarket(t);
  const { db, pool } = place.app.context;
  const only = await similarCar(place);
  // It comes from the demo fleet, with orders of its own.
  await pool.query('update orders set car_id = (select max(id) from cars) where car_id = $1', [only]);
  await pool.query('delete from threads where car_id = $1', [only]);
  const { rows } = await pool.query<{ owner_id: number }>('select owner_id from cars where id = $1', [only]);
  const remove = () => deleteCar(db, rows[0]?.owner_id ?? 0, only);
  const { held_cars } = await cancelled(place, (await paid(place)).id);
  assert.deepEqual([held_cars.map(({ car_id }) => car_id), await remove()], [[only], false]);
  place.clock.advance(2 * HOUR);
  await expireOrders(place.app.context);
  assert.deepEqual([await bankOf(place), await remove()], [['refunded 30000'], true]);
});

test('one tap moves the money: the new order is paid, a difference goes back, the other cars are free again', async (t) => {
  const place = await quietMarket(t);
  const [cheaper, same] = [await similarCar(place, { price: 9_000 }), await similarCar(place)];
  const made = await paid(place);
  const order = await cancelled(place, made.id);
  assert.deepEqual(await holds(place), [cheaper, same]);
  const answer = await take(place.client, made.id, cheaper);
  assert.equal(answer.status, 201, answer.text);
  const next = placeOrder.response.parse(answer.body).order;
  assert.deepEqual(
    [next.status, next.is_paid_online, next.is_paid, next.total, next.prepaid, next.refund, next.car.id, next.from],
    ['confirmed', true, true, 27_000, 27_000, 0, cheaper, order.from],
  );
  assert.deepEqual(next.substitute_for, { id: made.id, number: made.number });
  assert.notEqual(next.owner.phone, null);
  assert.deepEqual(await bankOf(place), ['part_refunded 3000']);
  assert.deepEqual(await books(place, made.id), ['payment 30000 4500', 'refund -30000 -4500']);
  assert.deepEqual(await books(place, next.id), ['payment 27000 4050']);
  assert.deepEqual(await holds(place), []);
  const old = await seen(place.client, made.id);
  assert.deepEqual(
    [old.substitute, old.carried, old.refund, old.held_cars, old.actions, old.status],
    [{ id: next.id, number: next.number }, 27_000, 3_000, [], [], 'cancelled'],
  );
  assert.equal((await seen(place.owner, made.id)).refund, 30_000);
  for (const one of [old, next]) assert.deepEqual(checkPrice(one).problems, []);
  // The same tap again is the same order; another car is not available any more.
  assert.deepEqual((await take(place.client, made.id, cheaper)).body, answer.body);
  assert.deepEqual(refusal(await take(place.client, made.id, same, 'again')), [409, 'ORDER_CHANGED']);

  // What is left of the payment is the new order's, to the tetri, when that is cancelled, too.
  assert.equal((await post(place.client, `/api/orders/${next.id}/cancel`)).status, 200);
  assert.deepEqual(await bankOf(place), ['refunded 30000']);
  assert.deepEqual(await books(place, next.id), ['payment 27000 4050', 'refund -27000 -4050']);
});

test('where a part is paid online, that part pays for the part of the other car; the rest is due in cash to its owner', async (t) => {
  const place = await quietMarket(t);
  const car = await similarCar(place, { price: 8_000 });
  const made = await paid(place, 'part');
  await cancelled(place, made.id);
  const next = placeOrder.response.parse((await take(place.client, made.id, car)).body).order;
  assert.deepEqual([next.payment, next.total, next.prepaid, next.is_paid], ['part', 24_000, 7_200, false]);
  assert.deepEqual(await bankOf(place), ['part_refunded 1800']);
  assert.deepEqual(await books(place, next.id), ['payment 7200 3600']);
});

test('a car that costs more in all is not held, also where less of it is due online', async (t) => {
  const place = await quietMarket(t);
  const share = (percent: number) =>
    place.app.context.pool.query(
      `insert into commission_rates (valid_from, percent, set_by, set_at) select '2026-11-01', $1, min(id), now() from users
       on conflict (valid_from) do update set percent = excluded.percent`,
      [percent],
    );
  await similarCar(place, { price: 10_500 });
  const car = await similarCar(place);
  await share(40);
  const made = await paid(place, 'part');
  assert.equal(made.prepaid, 12_000);
  await share(15);
  const { held_cars } = await cancelled(place, made.id);
  assert.deepEqual(
    held_cars.map(({ car_id, prepaid, back }) => [car_id, prepaid, back]),
    [[car, 9_000, 3_000]],
  );
});

test('who takes no car gets everything back: at once by a tap, else when two hours are over, also after downtime', async (t) => {
  const place = await quietMarket(t);
  const car = await similarCar(place);
  const made = await paid(place);
  await cancelled(place, made.id);
  assert.deepEqual(refusal(await post(place.owner, `/api/orders/${made.id}/release`)), [403, 'NOT_ALLOWED']);
  const answer = await post(place.client, `/api/orders/${made.id}/release`);
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual(await bankOf(place), ['refunded 30000']);
  assert.deepEqual(await holds(place), []);
  assert.deepEqual(await books(place, made.id), ['payment 30000 4500', 'refund -30000 -4500']);

  const other = await paid(place, 'full', { from: '2027-02-10T10:00', to: '2027-02-13T10:00' });
  await cancelled(place, other.id);
  place.clock.advance(2 * HOUR - 1);
  await expireOrders(place.app.context);
  assert.deepEqual(await holds(place), [car]);
  place.clock.advance(1);
  // No job has ended it yet, but the time is over.
  assert.deepEqual(refusal(await take(place.client, other.id, car)), [409, 'ORDER_CHANGED']);
  place.clock.advance(72 * HOUR);
  // An order of the car need not wait for the job.
  const quote = await quoteId(place.stranger, car, { from: '2027-02-14T10:00', to: '2027-02-16T10:00' });
  assert.equal((await post(place.stranger, '/api/orders', { quote_id: quote, payment: 'full' })).status, 201);
  assert.deepEqual(await holds(place), []);
  const { events, held_cars, refund } = await seen(place.client, other.id);
  assert.deepEqual([held_cars, refund, events.at(-1)?.event, events.at(-1)?.actor], [[], 30_000, 'release', 'system']);
  assert.deepEqual((await bankOf(place)).toSorted(), ['refunded 30000', 'refunded 30000']);
});

test('where nothing similar is free, or nothing was paid, the money goes back as ever and nothing is held', async (t) => {
  const place = await quietMarket(t);
  const made = await paid(place);
  const order = await cancelled(place, made.id);
  assert.deepEqual([order.held_cars, order.refund, order.actions], [[], 30_000, []]);
  assert.deepEqual(await bankOf(place), ['refunded 30000']);
  assert.deepEqual(refusal(await take(place.client, made.id, place.carId)), [409, 'ORDER_CHANGED']);

  await similarCar(place);
  const unpaid = await ordered(place, place.client);
  assert.deepEqual([(await cancelled(place, unpaid.id)).held_cars, await holds(place)], [[], []]);
  // A client who cancels has chosen so.
  const own = await paid(place);
  assert.equal((await post(place.client, `/api/orders/${own.id}/cancel`)).status, 200);
  assert.deepEqual(await holds(place), []);
});

test('money that was on its way when the owner cancelled pays for another car, too, or goes back', async (t) => {
  const place = await quietMarket(t);
  const car = await similarCar(place);
  const made = await ordered(place, place.client);
  const begun = await payment(place.client, made.id);
  assert.deepEqual((await cancelled(place, made.id)).held_cars, []);
  await atBank(place.client, begun, 'action=approve&delivery=twice');
  await drainJobs(place.app);
  const order = await seen(place.client, made.id);
  assert.deepEqual(
    [order.held_cars.map(({ car_id }) => car_id), order.is_paid_online, order.refund, order.status],
    [[car], true, 30_000, 'cancelled'],
  );
  const next = placeOrder.response.parse((await take(place.client, made.id, car)).body).order;
  assert.deepEqual([next.is_paid_online, await bankOf(place)], [true, ['captured 0']]);
  assert.deepEqual(await books(place, next.id), ['payment 30000 4500']);

  const late = await ordered(place, place.client, { from: '2027-02-10T10:00', to: '2027-02-13T10:00' });
  const open = await payment(place.client, late.id);
  await post(place.owner, `/api/orders/${late.id}/cancel`);
  await emptyMarket(place);
  await atBank(place.client, open, 'action=approve&delivery=now');
  assert.deepEqual((await bankOf(place)).toSorted(), ['captured 0', 'refunded 30000']);
});

test('only the client takes a car, only one that is held, and only while its owner lets it', async (t) => {
  const place = await quietMarket(t);
  const [car, other] = [await similarCar(place), await similarCar(place)];
  const made = await paid(place);
  await cancelled(place, made.id);
  assert.equal((await take(place.stranger, made.id, car)).status, 404);
  assert.equal((await take(place.owner, made.id, car)).status, 403);
  assert.equal((await take(place.admin, made.id, car)).status, 403);
  assert.deepEqual(Object.keys((await take(place.client, made.id, place.carId)).body as object), ['car_id']);
  await place.app.context.pool.query("update cars set status = 'inactive' where id = $1", [car]);
  assert.deepEqual(refusal(await take(place.client, made.id, car)), [409, 'CAR_UNAVAILABLE']);
  assert.equal((await take(place.client, made.id, other)).status, 201);
});

test('two taps at once make one order, whichever car they are for', async (t) => {
  const place = await quietMarket(t);
  const cars = [await similarCar(place), await similarCar(place), await similarCar(place)];
  const made = await paid(place);
  await cancelled(place, made.id);
  const answers = await Promise.all([
    ...cars.map((car, index) => take(place.client, made.id, car, `tap ${index}`)),
    post(place.client, `/api/orders/${made.id}/release`),
  ]);
  assert.equal(answers.filter(({ status }) => status < 300).length, 1, JSON.stringify(answers.map(refusal)));
  assert.deepEqual(await holds(place), []);
});

test('both sides are mailed, the client with the cars, the new owner about a paid order', async (t) => {
  const place = await quietMarket(t);
  const car = await similarCar(place, { price: 9_000 });
  const made = await paid(place);
  await cancelled(place, made.id);
  const [mail] = await mailsTo(place.app, 'client@access.test');
  assert.match(mail?.text ?? '', /270\s₾/);
  assert.match(mail?.text ?? '', /Choose a car/);
  const next = placeOrder.response.parse((await take(place.client, made.id, car)).body).order;
  const [ownerMail] = await mailsTo(place.app, 'legalOwner@access.test');
  assert.match(ownerMail?.subject ?? '', new RegExp(`ordered and paid · ${next.number}$`));
  const { rows } = await place.app.context.pool.query<{ event: string }>(
    'select event from messages where order_id = any($1) order by id',
    [[made.id, next.id]],
  );
  assert.deepEqual(
    rows.map(({ event }) => event),
    ['book', 'pay', 'cancel', 'take_over', 'substitute'],
  );
});

test('an extra that was ordered is had with the other car, too, and one client has no more than nine cars held', async (t) => {
  const place = await quietMarket(t);
  await place.app.context.pool.query(
    "insert into car_extras (car_id, extra_code, price, per, most) values ($1, 'child_seat', 1000, 'day', null)",
    [place.carId],
  );
  const seat = { code: 'child_seat', price: 500, per: 'day' as const, most: null };
  const [without, with_] = [await similarCar(place), await similarCar(place, { extras: [seat] })];
  const quote = await post(place.client, '/api/quotes', { car_id: place.carId, ...someDates, extras: ['child_seat'] });
  const { id: quote_id } = (quote.body as { quote: { id: string } }).quote;
  const made = placeOrder.response.parse(
    (await post(place.client, '/api/orders', { quote_id, payment: 'full' })).body,
  ).order;
  await atBank(place.client, await payment(place.client, made.id), 'action=approve&delivery=now');
  await drainJobs(place.app);
  const order = await cancelled(place, made.id);
  assert.deepEqual(
    order.held_cars.map(({ car_id, total }) => [car_id, total]),
    [[with_, 31_500]],
  );
  assert.ok(without > 0);
  for (const month of ['02', '03', '04']) {
    for (let more = 0; more < 3; more += 1) await similarCar(place);
    const next = await paid(place, 'full', { from: `2027-${month}-10T10:00`, to: `2027-${month}-13T10:00` });
    await cancelled(place, next.id);
  }
  assert.equal((await holds(place)).length, 9);
});
