import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CarEvent, getCarHistory, MOST_CAR_EVENTS } from '#contract/calls/fleet/fleet.ts';
import { post } from '#server/testing/people/people.ts';
import { type Fleet, fleet } from './testing/fleetOwner.ts';

const historyOf = async ({ owner }: Fleet, id: number): Promise<CarEvent[]> =>
  getCarHistory.response.parse((await owner.inject(`/api/fleet/cars/${id}/history`)).body).events;

test('the history says who changed what of a car and when, with prices as they were and as they are', async (t) => {
  const place = await fleet(t);
  const { open, changed, clock, owner, app } = place;
  const { id } = await open();
  const url = `/api/fleet/cars/${id}`;
  clock.advance(60_000);
  await changed(id, { price_per_day: 13_000, is_active: false });
  clock.advance(60_000);
  await changed(id, { is_active: true, descriptions: { en: 'Call +995 555 12 34 56' } });
  clock.advance(60_000);
  const prices = { base: 15_000, weekdays: [{ weekday: 6, price: 20_000 }] };
  assert.equal((await owner.inject({ method: 'PUT', url: `${url}/prices`, body: prices })).status, 200);
  clock.advance(60_000);
  const form = new FormData();
  form.set('file', new File(['BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'], 'Airbnb.ics', { type: 'text/calendar' }));
  assert.equal((await owner.inject({ method: 'POST', url: `${url}/feeds`, body: form })).status, 201);
  await post(owner, `/api/fleet/cars/${id}/blocks`, { from: '2027-05-01', to: '2027-05-02', kind: 'owner' });

  const events = await historyOf(place, id);
  const briefly = ({ action, fields, price, status }: CarEvent) => [action, fields, price, status];
  assert.deepEqual(events.slice(0, 4).map(briefly), [
    ['feed_added', [], null, null],
    ['prices_saved', [], { before: 13_000, after: 15_000 }, null],
    ['saved', ['descriptions', 'is_active'], null, 'active'],
    ['saved', ['price_per_day', 'is_active'], { before: 14_144, after: 13_000 }, 'inactive'],
  ]);
  assert.ok(events.every(({ by, is_own }) => by === 'Giorgi' && is_own));
  assert.deepEqual(
    events
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
    events.map(({ at }) => at),
    'the newest first',
  );
  assert.equal(new Set(events.map((event) => event.id)).size, events.length);

  // Others are shown by their first name, with contacts in it covered, and deleted accounts as null.
  await app.context.pool.query(
    `insert into car_changes (car_id, version, user_id, at, fields) values ($1, 90, $2, $3, '{year}'), ($1, 91, 0, $3, '{doors}')`,
    [id, (await stranger(place)).userId, clock()],
  );
  assert.deepEqual(
    (await historyOf(place, id)).slice(0, 2).map(({ by, is_own }) => [by, is_own]),
    [
      [null, false],
      ['•••', false],
    ],
  );
});

async function stranger({ app }: Fleet) {
  const { rows } = await app.context.pool.query<{ user_id: number }>(
    `update owners set name = '+995 555 12 34 56' where id = (select min(id) from owners) returning user_id`,
  );
  return { userId: rows[0]?.user_id ?? 0 };
}

test('another car has its own history, and only the newest events are shown', async (t) => {
  const place = await fleet(t);
  const [one, other] = [await place.create({ brand: 'bmw' }), await place.create({ brand: 'audi' })];
  for (let year = 1; year <= MOST_CAR_EVENTS; year += 1) {
    place.clock.advance(1_000);
    await place.changed(one.id, { price_per_day: 10_000 + year });
  }
  const events = await historyOf(place, one.id);
  assert.equal(events.length, MOST_CAR_EVENTS);
  assert.deepEqual(
    [events[0]?.price, events.at(-1)?.price],
    [
      { before: 10_049, after: 10_050 },
      { before: null, after: 10_001 },
    ],
  );
  assert.deepEqual(
    (await historyOf(place, other.id)).map(({ action, fields }) => [action, fields]),
    [['saved', ['brand']]],
  );
});
