import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as calls from '#contract/calls/blocks.ts';
import { addFeed } from '#contract/calls/feeds.ts';
import { readEvents } from '#server/testing/eventReader.ts';
import { post } from '#server/testing/people/people.ts';
import { market, ordered } from '#server/testing/people/renters.ts';
import { blocksPersonalData } from './blocksPersonalData.ts';
import { blocked, calendarOf, change, remove, week } from './testing/blocker.ts';

test('the calendar shows the fleet with orders, requests, holds and own days, in the order of their beginning', async (t) => {
  const market_ = await market(t, { needsConfirmation: true });
  const request = await ordered(market_, market_.client);
  const made = await blocked(market_, { kind: 'maintenance' });
  const { car, branches, cars } = await calendarOf(market_);
  const expected = {
    id: request.id,
    number: request.number,
    status: 'requested',
    client: 'Nino B.',
    from: request.from,
    to: request.to,
    net: 25_500,
  };
  assert.deepEqual([car?.requests, car?.blocks], [[expected], [made]]);
  assert.deepEqual([cars.length, branches], [1, []]);
  await post(market_.owner, `/api/orders/${request.id}/accept`);
  const accepted = await calendarOf(market_);
  assert.deepEqual(accepted.car?.requests, []);
  assert.deepEqual(
    accepted.car?.blocks.map(({ kind, from, to, order: of }) => [kind, from, to, of?.status, of?.to]),
    [
      ['hold', '2027-01-10T10:00', '2027-01-13T11:00', 'confirmed', '2027-01-13T10:00'],
      ['maintenance', week.from, week.to, undefined, undefined],
    ],
  );
  const listed = await market_.owner.inject(`/api/fleet/cars/${market_.carId}/blocks?from=2027-01-01&to=2027-03-31`);
  assert.deepEqual(calls.listCarBlocks.response.parse(listed.body).blocks, accepted.car?.blocks);
  // What only touches the window from outside is not in it.
  const after = await calendarOf(market_, 'from=2027-02-08&to=2027-02-09');
  assert.deepEqual(after.car?.blocks, []);
});

test('the calendar shows at most 190 days and only branches of the own', async (t) => {
  const market_ = await market(t);
  const { pool } = market_.app.context;
  const { rows } = await pool.query<{ id: number }>(
    `insert into branches (owner_id, city_id, name_en, name_ka, name_ru, address_en, address_ka, address_ru)
     select owner_id, 1, 'Airport', 'აეროპორტი', 'Аэропорт', 'a', 'a', 'a' from cars where id = $1 returning id`,
    [market_.carId],
  );
  const branch = rows[0]?.id ?? 0;
  const query = 'from=2027-01-01&to=2027-07-09';
  const inBranch = async () => (await calendarOf(market_, `${query}&branch_id=${branch}`)).cars.length;
  assert.equal(await inBranch(), 0);
  await pool.query('update cars set branch_id = $1 where id = $2', [branch, market_.carId]);
  assert.equal(await inBranch(), 1);
  assert.deepEqual((await calendarOf(market_, query)).branches, [{ id: branch, name: 'Airport' }]);
  const tooLong = await market_.owner.inject('/api/fleet/calendar?from=2027-01-01&to=2027-07-10');
  assert.deepEqual(Object.keys(tooLong.body as object), ['to']);
  assert.equal((await market_.owner.inject('/api/fleet/calendar?from=2027-01-02&to=2027-01-01')).status, 422);
  assert.equal((await market_.owner.inject('/api/fleet/calendar?from=0001-01-01')).status, 422);
  assert.equal((await market_.owner.inject('/api/fleet/calendar?from=9999-12-31')).status, 422);
});

test('only users with the fleet open receive its changes, by an order or a block', async (t) => {
  const market_ = await market(t);
  const address = await market_.app.app.listen({ host: '127.0.0.1', port: 0 });
  const owner = await readEvents(t, address, market_.owner);
  const stranger = await readEvents(t, address, market_.stranger);
  const made = await blocked(market_);
  assert.equal(await owner.next(), 'fleet {}');
  await change(market_, made.id, { to: '2027-02-07T00:00' });
  assert.equal(await owner.next(), 'fleet {}');
  await remove(market_, made.id);
  assert.equal(await owner.next(), 'fleet {}');
  await ordered(market_, market_.client);
  const heard = [await owner.next(), await owner.next()];
  assert.ok(heard.includes('fleet {}'), heard.join());
  await post(market_.stranger, '/api/logout');
  assert.equal(await stranger.next(), 'end');
});

test('an account is exported and deleted with its blocks and notes', async (t) => {
  const market_ = await market(t);
  const { id } = await blocked(market_, { note: 'Wedding' });
  const exported = await market_.owner.inject('/api/profile/export');
  const { data } = exported.body as { data: { blocks: { id: number; note: string }[] } };
  assert.deepEqual(
    data.blocks.map((each) => [each.id, each.note]),
    [[id, 'Wedding']],
  );
  const { db, pool } = market_.app.context;
  await blocksPersonalData.forget?.(db, {
    userId: 0,
    roles: [],
    clientId: null,
    ownerId:
      (await pool.query<{ owner_id: number }>('select owner_id from cars where id = $1', [market_.carId])).rows[0]
        ?.owner_id ?? 0,
    sessionId: 0,
    mustSetUpSecondFactor: false,
    viewerId: null,
  });
  assert.equal((await pool.query('select from car_blocks where id = $1', [id])).rowCount, 0);
});

test('the calendar of the fleet names where a block comes from, and what is over stays when that is followed no longer', async (t) => {
  const place = await market(t);
  const event = (from: string, to: string) =>
    `BEGIN:VEVENT\r\nUID:${from}@site\r\nDTSTART;VALUE=DATE:${from}\r\nDTEND;VALUE=DATE:${to}\r\nSUMMARY:Reserved\r\nEND:VEVENT\r\n`;
  const calendar = (...events: string[]) => `BEGIN:VCALENDAR\r\n${events.join('')}END:VCALENDAR\r\n`;
  const url = `/api/fleet/cars/${place.carId}/feeds`;
  const follow = async (name: string, text: string) => {
    const form = new FormData();
    form.set('file', new File([text], `${name}.ics`, { type: 'text/calendar' }));
    const answer = await place.owner.inject({ method: 'POST', url, body: form });
    assert.equal(answer.status, 201, answer.text);
    return { id: addFeed.response.parse(answer.body).feed.id, name };
  };
  const airbnb = await follow('Airbnb', calendar(event('20261124', '20261126'), event('20261201', '20261203')));
  // Of days that both have, the one that was followed first is named.
  const booking = await follow('Booking', calendar(event('20261201', '20261203'), event('20261202', '20261205')));
  const named = async () => {
    const answer = await place.owner.inject(`/api/fleet/cars/${place.carId}/blocks?from=2026-11-20&to=2026-12-31`);
    const { blocks } = calls.listCarBlocks.response.parse(answer.body);
    return blocks.map(({ kind, from, feed }) => [kind, from.slice(0, 10), feed]);
  };
  assert.deepEqual(await named(), [
    ['ical', '2026-11-24', airbnb],
    ['ical', '2026-12-01', airbnb],
    ['ical', '2026-12-03', booking],
  ]);
  place.clock.set(new Date('2026-11-27T08:00:00Z'));
  assert.equal((await place.owner.inject({ method: 'DELETE', url: `${url}/${airbnb.id}` })).status, 204);
  assert.deepEqual(await named(), [
    ['ical', '2026-11-24', null],
    ['ical', '2026-12-01', booking],
    ['ical', '2026-12-03', booking],
  ]);
});
