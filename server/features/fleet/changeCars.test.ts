import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeFleetCars } from '#contract/calls/fleet/fleetMany.ts';
import { countStatuses, post } from '#server/testing/people/people.ts';
import { untilLockWaits } from '#server/testing/untilLockWaits.ts';
import { fleet } from './testing/fleetOwner.ts';

test('several cars are changed at once; what is wrong with one stops no other', async (t) => {
  const { create, open, owner, read, app } = await fleet(t);
  const car = await open();
  const draft = await create({ brand: 'bmw' });
  const foreign = await app.context.pool.query<{ id: number }>(
    'select min(id) as id from cars where owner_id <> (select owner_id from cars where id = $1)',
    [car.id],
  );
  const others = foreign.rows[0]?.id ?? 0;
  const change = async (body: object): Promise<string[]> => {
    const answer = await post(owner, '/api/fleet/cars/bulk', { ids: [draft.id, others, car.id, car.id], ...body });
    assert.equal(answer.status, 200, answer.text);
    const { results } = changeFleetCars.response.parse(answer.body);
    assert.deepEqual(
      results.map(({ id }) => id),
      [draft.id, others, car.id],
    );
    return results.map(({ outcome, fields }) => (fields ? (Object.keys(fields)[0] ?? '') : outcome));
  };
  assert.deepEqual(await change({ price_percent: -10 }), ['price_per_day', 'missing', 'changed']);
  assert.equal((await read(car.id)).price_per_day, 12_730);
  assert.deepEqual(await change({ is_active: false }), ['changed', 'missing', 'changed']);
  assert.deepEqual([(await read(car.id)).status, (await read(draft.id)).status], ['inactive', 'draft']);
  assert.deepEqual(await change({ is_active: true }), ['model', 'missing', 'changed']);
  assert.deepEqual(await change({ branch_id: 1 }), ['branch_id', 'missing', 'branch_id']);
  const foreignCar = await app.context.pool.query('select version from cars where id = $1', [others]);
  assert.deepEqual(foreignCar.rows, [{ version: 1 }]);
  assert.equal((await post(owner, '/api/fleet/cars/bulk', { ids: [car.id] })).status, 422);
});

test('a percent is of the price that another tab has just saved', async (t) => {
  const { create, owner, read, app } = await fleet(t);
  const { pool } = app.context;
  const { id } = await create({ price_per_day: 10_000 });
  const otherTab = await pool.connect();
  await otherTab.query('begin');
  await otherTab.query('update cars set price_per_day = 20_000 where id = $1', [id]);
  const raised = post(owner, '/api/fleet/cars/bulk', { ids: [id], price_percent: 10 });
  await untilLockWaits(pool, raised);
  await otherTab.query('commit');
  otherTab.release();
  assert.equal((await raised).status, 200);
  assert.equal((await read(id)).price_per_day, 22_000);
});

test('an owner changes several cars at once sixty times an hour: each key keeps a row for each car', async (t) => {
  const { create, owner } = await fleet(t, { config: { limitsFactor: 1 } });
  const { id } = await create();
  const change = () => post(owner, '/api/fleet/cars/bulk', { ids: [id], is_active: false });
  const answers = [];
  for (let tries = 0; tries < 61; tries += 1) answers.push(await change());
  assert.deepEqual(countStatuses(answers), { 200: 60, 429: 1 });
});
