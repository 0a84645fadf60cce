import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailsTo } from '#server/testing/people/people.ts';
import { similarCar } from '#server/testing/people/similarCars.ts';
import { bankOf, cancelled, paid, quietMarket } from '#server/testing/rescues.ts';

test('for days of which one is over no car is held: the client would pay for it', async (t) => {
  const place = await quietMarket(t);
  await similarCar(place);
  const made = await paid(place);
  const other = await paid(place, 'full', { from: '2027-02-10T10:00', to: '2027-02-13T10:00' });
  place.clock.set(new Date('2027-01-11T06:00:00Z'));
  const order = await cancelled(place, made.id);
  assert.deepEqual([order.held_cars, order.refund, order.actions], [[], 30_000, []]);
  assert.deepEqual(await bankOf(place), ['captured 0', 'refunded 30000']);
  const [mail] = await mailsTo(place.app, 'client@access.test');
  assert.match(mail?.text ?? '', /The owner had to cancel[^]*everything you paid\.\n/);
  // During the first day, of which all is charged anyway, it is a help.
  place.clock.set(new Date('2027-02-11T05:59:59Z'));
  assert.equal((await cancelled(place, other.id)).held_cars.length, 1);
});
