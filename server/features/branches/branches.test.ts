import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { type Branch, createBranch, listBranches, listHandovers, updateBranch } from '#contract/calls/branches.ts';
import { market, type Market, ordered, someDates } from '#server/testing/people/renters.ts';
import { countStatuses, post } from '#server/testing/people/people.ts';
import type { TestAnswer } from '#server/testing/testBrowser.ts';
import { untilLockWaits } from '#server/testing/untilLockWaits.ts';
import { blankBranches } from './branchRepository.ts';

const vake = { name: 'Vake', city_id: 1, addresses: { en: '47 Chavchavadze Avenue' } };
const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '20:00' }));

async function made({ owner }: Market, body: object = {}): Promise<Branch> {
  const answer = await post(owner, '/api/fleet/branches', { ...vake, ...body });
  assert.equal(answer.status, 201, answer.text);
  return createBranch.response.parse(answer.body).branch;
}

const change = ({ owner }: Market, id: number, body: object): Promise<TestAnswer> =>
  owner.inject({ method: 'PATCH', url: `/api/fleet/branches/${id}`, body });

async function changed(place: Market, id: number, body: object): Promise<Branch> {
  const answer = await change(place, id, body);
  assert.equal(answer.status, 200, answer.text);
  return updateBranch.response.parse(answer.body).branch;
}

const branchesOf = async ({ owner }: Market): Promise<Branch[]> =>
  listBranches.response.parse((await owner.inject('/api/fleet/branches')).body).branches;

/** The market's car is at this branch of its owner. */
async function moveCar({ app, carId }: Market, branchId: number): Promise<void> {
  await app.context.pool.query('update cars set branch_id = $1, has_own_address = false where id = $2', [
    branchId,
    carId,
  ]);
}

test('an owner begins without branches, adds one, changes it and removes it', async (t) => {
  const place = await market(t);
  assert.deepEqual(await branchesOf(place), []);
  const branch = await made(place, {
    name: ' Vake  centre ',
    hours: week,
    exceptions: [
      { date: '2027-01-07', is_closed: true },
      { date: '2027-01-02', from: '12:00', to: '24:00' },
    ],
    lat: 41.70951,
    lng: 44.74862,
  });
  assert.deepEqual(branch, {
    id: branch.id,
    version: branch.version,
    name: 'Vake centre',
    city_id: 1,
    city: 'Tbilisi',
    address: '47 Chavchavadze Avenue',
    addresses: { en: '47 Chavchavadze Avenue', ka: null, ru: null },
    hours: week,
    exceptions: [
      { date: '2027-01-02', from: '12:00', to: '24:00', is_closed: false },
      { date: '2027-01-07', from: null, to: null, is_closed: true },
    ],
    lat: 41.70951,
    lng: 44.74862,
    cars_count: 0,
  });
  assert.deepEqual(await branchesOf(place), [branch]);
  const moved = await changed(place, branch.id, { city_id: 2, hours: [], lat: null, lng: null });
  const { version } = moved;
  assert.deepEqual(moved, { ...branch, version, city_id: 2, city: 'Batumi', hours: [], lat: null, lng: null });
  assert.deepEqual(await changed(place, branch.id, {}), moved);
  assert.equal((await place.owner.inject({ method: 'DELETE', url: `/api/fleet/branches/${branch.id}` })).status, 204);
  assert.deepEqual(await branchesOf(place), []);
  assert.equal((await place.owner.inject({ method: 'DELETE', url: `/api/fleet/branches/${branch.id}` })).status, 404);
  assert.equal((await change(place, branch.id, {})).status, 404);
});

test('of two who have read the same branch the later one is refused, whatever the other changed', async (t) => {
  const place = await market(t);
  const first = await made(place);
  const closed = [{ date: '2027-01-07', is_closed: true }];
  const { version } = await changed(place, first.id, { exceptions: closed, version: first.version });
  const late = await change(place, first.id, { name: 'Vake 2', version: first.version });
  assert.deepEqual([late.status, (late.body as { code: string }).code], [409, 'BRANCH_CHANGED']);
  assert.deepEqual(
    (await branchesOf(place)).map(({ name, exceptions }) => [name, exceptions.length]),
    [['Vake', 1]],
  );
  // Also of two at once; and whoever names no version is not asked for one.
  const both = await Promise.all(['A', 'B'].map((name) => change(place, first.id, { name: `Vake ${name}`, version })));
  assert.deepEqual(countStatuses(both), { 200: 1, 409: 1 });
  await changed(place, first.id, { name: 'Vake' });
});

test('an address in one language is shown in the others, and stored only in its own', async (t) => {
  const place = await market(t);
  const branch = await made(place, { addresses: { ka: 'ჭავჭავაძის გამზირი 47', ru: ' ' } });
  await moveCar(place, branch.id);
  const addressIn = async (language: string) => {
    const { body } = await place.app.inject({
      url: `/api/cars/${place.carId}`,
      headers: { 'accept-language': language },
    });
    return (body as { car: { address: string } }).car.address;
  };
  assert.deepEqual(await Promise.all(['en', 'ka', 'ru'].map(addressIn)), Array(3).fill('ჭავჭავაძის გამზირი 47'));
  assert.deepEqual(branch.addresses, { en: null, ka: 'ჭავჭავაძის გამზირი 47', ru: null });
  await changed(place, branch.id, { addresses: { ka: 'ჭავჭავაძის გამზირი 47', en: '5 Abashidze Street' } });
  assert.deepEqual(await Promise.all(['en', 'ka', 'ru'].map(addressIn)), [
    '5 Abashidze Street',
    'ჭავჭავაძის გამზირი 47',
    // The owner reads the site in English.
    '5 Abashidze Street',
  ]);
});

test('what is wrong is named under its field', async (t) => {
  const place = await market(t);
  const refused = async (body: object): Promise<string[]> => {
    const answer = await post(place.owner, '/api/fleet/branches', { ...vake, ...body });
    assert.equal(answer.status, 422, answer.text);
    return Object.keys(answer.body as object);
  };
  assert.deepEqual(await refused({ name: ' ', city_id: 9999, addresses: { en: 'x' } }), [
    'name',
    'city_id',
    'addresses.en',
  ]);
  assert.deepEqual(await refused({ addresses: {} }), ['addresses']);
  assert.deepEqual(await refused({ owner_id: 1, cars_count: 3 }), ['owner_id', 'cars_count']);
  assert.deepEqual(await refused({ lat: 41.7 }), ['lng']);
  assert.deepEqual(await refused({ lat: 91, lng: 44 }), ['lat']);
  const hours = (weekday: number, from: string, to: string) => ({ weekday, from, to });
  // Nothing is open over midnight: that is the end of one day and the beginning of the next.
  assert.deepEqual(await refused({ hours: [hours(1, '20:00', '02:00')] }), ['hours.0.to']);
  assert.deepEqual(await refused({ hours: [hours(1, '09:00', '09:00')] }), ['hours.0.to']);
  assert.deepEqual(await refused({ hours: [hours(1, '09:00', '13:00'), hours(1, '14:00', '18:00')] }), [
    'hours.1.weekday',
  ]);
  assert.deepEqual(await refused({ hours: [hours(8, '09:00', '24:01')] }), ['hours.0.weekday', 'hours.0.to']);
  const exceptions = (...list: object[]) => refused({ exceptions: list });
  assert.deepEqual(await exceptions({ date: '2027-02-30', is_closed: true }), ['exceptions.0.date']);
  assert.deepEqual(await exceptions({ date: '2027-02-01' }), ['exceptions.0.from']);
  assert.deepEqual(await exceptions({ date: '2027-02-01', from: '09:00', to: '10:00', is_closed: true }), [
    'exceptions.0.from',
  ]);
  assert.deepEqual(await exceptions({ date: '2027-02-01', from: '09:00', to: '08:00' }), ['exceptions.0.to']);
  const closed = { date: '2027-02-01', is_closed: true };
  assert.deepEqual(await exceptions(closed, closed), ['exceptions.1.date']);
  assert.deepEqual(await branchesOf(place), []);
});

test('a branch with cars stays, and an owner has a hundred branches at most', async (t) => {
  const place = await market(t);
  const { id } = await made(place);
  await moveCar(place, id);
  await place.app.context.pool.query("update cars set status = 'inactive' where id = $1", [place.carId]);
  const inUse = await place.owner.inject({ method: 'DELETE', url: `/api/fleet/branches/${id}` });
  assert.deepEqual([inUse.status, (inUse.body as { code: string }).code], [409, 'BRANCH_HAS_CARS']);
  assert.equal((await branchesOf(place))[0]?.cars_count, 1);
  await place.app.context.pool.query(
    `insert into branches (owner_id, city_id, name_en, name_ka, name_ru, address_en, address_ka, address_ru)
     select owner_id, city_id, name_en, name_ka, name_ru, address_en, address_ka, address_ru
     from branches, generate_series(1, 98) where id = $1`,
    [id],
  );
  // Of two at once that would be one too many, one is refused.
  const answers = await Promise.all([1, 2].map(() => post(place.owner, '/api/fleet/branches', vake)));
  assert.deepEqual(countStatuses(answers), { 201: 1, 409: 1 });
});

test('whose branch it is not finds none', async (t: TestContext) => {
  const place = await market(t);
  const { rows } = await place.app.context.pool.query<{ id: number }>('select id from branches order by id limit 1');
  const url = `/api/fleet/branches/${rows[0]?.id}`;
  assert.equal((await place.owner.inject({ method: 'PATCH', url, body: { name: 'Mine' } })).status, 404);
  assert.equal((await place.owner.inject({ method: 'DELETE', url })).status, 404);
  assert.equal((await place.owner.inject(`${url}/handovers?date=2027-01-10`)).status, 404);
});

test('an owner sees which pick-ups and returns fall on a day', async (t) => {
  const place = await market(t);
  const { id } = await made(place);
  await moveCar(place, id);
  const { id: order_id } = await ordered(place, place.client);
  const fallOn = async (date: string) => {
    const { body } = await place.owner.inject(`/api/fleet/branches/${id}/handovers?date=${date}`);
    // The car comes from the demo fleet, with orders of its own.
    return listHandovers.response.parse(body).handovers.filter((handover) => handover.order_id === order_id);
  };
  assert.deepEqual(await fallOn('2027-01-10'), [{ order_id, kind: 'pick_up', at: someDates.from, client: 'Nino B.' }]);
  assert.deepEqual(await fallOn('2027-01-11'), []);
  // An order stays where it was agreed, wherever its car goes.
  await moveCar(place, (await made(place)).id);
  assert.equal((await fallOn('2027-01-10')).length, 1);
  assert.deepEqual(await fallOn('2027-01-13'), [{ order_id, kind: 'return', at: someDates.to, client: 'Nino B.' }]);
  const { pool } = place.app.context;
  await pool.query("update orders set status = 'active' where id = $1", [order_id]);
  assert.deepEqual([(await fallOn('2027-01-10')).length, (await fallOn('2027-01-13')).length], [0, 1]);
  await pool.query("update orders set status = 'cancelled' where id = $1", [order_id]);
  assert.deepEqual(await fallOn('2027-01-13'), []);
});

test('deleting an account deletes the addresses of its branches', async (t) => {
  const place = await market(t);
  const { id } = await made(place, { lat: 41.7, lng: 44.7 });
  const exported = (await place.owner.inject('/api/profile/export')).text;
  assert.ok(exported.includes('47 Chavchavadze Avenue') && exported.includes('44.7'));
  const { db, pool } = place.app.context;
  const { rows: owners } = await pool.query<{ owner_id: number }>('select owner_id from branches where id = $1', [id]);
  await blankBranches(db, owners[0]?.owner_id ?? 0);
  const { rows } = await pool.query('select address_en, address_ru, lat, lng from branches where id = $1', [id]);
  assert.deepEqual(rows, [{ address_en: '', address_ru: '', lat: null, lng: null }]);
});

test('two who wait for each other’s cars: the one who is refused may try again', async (t) => {
  const place = await market(t);
  const { pool } = place.app.context;
  const { id } = await made(place);
  await moveCar(place, id);
  await pool.query(
    `update cars set branch_id = $1, has_own_address = false, owner_id = (select owner_id from branches where id = $1)
     where id = (select max(id) from cars)`,
    [id],
  );
  // In the order in which their addresses follow the branch's.
  const { rows } = await pool.query<{ id: number }>('select id from cars where branch_id = $1 order by ctid', [id]);
  const other = await pool.connect();
  await other.query('begin');
  await other.query('select from cars where id = $1 for update', [rows[1]?.id]);
  const refused = change(place, id, { addresses: { en: '12 Rustaveli Avenue' } });
  await untilLockWaits(pool, refused);
  await other.query('select from cars where id = $1 for update', [rows[0]?.id]);
  const { status, headers } = await refused;
  assert.deepEqual([status, headers['retry-after']], [503, '2']);
  await other.query('commit');
  other.release();
  assert.equal((await changed(place, id, { addresses: { en: '12 Rustaveli Avenue' } })).address, '12 Rustaveli Avenue');
});
