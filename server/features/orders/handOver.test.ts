import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getOrder, listOrders, type Order, placeOrder } from '#contract/calls/orders/orders.ts';
import { createQuote, type Quote } from '#contract/calls/orders/quotes.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { mailsTo, post } from '#server/testing/people/people.ts';
import { atBank, market, type Market, order, payment, someDates } from '#server/testing/people/renters.ts';
import { exportOrders, forgetTexts } from './ordersPersonalDataRepository.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '18:00' }));
const tbilisiAirport = { kind: 'airport', id: 1 };
const batumiAirport = { kind: 'airport', id: 3 };
const hotel = { kind: 'hotel', id: 1 };

/** The market's owner comes to two airports and to addresses of Tbilisi. */
async function offering(place: Market): Promise<Market> {
  const offers = [
    { kind: 'airport', target_id: 1, price: 4_000, hours: null, notice_hours: 3 },
    { kind: 'airport', target_id: 3, price: 15_000, hours: everyDay, notice_hours: 24 },
    { kind: 'area', target_id: 1, price: 0, hours: everyDay, notice_hours: 0 },
  ];
  for (const offer of offers) {
    const answer = await post(place.owner, '/api/fleet/places', offer);
    assert.equal(answer.status, 201, answer.text);
  }
  return place;
}

const allowOneWay = ({ app, carId }: Market, price: number) =>
  app.context.pool.query('update cars set terms = terms || $1 where id = $2', [
    JSON.stringify({ one_way: { allowed: true, price } }),
    carId,
  ]);

const ask = ({ app, carId }: Market, body: object) =>
  post(app.visitor(), '/api/quotes', { car_id: carId, ...someDates, ...body });

async function quoted(place: Market, body: object): Promise<Quote> {
  const answer = await ask(place, body);
  assert.equal(answer.status, 201, answer.text);
  return createQuote.response.parse(answer.body).quote;
}

async function refused(place: Market, body: object): Promise<unknown> {
  const answer = await ask(place, body);
  assert.equal(answer.status, 422, answer.text);
  return answer.body;
}

const linesOf = ({ items }: Quote) =>
  items.filter(({ code }) => code !== 'day').map(({ code, total }) => [code, total]);

test('each place has its own price, and another city at the end that of a one-way rental', async (t) => {
  const place = await offering(await market(t));
  const costs: readonly (readonly [object, readonly (readonly [string, number])[]])[] = [
    [{}, []],
    [{ pick_up: tbilisiAirport }, [['pick_up', 4_000]]],
    [{ drop_off: tbilisiAirport }, [['drop_off', 4_000]]],
    [
      { pick_up: tbilisiAirport, drop_off: tbilisiAirport },
      [
        ['pick_up', 4_000],
        ['drop_off', 4_000],
      ],
    ],
    // What costs nothing is no line.
    [{ pick_up: hotel, drop_off: tbilisiAirport }, [['drop_off', 4_000]]],
  ];
  for (const [request, lines] of costs) {
    const quote = await quoted(place, request);
    assert.deepEqual(linesOf(quote), lines);
    assert.equal(quote.total, 30_000 + lines.reduce((sum, [, total]) => sum + total, 0));
  }
  assert.deepEqual(await refused(place, { pick_up: tbilisiAirport, drop_off: batumiAirport }), {
    drop_off: 'This car has to be returned in the city where it was picked up.',
  });
  // Both in the other city is no one-way rental.
  const both = await quoted(place, { pick_up: batumiAirport, drop_off: batumiAirport });
  assert.equal(both.total, 60_000);
  await allowOneWay(place, 8_000);
  const oneWay = await quoted(place, { pick_up: tbilisiAirport, drop_off: batumiAirport });
  assert.deepEqual(linesOf(oneWay), [
    ['pick_up', 4_000],
    ['drop_off', 15_000],
    ['one_way', 8_000],
  ]);
  assert.deepEqual(
    [oneWay.pick_up, oneWay.drop_off],
    [
      { kind: 'airport', id: 1, name: 'Tbilisi Airport', address: null, city: 'Tbilisi' },
      { kind: 'airport', id: 3, name: 'Batumi Airport', address: null, city: 'Batumi' },
    ],
  );
});

test("what the car's owner does not offer is refused: another's airport, another's branch, nothing at all", async (t) => {
  const place = await offering(await market(t));
  const { pool } = place.app.context;
  const wrong = 'This car is not handed over or taken back at this place.';
  const { rows } = await pool.query<{ id: number }>(
    'select id from branches where owner_id <> (select owner_id from cars where id = $1) and id <> (select branch_id from cars where id = $1) limit 1',
    [place.carId],
  );
  assert.deepEqual(await refused(place, { pick_up: { kind: 'airport', id: 2 } }), { pick_up: wrong });
  assert.deepEqual(await refused(place, { drop_off: { kind: 'branch', id: rows[0]?.id } }), { drop_off: wrong });
  // The ids of an airport and of a city are not each other's.
  assert.deepEqual(await refused(place, { pick_up: { kind: 'address', id: 3 } }), { pick_up: wrong });
  const own = await pool.query<{ branch_id: number }>(
    'update cars set has_own_address = false where id = $1 returning branch_id',
    [place.carId],
  );
  const atBranch = await quoted(place, { pick_up: { kind: 'branch', id: own.rows[0]?.branch_id } });
  assert.deepEqual([atBranch.total, atBranch.pick_up?.kind], [30_000, 'own']);
});

test('the hours and the notice of both places count, and those of the branch only where it is one of them', async (t) => {
  const place = await offering(await market(t));
  const { pool } = place.app.context;
  await pool.query(
    'insert into branch_hours (branch_id, weekday, opens, closes) select branch_id, n, 600, 660 from cars, generate_series(1, 7) n where id = $1',
    [place.carId],
  );
  const fields = async (body: object) => Object.keys((await refused(place, body)) as object);
  const night = { from: '2027-01-10T03:00', to: '2027-01-12T03:00' };
  assert.deepEqual(await fields(night), ['from', 'to']);
  assert.deepEqual(await fields({ ...night, pick_up: tbilisiAirport }), ['to']);
  await quoted(place, { ...night, pick_up: tbilisiAirport, drop_off: tbilisiAirport });
  assert.deepEqual(await refused(place, { ...night, pick_up: tbilisiAirport, drop_off: hotel }), {
    to: 'On Tuesday, 12 January this place is served from 09:00 to 18:00. The nearest possible time: Tuesday, 12 January, 09:00.',
  });
  // It is ten o'clock on 20 November.
  const soon = (from: string) => ({ from, to: '2026-11-23T10:00', pick_up: tbilisiAirport, drop_off: tbilisiAirport });
  await quoted(place, soon('2026-11-20T13:00'));
  assert.deepEqual(await refused(place, soon('2026-11-20T12:59')), {
    from: 'Here the car must be booked at least 3 hours ahead. The earliest possible time: Friday, 20 November, 13:00.',
  });
});

async function paidAtHotel(place: Market): Promise<Order> {
  const { id } = await quoted(place, {
    pick_up: { ...hotel, address: ' Rooms Hotel,  14 Kostava ' },
    drop_off: tbilisiAirport,
  });
  const { order: made } = placeOrder.response.parse((await order(place.client, id)).body);
  await atBank(place.client, await payment(place.client, made.id), 'action=approve&delivery=now');
  await drainJobs(place.app);
  return made;
}

const seenBy = async (browser: Market['client'], id: number) =>
  getOrder.response.parse((await browser.inject(`/api/orders/${id}`)).body).order;

test('an order stores both places; the owner sees the name of the hotel once it is paid, staff never', async (t) => {
  const place = await offering(await market(t));
  const { id: quoteId } = await quoted(place, { pick_up: { ...hotel, address: 'Rooms Hotel, 14 Kostava' } });
  const { order: unpaid } = placeOrder.response.parse((await order(place.client, quoteId)).body);
  assert.equal(unpaid.pick_up.address, 'Rooms Hotel, 14 Kostava');
  assert.equal((await seenBy(place.owner, unpaid.id)).pick_up.address, null);
  await place.client.inject({ method: 'POST', url: `/api/orders/${unpaid.id}/cancel`, body: {} });

  const made = await paidAtHotel(place);
  const address = 'Rooms Hotel, 14 Kostava';
  const inHotel = { kind: 'hotel', id: 1, name: null, address, city: 'Tbilisi' };
  assert.deepEqual((await seenBy(place.client, made.id)).pick_up, inHotel);
  assert.deepEqual((await seenBy(place.owner, made.id)).pick_up, inHotel);
  assert.deepEqual((await seenBy(place.admin, made.id)).pick_up, { ...inHotel, address: null });
  const list = listOrders.response.parse((await place.owner.inject('/api/orders?needs=hand_over')).body).orders;
  assert.deepEqual(
    list.flatMap(({ id, pick_up }) => (id === made.id ? [pick_up] : [])),
    [],
    'it is not near yet',
  );
  // The order keeps the airport in every language, even if the list changes.
  const places = (await place.owner.inject('/api/fleet/places')).body as { places: { id: number; kind: string }[] };
  for (const { id } of places.places) await place.owner.inject({ method: 'DELETE', url: `/api/fleet/places/${id}` });
  assert.equal((await seenBy(place.client, made.id)).drop_off.name, 'Tbilisi Airport');
  const { rows } = await place.app.context.pool.query(
    "select drop_off->'name'->>'ka' as ka from orders where id = $1",
    [made.id],
  );
  assert.deepEqual(rows, [{ ka: 'თბილისის აეროპორტი' }]);
  const { text: file } = await place.client.inject(`/api/orders/${made.id}/calendar.ics`);
  assert.match(file.replaceAll('\r\n ', ''), /LOCATION:Rooms Hotel\\, 14 Kostava\\, Tbilisi/);
  const { text: staffFile } = await place.admin.inject(`/api/orders/${made.id}/calendar.ics`);
  assert.ok(!staffFile.includes('Rooms'));
  const mails = [
    ...(await mailsTo(place.app, 'client@access.test')),
    ...(await mailsTo(place.app, 'physicalOwner@access.test')),
  ];
  assert.ok(!JSON.stringify(mails).includes('Rooms'), 'mails contain no typed text');
  const paid = mails.find(({ text }) => text.includes('at a hotel in Tbilisi')) ?? assert.fail('no mail says where');
  assert.match(paid.text, /Return: [^\n]*, Tbilisi Airport\n\nShow on the map: https:\S*query=Tbilisi\+Airport\n/);
  await place.client.inject({ method: 'POST', url: `/api/orders/${made.id}/cancel`, body: {} });
  await drainJobs(place.app);
  const [last] = await mailsTo(place.app, 'client@access.test');
  assert.doesNotMatch(last?.text ?? assert.fail('no mail'), /Tbilisi Airport/);
});

test('the address may come with the order, is required, and has the form of an address', async (t) => {
  const place = await offering(await market(t));
  const { id: quote_id } = await quoted(place, {
    pick_up: hotel,
    drop_off: { kind: 'address', id: 1, address: 'Kostava 5' },
  });
  const send = (body: object) =>
    place.client.inject({ method: 'POST', url: '/api/orders', body: { quote_id, payment: 'full', ...body } });
  assert.deepEqual((await send({})).body, { pick_up_address: 'Please enter the address or hotel.' });
  assert.deepEqual(Object.keys((await send({ pick_up_address: '<b>' })).body as object), ['pick_up_address']);
  assert.equal((await send({ pick_up_address: 'x'.repeat(201) })).status, 422);
  const made = await send({ pick_up_address: 'Hotel Ambassadori' });
  assert.equal(made.status, 201, made.text);
  const { pick_up, drop_off } = placeOrder.response.parse(made.body).order;
  assert.deepEqual([pick_up.address, drop_off.address], ['Hotel Ambassadori', 'Kostava 5']);
});

test('deleting a client deletes the place where they were met; only the client’s export has it', async (t) => {
  const place = await offering(await market(t));
  const { id } = await paidAtHotel(place);
  const { db, pool } = place.app.context;
  const { rows } = await pool.query<{ client_id: number; owner_id: number }>(
    'select client_id, owner_id from orders where id = $1',
    [id],
  );
  const { client_id, owner_id } = rows[0] ?? { client_id: 0, owner_id: 0 };
  const actor = { userId: 0, roles: [], sessionId: 0, mustSetUpSecondFactor: false, viewerId: null };
  const exported = async (parties: { clientId: number | null; ownerId: number | null }) =>
    JSON.stringify(await exportOrders(db, { ...actor, ...parties }));
  assert.match(await exported({ clientId: client_id, ownerId: null }), /Rooms Hotel/);
  assert.doesNotMatch(await exported({ clientId: null, ownerId: owner_id }), /Rooms Hotel/);
  await forgetTexts(db, client_id);
  assert.equal((await seenBy(place.owner, id)).pick_up.address, null);
  assert.equal((await seenBy(place.owner, id)).drop_off.name, 'Tbilisi Airport');
});

test('an order shows the hours of its places on its days, as the owner has them now', async (t) => {
  const place = await offering(await market(t));
  const { pool } = place.app.context;
  const made = await paidAtHotel(place);
  const hours = async () => {
    const { pick_up_hours, drop_off_hours } = await seenBy(place.client, made.id);
    return [pick_up_hours, drop_off_hours];
  };
  const always = { from: '00:00', to: '24:00' };
  assert.deepEqual(await hours(), [{ from: '09:00', to: '18:00' }, always]);
  const weekday = new Date(made.from).getUTCDay() || 7;
  await pool.query(`update places set hours = $1 where kind = 'area'`, [
    JSON.stringify(everyDay.filter((day) => day.weekday !== weekday)),
  ]);
  await pool.query(`delete from places where kind = 'airport'`);
  assert.deepEqual(await hours(), [{ from: null, to: null }, null]);

  const { order: plain } = placeOrder.response.parse(
    (await order(place.client, (await quoted(place, { from: '2027-02-10T10:00', to: '2027-02-12T10:00' })).id)).body,
  );
  assert.deepEqual([plain.pick_up_hours, plain.drop_off_hours], [always, always]);
  await place.client.inject({ method: 'POST', url: `/api/orders/${plain.id}/cancel`, body: {} });
  assert.equal((await seenBy(place.client, plain.id)).pick_up_hours, null);
});
