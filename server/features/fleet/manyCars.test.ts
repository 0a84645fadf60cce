import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listFleetCars } from '#contract/calls/fleet/fleet.ts';
import { getStatistics } from '#contract/calls/statistics.ts';
import { post } from '#server/testing/people/people.ts';
import { ordered } from '#server/testing/people/renters.ts';
import { fleet, wholeCar } from './testing/fleetOwner.ts';

test('tabs are counted by what cars lack, and each car is in one of them', async (t) => {
  const { create, open, changed, photograph, owner, branchId, carId } = await fleet(t);
  const whole = { ...wholeCar, branch_id: branchId };
  const paused = await open();
  await changed(paused.id, { is_active: false });
  const bare = await create(whole);
  await photograph(bare.id, ['front', 'rear']);
  const draft = await create({ ...whole, year: null });
  await photograph(draft.id);
  const list = async (query = '') =>
    listFleetCars.response.parse((await owner.inject(`/api/fleet/cars?${query}`)).body);
  const { counts, cars, total, free_today } = await list();
  assert.deepEqual(counts, { all: 4, active: 1, inactive: 1, needs_images: 1, draft: 1 });
  assert.deepEqual([total, free_today], [4, 1]);
  const found = new Map(cars.map((car) => [car.id, car]));
  // The database and the row agree on which cars lack only pictures.
  assert.deepEqual(
    [draft, bare, paused].map(({ id }) => [found.get(id)?.tab, found.get(id)?.missing]),
    [
      ['draft', ['year']],
      ['needs_images', ['images']],
      ['inactive', []],
    ],
  );
  assert.deepEqual(found.get(bare.id)?.missing_shots, ['left', 'interior', 'right', 'trunk']);
  for (const field of ['fuel', 'insurance', 'deposit', 'branch_id', 'descriptions', 'engine_volume'] as const) {
    const lacking = field === 'descriptions' ? { descriptions: { en: null, ka: null } } : { [field]: null };
    const lacked = await changed(bare.id, lacking);
    assert.ok(lacked.missing.includes(field));
    assert.equal((await list('status=needs_images')).total, 0, field);
    await changed(bare.id, whole);
  }
  assert.deepEqual(
    (await list(`status=active&branch_id=${branchId}`)).cars.map(({ id }) => id),
    [],
  );
  assert.deepEqual(
    (await list('status=active')).cars.map(({ id }) => id),
    [carId],
  );
});

test('a row shows the next rental', async (t) => {
  const { open, client, owner, clock } = await fleet(t);
  const car = await open();
  clock.set(new Date('2027-01-08T06:00:00Z'));
  const rental = await ordered({ carId: car.id }, client);
  const row = async (query = '') =>
    listFleetCars.response
      .parse((await owner.inject(`/api/fleet/cars?${query}`)).body)
      .cars.find(({ id }) => id === car.id);
  const booked = await row();
  assert.deepEqual(booked?.next_rental, {
    order_id: rental.id,
    kind: 'pick_up',
    at: '2027-01-10T10:00',
    client: booked?.next_rental?.client,
  });
  assert.equal(await row('week=free'), undefined);
  assert.equal((await row('week=busy'))?.id, car.id);
});

test('occupancy is that of the statistics: charged days of those on the market, without preparation', async (t) => {
  const { open, client, owner, clock, create, branchId } = await fleet(t);
  const busy = await open({ preparation_minutes: 2_880 });
  const quiet = await open();
  const whole = await open();
  const draft = await create({ branch_id: branchId });
  clock.set(new Date('2027-01-08T06:00:00Z'));
  await ordered({ carId: busy.id }, client);
  const block = (id: number, from: string, to: string) =>
    post(owner, `/api/fleet/cars/${id}/blocks`, { kind: 'owner', from, to });
  assert.equal((await block(busy.id, '2027-01-20T10:00', '2027-01-30T10:00')).status, 201);
  assert.equal((await block(whole.id, '2027-01-08T00:00', '2027-02-10T00:00')).status, 201);
  await ordered({ carId: quiet.id }, client, { from: '2027-01-20T10:00', to: '2027-01-23T10:00' });
  const read = async (order: string) =>
    listFleetCars.response.parse((await owner.inject(`/api/fleet/cars?sort=occupancy&order=${order}`)).body).cars;
  const { cars: counted } = getStatistics.response.parse(
    (await owner.inject('/api/statistics?from=2027-01-08&to=2027-02-06')).body,
  );
  const descending = await read('desc');
  const occupancies = new Map(descending.map(({ id, occupancy }) => [id, occupancy]));
  // Three of twenty days, three of thirty; a car that its owner keeps; a draft.
  assert.deepEqual(
    [busy, quiet, whole, draft].map(({ id }) => occupancies.get(id)),
    [15, 10, null, null],
  );
  for (const { id, occupancy } of counted) assert.equal(occupancies.get(id), occupancy, String(id));
  assert.equal(descending[0]?.id, busy.id);
  assert.deepEqual((await read('asc')).map(({ occupancy }) => occupancy).slice(-3), [15, null, null]);
});

test('ten thousand cars are listed by pages that do not repeat or lose a car', async (t) => {
  const { owner, app, carId } = await fleet(t);
  await app.context.pool.query(
    `insert into cars (owner_id, has_own_address, price_per_day)
     select owner_id, false, 10000 + n from cars, generate_series(1, 9999) as n where id = $1`,
    [carId],
  );
  for (const sort of ['newest', 'price', 'occupancy']) {
    const seen = new Set<number>();
    for (const page of [1, 50, 100]) {
      const answer = await owner.inject(`/api/fleet/cars?sort=${sort}&page=${page}&page_size=100`);
      const { cars, total } = listFleetCars.response.parse(answer.body);
      assert.deepEqual([cars.length, total], [100, 10_000]);
      for (const { id } of cars) seen.add(id);
    }
    assert.equal(seen.size, 300);
  }
});
