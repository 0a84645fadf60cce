import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listOrders } from '#contract/calls/orders/orders.ts';
import { addDays } from '#contract/domain/rentalTime.ts';
import { aFine, answered, bringBack, claimed } from '#server/testing/claims.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { post } from '#server/testing/people/people.ts';
import { type Market, market, ordered } from '#server/testing/people/renters.ts';
import { paid, seen } from '#server/testing/rescues.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';

const act = (browser: TestBrowser, id: number, action: string) => post(browser, `/api/orders/${id}/${action}`);
/** As if the bank had answered. */
const pay = ({ app }: Market, id: number) =>
  app.context.pool.query('update orders set paid_at = requested_at, expires_at = null where id = $1', [id]);

test('a page of orders can be of one status, or of what waits for the owner today', async (t) => {
  const place = await market(t);
  const [today, tomorrow] = ['2026-11-20T12:00', '2026-11-21T00:00'];
  const soon = await ordered(place, place.client, { from: today, to: '2026-11-20T20:00' }, 'part');
  const later = await ordered(place, place.client, { from: tomorrow, to: '2026-11-22T10:00' }, 'part');
  const numbers = async (browser: TestBrowser, query: string) => {
    const answer = await browser.inject(`/api/orders?${query}`);
    assert.equal(answer.status, 200, answer.text);
    const { orders, total } = listOrders.response.parse(answer.body);
    assert.equal(orders.length, total);
    return orders.map(({ number }) => number);
  };
  assert.deepEqual(await numbers(place.owner, 'needs=hand_over'), []);
  await pay(place, soon.id);
  await pay(place, later.id);
  assert.deepEqual(await numbers(place.owner, 'needs=hand_over'), [soon.number]);
  assert.deepEqual(await numbers(place.owner, 'status=confirmed'), [later.number, soon.number]);
  assert.deepEqual(await numbers(place.owner, 'needs=cash'), []);
  await act(place.owner, soon.id, 'start');
  assert.deepEqual(await numbers(place.owner, 'needs=take_back'), [soon.number]);
  assert.deepEqual(await numbers(place.owner, 'needs=on_the_road'), []);
  assert.deepEqual(await numbers(place.owner, 'needs=cash'), [soon.number]);
  assert.deepEqual(await numbers(place.stranger, 'needs=cash'), []);
  // An admin sees those of the demo fleet among them.
  for (const need of ['answer', 'hand_over', 'on_the_road', 'take_back', 'cash', 'change', 'claim'])
    assert.equal((await place.admin.inject(`/api/orders?needs=${need}`)).status, 200, need);
  await act(place.owner, soon.id, 'finish');
  assert.deepEqual(await numbers(place.owner, 'needs=take_back'), []);
  await act(place.owner, soon.id, 'mark-paid');
  assert.deepEqual(await numbers(place.owner, 'needs=cash'), []);
  // Ten in the evening: tomorrow's first car can be handed over already.
  place.clock.set(new Date('2026-11-20T17:59:59.999Z'));
  assert.deepEqual(await numbers(place.owner, 'needs=hand_over'), []);
  place.clock.advance(1);
  assert.deepEqual(await numbers(place.owner, 'needs=hand_over'), [later.number]);
  await act(place.owner, later.id, 'start');
  // It is on the road until the day of its return has come.
  assert.deepEqual(await numbers(place.owner, 'needs=on_the_road'), [later.number]);
  assert.deepEqual(await numbers(place.stranger, 'needs=on_the_road'), []);
  place.clock.set(new Date('2026-11-21T20:00:00Z'));
  assert.deepEqual(await numbers(place.owner, 'needs=on_the_road'), []);
  assert.deepEqual(await numbers(place.owner, 'needs=take_back'), [later.number]);
  assert.equal((await place.owner.inject('/api/orders?needs=rest')).status, 422);
});

test('the owner finds what a client wants to change, and the claims that are open', async (t) => {
  const place = await market(t);
  const needs = async (browser: TestBrowser, need: string) => {
    const { orders } = listOrders.response.parse((await browser.inject(`/api/orders?needs=${need}`)).body);
    return orders.map(({ id }) => id);
  };
  const { id, to } = await paid(place);
  await place.app.context.pool.query('update cars set needs_confirmation = true where id = $1', [place.carId]);
  const longer = { to: `${addDays(to.slice(0, 10), 1)}${to.slice(10)}` };
  assert.equal((await post(place.client, `/api/orders/${id}/changes`, longer)).status, 201);
  assert.deepEqual([await needs(place.owner, 'change'), await needs(place.stranger, 'change')], [[id], []]);
  await bringBack(place, await seen(place.client, id));
  assert.deepEqual([await needs(place.owner, 'change'), await needs(place.owner, 'claim')], [[], []]);
  const claim = await claimed(place, id, aFine(5_000));
  assert.deepEqual([await needs(place.owner, 'claim'), await needs(place.stranger, 'claim')], [[id], []]);
  assert.equal((await answered(place.client, claim.id, 5_000, '')).status, 200);
  assert.deepEqual(await needs(place.owner, 'claim'), [id], 'it is to be paid');
  assert.equal((await post(place.owner, `/api/claims/${claim.id}/confirm`)).status, 200);
  assert.deepEqual(await needs(place.owner, 'claim'), []);
});

test('upcoming orders come by what comes next, past ones with the latest first; all users see their own', async (t) => {
  const place = await market(t);
  const order = (day: number) =>
    ordered(place, place.client, { from: `2026-12-0${day}T10:00`, to: `2026-12-0${day}T20:00` }, 'part');
  const [late, unpaid, soon, over, cancelled] = [
    await order(7),
    await order(5),
    await order(3),
    await order(1),
    await order(9),
  ];
  for (const { id } of [late, soon, over, cancelled]) await pay(place, id);
  await place.app.context.pool.query("update orders set status = 'completed' where id = $1", [over.id]);
  assert.equal((await act(place.client, cancelled.id, 'cancel')).status, 200);
  const list = async (browser: TestBrowser, when: string) => {
    const answer = await browser.inject(`/api/orders?when=${when}`);
    assert.equal(answer.status, 200, answer.text);
    return listOrders.response.parse(answer.body).orders;
  };
  const numbers = async (browser: TestBrowser, when: string) => (await list(browser, when)).map(({ number }) => number);
  // The dates of the unpaid one are held for minutes only: that comes first.
  for (const side of [place.client, place.owner]) {
    assert.deepEqual(await numbers(side, 'upcoming'), [unpaid.number, soon.number, late.number]);
    assert.deepEqual(await numbers(side, 'past'), [cancelled.number, over.number]);
  }
  assert.deepEqual(await numbers(place.stranger, 'upcoming'), []);
  assert.deepEqual(await numbers(place.admin, 'past'), []);
  const [first, second] = await list(place.client, 'past');
  assert.deepEqual([first?.refund, first?.refund_by], [cancelled.prepaid, '2026-12-04']);
  assert.deepEqual([second?.refund, second?.refund_by], [0, null]);
});

test('every instant of an order is written alike, to the millisecond, whatever wrote it', async (t) => {
  const place = await market(t);
  place.clock.set(new Date('2026-11-20T06:30:00.700Z'));
  const { id } = await ordered(place, place.client, { from: '2026-11-20T12:00', to: '2026-11-21T12:00' }, 'part');
  await pay(place, id);
  await post(place.owner, `/api/orders/${id}/deposit`, { kind: 'taken', amount: 5_000, way: 'cash' });
  const order = await seen(place.client, id);
  assert.equal(order.deposit_moves.length, 1);
  for (const at of [
    order.ordered_at,
    ...order.events.map((event) => event.at),
    ...order.deposit_moves.map((move) => move.at),
  ])
    assert.equal(at, '2026-11-20T06:30:00.700Z');
});

test('an order is a calendar file for those who may see it: instants, the place, no person, and a new sequence when it changes', async (t) => {
  const place = await market(t, {}, { config: { publicUrl: 'https://gza.example' } });
  const made = await ordered(place, place.client);
  const file = async (browser: TestBrowser) => browser.inject(`/api/orders/${made.id}/calendar.ics`);
  const answer = await file(place.client);
  assert.deepEqual(
    [answer.status, answer.headers['content-type'], answer.headers['content-disposition']],
    [200, 'text/calendar; charset=utf-8', `attachment; filename="${made.number}.ics"`],
  );
  const lines = answer.text.replaceAll('\r\n ', '').split('\r\n');
  for (const line of [
    'BEGIN:VCALENDAR',
    `UID:order-${made.id}@gza.example`,
    'SEQUENCE:1',
    'DTSTART:20270110T060000Z',
    'DTEND:20270113T060000Z',
    'STATUS:TENTATIVE',
    `DESCRIPTION:Order ${made.number}\\nhttps://gza.example/orders/${made.id}`,
  ]) {
    assert.ok(lines.includes(line), `${line} in\n${lines.join('\n')}`);
  }
  assert.ok(lines.some((line) => line.startsWith('LOCATION:') && line.includes(made.city)));
  for (const { name, phone } of [made.client, made.owner]) {
    assert.ok(!answer.text.includes(name) && !answer.text.includes(phone ?? 'none'), name);
  }
  assert.equal((await act(place.owner, made.id, 'cancel')).status, 200);
  const after = (await file(place.owner)).text;
  assert.match(after, /SEQUENCE:2\r\n/);
  assert.match(after, /STATUS:CANCELLED\r\n/);
  assert.match(after, new RegExp(`URL;VALUE=URI:https://gza\\.example/admin/orders/${made.id}\\r\\n`));
  const refusals = [place.stranger, place.app.visitor()].map(async (browser) => (await file(browser)).status);
  assert.deepEqual(await Promise.all(refusals), [404, 401]);
  assert.equal((await place.client.inject('/api/orders/none/calendar.ics')).status, 404);

  await drainJobs(place.app);
  const { rows } = await place.app.context.pool.query<{ text: string }>(
    "select text from outbox_mails where subject like 'The owner had to cancel%'",
  );
  assert.equal(rows.length, 1);
  assert.match(rows[0]?.text ?? '', new RegExp(`https://gza\\.example/orders/${made.id}`));
});
