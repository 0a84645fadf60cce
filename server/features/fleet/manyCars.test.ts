import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listFleetCars } from '#contract/calls/fleet/fleet.ts';
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

test('a row shows the next rental and how much of the next thirty days is rented', async (t) => {
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
  // Three days and the preparation after them.
  assert.equal(booked?.occupancy, 10);
  assert.equal(await row('week=free'), undefined);
  assert.equal((await row('week=busy'))?.id, car.id);
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
