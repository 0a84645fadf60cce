import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportPayouts } from '#contract/calls/operations/bankFile.ts';
import { listOperations, type OperationFigures } from '#contract/calls/operations/operations.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { checkFigures } from '#server/testing/models/figuresModel.ts';
import { post } from '#server/testing/people/people.ts';
import { rentalCar } from '#server/testing/people/rentalCar.ts';
import { createPayouts } from './payouts/payouts.ts';
import { quietMarket, rented } from './payouts/testing/payoutMarket.ts';

const november = { from: '2026-11-01', to: '2026-11-30' };
const december = { from: '2026-12-01', to: '2026-12-31' };
const briefly = ({ earned, booked, held, paid_out, previous }: OperationFigures) => ({
  earned,
  before: previous.earned,
  booked,
  held,
  paid_out,
});

test('earned, booked, held and paid out are each one figure, whatever becomes of a rental', async (t) => {
  const place = await quietMarket(t);
  const { app, clock, owner, client, admin, carId } = place;
  await app.context.pool.query(
    `update cars set deposit = 20000, terms = '{"deposit": {"how": ["cash"], "back_within_days": 3}}' where id = $1`,
    [carId],
  );
  const move = async (id: number, what: string, body?: object, who = owner) => {
    const answer = await post(who, `/api/orders/${id}/${what}`, body);
    assert.ok(answer.status < 300, `${what}: ${answer.text}`);
  };
  const see = async (span = november) => briefly(await checkFigures(place, span));

  const first = await rented(place, { from: '2026-11-22T10:00', to: '2026-11-25T10:00' });
  assert.deepEqual(
    await see(),
    { earned: 0, before: 0, booked: 25_500, held: 25_500, paid_out: 0 },
    'paid and not begun: nothing is earned',
  );
  // One that goes on across the end of the month, partly paid online, and one of the month after.
  const across = await rented(place, { from: '2026-11-29T10:00', to: '2026-12-02T10:00' }, 'part');
  const late = await rented(place, { from: '2026-12-10T10:00', to: '2026-12-13T10:00' });
  assert.deepEqual(await see(), { earned: 0, before: 0, booked: 76_500, held: 55_500, paid_out: 0 });

  clock.set(new Date('2026-11-22T06:00:00Z'));
  await move(first.order.id, 'deposit', { kind: 'taken', amount: 20_000, way: 'cash' });
  await move(first.order.id, 'start');
  assert.deepEqual(
    await see(),
    { earned: 25_500, before: 0, booked: 51_000, held: 55_500, paid_out: 0 },
    'a deposit in the hand is none of them',
  );
  clock.set(new Date('2026-11-25T06:00:00Z'));
  await move(first.order.id, 'finish');
  await move(first.order.id, 'deposit', {
    kind: 'kept',
    amount: 3_000,
    way: 'cash',
    reason: 'A scratch on the rear door',
  });
  assert.deepEqual(
    await see(),
    { earned: 25_500, before: 0, booked: 51_000, held: 30_000, paid_out: 0 },
    'what makes a damage good is no earning',
  );
  clock.set(new Date('2026-11-29T06:00:00Z'));
  await move(across.order.id, 'start');
  assert.deepEqual(await see(), { earned: 30_000, before: 0, booked: 25_500, held: 30_000, paid_out: 0 });

  // The rest is handed over in December, and is earned then.
  clock.set(new Date('2026-12-02T06:00:00Z'));
  await createPayouts(app.context);
  await move(across.order.id, 'mark-paid');
  await move(across.order.id, 'finish');
  assert.deepEqual(await see(), { earned: 30_000, before: 0, booked: 25_500, held: 25_500, paid_out: 0 });
  assert.deepEqual(await see(december), { earned: 21_000, before: 30_000, booked: 25_500, held: 25_500, paid_out: 0 });
  const file = exportPayouts.response.parse((await post(admin, '/api/payouts/export')).body).export;
  await post(admin, `/api/payouts/exports/${file.id}/confirm`);
  assert.equal((await see(december)).paid_out, 0, 'sent is not arrived');
  const { rows } = await app.context.pool.query<{ id: number }>('select id from payouts');
  assert.equal((await post(admin, `/api/payouts/${rows[0]?.id}/settle`)).status, 200);
  assert.equal((await see(december)).paid_out, 25_500);
  assert.equal((await see()).paid_out, 0, 'it arrived in December');

  // Cancelled the evening before: the cancellation fee is earned now, and no longer booked or held.
  clock.set(new Date('2026-12-09T16:00:00Z'));
  await move(late.order.id, 'cancel', undefined, client);
  assert.deepEqual(
    await see(december),
    { earned: 21_000, before: 30_000, booked: 0, held: 25_500, paid_out: 25_500 },
    'the bank has not given the rest back yet',
  );
  await drainJobs(app);
  assert.deepEqual(await see(december), { earned: 29_500, before: 30_000, booked: 0, held: 0, paid_out: 25_500 });
});

test('what goes back of a cancelled rental is in the month of its cancellation, whenever its bank does it', async (t) => {
  const place = await quietMarket(t);
  const see = async (span: typeof november) => (await checkFigures(place, span)).earned;
  const { order } = await rented(place, { from: '2026-12-01T10:00', to: '2026-12-04T10:00' });
  // The last evening of November in Georgia; its bank needs until December.
  place.clock.set(new Date('2026-11-30T19:59:00Z'));
  assert.equal((await post(place.client, `/api/orders/${order.id}/cancel`)).status, 200);
  place.clock.set(new Date('2026-11-30T20:01:00Z'));
  await drainJobs(place.app);
  assert.deepEqual([await see(november), await see(december)], [8_500, 0], 'the fee of the cancellation');
  // What an admin gives back later leaves the month that is over as it is.
  place.clock.set(new Date('2026-12-05T08:00:00Z'));
  const goodwill = { amount: 10_000, reason: 'A sudden illness' };
  assert.equal((await post(place.admin, `/api/orders/${order.id}/refunds`, goodwill)).status, 201);
  await drainJobs(place.app);
  assert.deepEqual([await see(november), await see(december)], [8_500, -8_500]);
});

test('figures are of the car and the branch, not of kind, state or number, and of no days but real ones', async (t) => {
  const place = await quietMarket(t);
  await rented(place, { from: '2026-11-22T10:00', to: '2026-11-25T10:00' });
  place.clock.set(new Date('2026-11-23T08:00:00Z'));
  const ask = async (query: string, browser = place.owner) => {
    const answer = await browser.inject(`/api/operations?${query}`);
    assert.equal(answer.status, 200, `${query}: ${answer.text}`);
    return listOperations.response.parse(answer.body).figures;
  };
  const days = 'from=2026-11-01&to=2026-11-23';
  const whole = await ask(days);
  assert.deepEqual(whole?.previous, { from: '2026-10-09', to: '2026-10-31', earned: 0 });
  assert.equal(whole?.earned, 25_500);
  for (const narrow of ['&kind=cash', '&state=sent', '&q=P-1'])
    assert.deepEqual(await ask(days + narrow), whole, narrow);
  assert.deepEqual(await ask(`${days}&car_id=${place.carId}`), { ...whole, paid_out: null });
  const { rows } = await place.app.context.pool.query<{ owner_id: number }>('select owner_id from cars where id = $1', [
    place.carId,
  ]);
  const otherId = await rentalCar(place.app, { ownerId: rows[0]?.owner_id ?? 0 });
  const nothing = { ...whole, earned: 0, held: 0, paid_out: null };
  assert.deepEqual(await ask(`${days}&car_id=${otherId}`), nothing);
  assert.ok((await ask(days, place.admin))?.earned === 25_500, "everybody's");
  for (const none of [
    '',
    'from=2026-11-01',
    'to=2026-11-01',
    'from=2026-11-02&to=2026-11-01',
    'from=0001-01-01&to=9999-12-31',
  ])
    assert.equal(await ask(none), null, none);
});
