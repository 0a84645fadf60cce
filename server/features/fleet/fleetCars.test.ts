import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listFleetCars } from '#contract/calls/fleet/fleet.ts';
import { ErrorBody } from '#contract/errors.ts';
import { searchCars } from '#contract/calls/cars/search.ts';
import { countStatuses, post } from '#server/testing/people/people.ts';
import { ordered, quoteId } from '#server/testing/people/renters.ts';
import { fleet, wholeCar } from './testing/fleetOwner.ts';

const required = [
  'brand',
  'model',
  'year',
  'colour',
  'category',
  'branch_id',
  'car_type',
  'fuel',
  'transmission',
  'steering',
  'drive',
  'engine_volume',
  'seats',
  'doors',
  'consumption_city',
  'consumption_track',
  'has_climate_control',
  'price_per_day',
  'insurance',
  'deposit',
  'min_deposit',
  'descriptions',
  'images',
];

test('a car begins empty, is filled in field by field, and no one else sees a draft', async (t) => {
  const { create, changed, client, photograph, branchId } = await fleet(t);
  const empty = await create();
  assert.deepEqual([empty.status, empty.version, empty.brand, empty.preview], ['draft', 2, null, null]);
  assert.deepEqual(empty.missing.toSorted(), required.toSorted());
  assert.deepEqual(
    empty.sections.map(({ state }) => state),
    ['empty', 'empty', 'empty', 'empty', 'empty', 'done', 'empty'],
  );
  const { plate, extras, descriptions, ...rest } = await changed(empty.id, { ...wholeCar, branch_id: branchId });
  assert.deepEqual({ plate, extras }, { plate: 'GE-718-KV', extras: wholeCar.extras });
  assert.deepEqual(descriptions, { ...wholeCar.descriptions, ru: null });
  assert.deepEqual([rest.missing, rest.status, rest.card.brand], [['images'], 'draft', 'Subaru']);
  assert.deepEqual(rest.languages, [
    { language: 'en', done: 1, of: 1 },
    { language: 'ka', done: 1, of: 1 },
    { language: 'ru', done: 0, of: 1 },
  ]);
  assert.equal(rest.preview?.branch?.name, 'Vake');
  await photograph(empty.id);
  assert.equal((await client.inject(`/api/cars/${empty.id}`)).status, 404);
});

test('a car that lacks something is not opened, and each missing field is named', async (t) => {
  const { create, patch, photograph, branchId } = await fleet(t);
  const { id } = await create();
  const answer = await patch(id, { is_active: true });
  assert.equal(answer.status, 422);
  assert.deepEqual(Object.keys(Object(answer.body)).toSorted(), required.toSorted());
  await photograph(id, ['front', 'left', 'interior', 'rear', 'right']);
  const almost = await patch(id, { ...wholeCar, branch_id: branchId, is_active: true });
  assert.deepEqual([almost.status, Object.keys(Object(almost.body))], [422, ['images']]);
  const electric = await patch(id, { ...wholeCar, branch_id: branchId, fuel: 'electric', engine_volume: null });
  assert.equal(electric.status, 200);
  await photograph(id, ['trunk']);
  assert.equal((await patch(id, { is_active: true })).status, 200);
  // Of what renters see nothing can be taken away any more.
  const robbed = await patch(id, { fuel: null, descriptions: { en: ' ', ka: null } });
  assert.deepEqual(Object.keys(Object(robbed.body)).toSorted(), ['descriptions', 'engine_volume', 'fuel']);
});

test('an opened car is found by search and booked at once; a paused one is not', async (t) => {
  const place = await fleet(t);
  const { open, changed, client } = place;
  const find = async (): Promise<number[]> => {
    const answer = await client.inject('/api/cars?q=forester&price_min=14144&price_max=14144&city_id=1');
    return searchCars.response.parse(answer.body).cars.map(({ id }) => id);
  };
  assert.deepEqual(await find(), []);
  const car = await open();
  assert.deepEqual(await find(), [car.id]);
  const { id } = await ordered({ carId: car.id }, client);
  assert.ok(id > 0);
  await changed(car.id, { is_active: false });
  assert.deepEqual(await find(), []);
  assert.equal((await client.inject(`/api/cars/${car.id}`)).status, 404);
  await assert.rejects(quoteId(client, car.id));
});

test('an outdated version changes nothing, and of two at once one wins', async (t) => {
  const { create, patch, changed, read } = await fleet(t);
  const first = await create({ brand: 'bmw' });
  const second = await changed(first.id, { brand: 'audi', version: first.version });
  assert.equal(second.version, first.version + 1);
  const stale = await patch(first.id, { year: 2015, version: first.version });
  const body = ErrorBody.parse(stale.body);
  assert.deepEqual([stale.status, body.code, body.car], [409, 'CAR_CHANGED', second]);
  assert.deepEqual(await read(first.id), second);
  assert.deepEqual(
    second.changes.map(({ version, by, is_own, fields }) => ({ version, by, is_own, fields })),
    [
      { version: 3, by: 'Giorgi', is_own: true, fields: ['brand'] },
      { version: 2, by: 'Giorgi', is_own: true, fields: ['brand'] },
    ],
  );
  const answers = await Promise.all([2001, 2002].map((year) => patch(first.id, { year, version: second.version })));
  assert.deepEqual(countStatuses(answers), { 200: 1, 409: 1 });
});

test('an invalid value gets a message under its field', async (t) => {
  const { create, patch, app } = await fleet(t);
  const { id } = await create({ brand: 'bmw', deposit: 20_000 });
  const other = await app.context.pool.query<{ id: number }>('select min(id) as id from branches');
  const wrong = {
    model: 'forester',
    year: 2031,
    fuel: 'coal',
    min_deposit: 20_001,
    branch_id: other.rows[0]?.id,
    plate: '<b>',
    link: 'javascript:alert(1)',
    extras: [
      { code: 'driver', price: 5_000, per: 'day', most: 4_999 },
      { code: 'wings', price: 1, per: 'rental' },
    ],
  };
  const answer = await patch(id, wrong);
  assert.equal(answer.status, 422);
  assert.deepEqual(answer.body, {
    model: 'This model belongs to another brand.',
    year: 'The largest possible value is 2027.',
    fuel: 'Please choose one of the options.',
    min_deposit: 'The smallest deposit cannot be larger than the deposit.',
    branch_id: 'Please choose one of the options.',
    plate: 'This value is not valid.',
    link: 'Enter a web address that begins with https://.',
    'extras.0.most': 'The maximum for a rental cannot be less than the price.',
    'extras.1.code': 'Please choose one of the options.',
  });
  for (const field of ['owner_id', 'rating', 'status', 'reviews_count', 'slug', 'id']) {
    const foreign = await patch(id, { [field]: 1 });
    assert.deepEqual([foreign.status, foreign.body], [422, { [field]: 'This field is not known.' }]);
  }
  const bounds = { price_per_day: 99, seats: 61, doors: 0, min_age: 17, descriptions: { en: 'x'.repeat(1001) } };
  assert.deepEqual(Object.keys(Object((await patch(id, bounds)).body)).toSorted(), [
    'descriptions.en',
    'doors',
    'min_age',
    'price_per_day',
    'seats',
  ]);
});

test('an address of its own is used for languages that lack one; without any the branch’s is shown', async (t) => {
  const { open, changed, client } = await fleet(t);
  const car = await open();
  const address = async (language: string): Promise<string> => {
    const answer = await client.inject({ url: `/api/cars/${car.id}`, headers: { 'accept-language': language } });
    return /"address":"([^"]*)"/.exec(answer.text)?.[1] ?? '';
  };
  assert.equal(await address('ru'), '47 Chavchavadze Avenue');
  const own = await changed(car.id, { addresses: { ka: 'აბაშიძის 5' } });
  assert.deepEqual(own.addresses, { en: null, ka: 'აბაშიძის 5', ru: null });
  assert.deepEqual([await address('ka'), await address('en')], ['აბაშიძის 5', 'აბაშიძის 5']);
  await changed(car.id, { addresses: { en: '5 Abashidze Street' } });
  assert.equal(await address('en'), '5 Abashidze Street');
  const { addresses } = await changed(car.id, { addresses: { en: '', ka: null } });
  assert.deepEqual(addresses, { en: null, ka: null, ru: null });
  assert.equal(await address('en'), '47 Chavchavadze Avenue');
});

test('contact details in what an owner writes are covered wherever others read it', async (t) => {
  const { open, client, read } = await fleet(t);
  const { id } = await open({
    descriptions: { en: 'Call me on +995 555 12 34 56' },
    addresses: { en: 'Abashidze 5, giorgi@example.com' },
  });
  const { preview, descriptions } = await read(id);
  assert.equal(descriptions.en, 'Call me on +995 555 12 34 56');
  assert.ok(!JSON.stringify(preview).includes('555') && !JSON.stringify(preview).includes('giorgi@'));
  const seen = await client.inject(`/api/cars/${id}`);
  assert.ok(!seen.text.includes('555') && !seen.text.includes('giorgi@'));
});

test('a car is deleted while it was never ordered', async (t) => {
  const { open, owner, client, app, read } = await fleet(t);
  const car = await open();
  const remove = (id: number) => owner.inject({ method: 'DELETE', url: `/api/fleet/cars/${id}` });
  const copy = await post(owner, `/api/fleet/cars/${car.id}/copies`);
  assert.equal(copy.status, 201, copy.text);
  const copyId = Number(/"id":(\d+)/.exec(copy.text)?.[1]);
  const { plate, images, brand, extras, status, price_per_day } = await read(copyId);
  assert.deepEqual(
    { plate, images, brand, extras, status, price_per_day },
    { plate: null, images: [], brand: 'subaru', extras: car.extras, status: 'draft', price_per_day: 14_144 },
  );
  await ordered({ carId: car.id }, client);
  const refused = await remove(car.id);
  assert.deepEqual([refused.status, ErrorBody.parse(refused.body).code], [409, 'CAR_HAS_ORDERS']);
  assert.deepEqual([(await remove(copyId)).status, (await remove(copyId)).status], [204, 404]);
  const { rows } = await app.context.pool.query<{ event: string }>(
    "select action || ' ' || (details->>'car_id') as event from audit_events where action like 'car\\_%' order by id",
  );
  assert.deepEqual(
    rows.map(({ event }) => event),
    [`car_price_changed ${car.id}`, `car_opened ${car.id}`, `car_deleted ${copyId}`],
  );
});

test('an owner has at most so many cars, drafts and copies included', async (t) => {
  const { create, owner } = await fleet(t, { config: { fleet: { mostCars: 3, uploadsAnHour: 1 }, limitsFactor: 1 } });
  const { id } = await create();
  await create();
  const answers = [await post(owner, '/api/fleet/cars'), await post(owner, `/api/fleet/cars/${id}/copies`)];
  assert.deepEqual(
    answers.map(({ status, body }) => [status, ErrorBody.parse(body).code]),
    [
      [409, 'LIMIT_REACHED'],
      [409, 'LIMIT_REACHED'],
    ],
  );
});

test('a car belongs to its owner: lists and pages of others do not have it', async (t) => {
  const { create, owner, carId } = await fleet(t);
  const { id } = await create({ brand: 'gaz', model: '21-volga', plate: '\u200Baa\u2011001–bb\u00A0' });
  const find = async (query: string): Promise<number[]> => {
    const answer = await owner.inject(`/api/fleet/cars${query}`);
    assert.equal(answer.status, 200, answer.text);
    return listFleetCars.response.parse(answer.body).cars.map((car) => car.id);
  };
  assert.deepEqual(await find(''), [id, carId]);
  assert.deepEqual(await find('?q=aa001bb'), [id]);
  assert.deepEqual(await find('?q=вОлга'), [id]);
  assert.deepEqual(await find(`?q=${carId}&status=active`), [carId]);
  assert.deepEqual(await find('?status=draft'), [id]);
  assert.deepEqual(await find('?status=needs_images'), []);
  assert.deepEqual(await find('?sort=price&order=asc&page_size=1'), [carId]);
  assert.deepEqual(await find('?sort=price&order=asc&page_size=1&page=2'), [id]);
  for (const sort of ['name', 'occupancy', 'next_rental', 'rating'])
    assert.equal((await find(`?sort=${sort}`)).length, 2);
});

test('owners type lari, so a price that cannot be is refused in lari', async (t) => {
  const { create, patch } = await fleet(t);
  const { id } = await create();
  const { body } = await patch(id, { price_per_day: 50, old_price: 10_000_001, deposit: -1 });
  assert.deepEqual(body, {
    price_per_day: 'The smallest possible amount is 1 ₾.',
    old_price: 'The largest possible amount is 100000 ₾.',
    deposit: 'The smallest possible amount is 0 ₾.',
  });
});

test('a plate is stored in capitals, but for a script that has none', async (t) => {
  const { create } = await fleet(t);
  assert.equal((await create({ plate: 'აა-123-bb' })).plate, 'აა-123-BB');
});
