import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askCar } from '#contract/calls/cars/answers.ts';
import { getCar } from '#contract/calls/cars/cars.ts';
import { getFleetTerms } from '#contract/calls/fleet/fleetTerms.ts';
import { insuranceOf } from '#contract/domain/terms/termsOf.ts';
import { post } from '#server/testing/people/people.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';
import { type Fleet, fleet } from './testing/fleetOwner.ts';

const english = { 'accept-language': 'en' };
const paidPets = { allowed: true, price: 3_000 };

const write = (owner: TestBrowser, terms: object) =>
  owner.inject({ method: 'PATCH', url: '/api/fleet/terms', body: { terms } });

async function seen({ client }: Fleet, id: number) {
  return getCar.response.parse((await client.inject(`/api/cars/${id}`)).body).car.terms;
}

async function codesOf({ app }: Fleet, id: number): Promise<string[]> {
  const { rows } = await app.context.pool.query<{ term_codes: string[] }>('select term_codes from cars where id = $1', [
    id,
  ]);
  return rows[0]?.term_codes.toSorted() ?? [];
}

test('a car has its owner’s terms until it has its own, and the default ones if neither exist', async (t) => {
  const place = await fleet(t);
  const car = await place.open();
  assert.deepEqual((await seen(place, car.id)).pets, { allowed: false, price: 0 });

  const answer = await write(place.owner, { pets: paidPets, smoking: { allowed: true } });
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual(getFleetTerms.response.parse(answer.body).terms, { pets: paidPets, smoking: { allowed: true } });
  assert.deepEqual((await seen(place, car.id)).pets, paidPets);

  const own = await place.changed(car.id, { terms: { pets: { allowed: true, price: 0 } } });
  assert.deepEqual([own.terms, own.usual_terms.pets], [{ pets: { allowed: true, price: 0 } }, paidPets]);
  assert.equal(own.version, car.version + 1);
  const { pets, smoking } = await seen(place, car.id);
  assert.deepEqual([pets, smoking], [{ allowed: true, price: 0 }, { allowed: true }]);

  assert.deepEqual((await place.changed(car.id, { terms: { pets: null } })).terms, {});
  await write(place.owner, { smoking: null });
  const { terms } = getFleetTerms.response.parse((await place.owner.inject('/api/fleet/terms')).body);
  assert.deepEqual(terms, { pets: paidPets });
});

test('changed terms are in the audit log as renters saw and see them, unchanged ones are not', async (t) => {
  const place = await fleet(t);
  const { id } = await place.open();
  await write(place.owner, { pets: paidPets });
  await write(place.owner, { pets: paidPets });
  await write(place.owner, { pets: null });
  await place.changed(id, { terms: { smoking: { allowed: true } } });
  await place.changed(id, { price_per_day: 13_000 });
  const { rows } = await place.app.context.pool.query<{ details: object; is_own: boolean }>(
    `select a.details, a.actor_user_id = a.subject_user_id as is_own from audit_events a
     where a.action = 'terms_changed' order by a.id`,
  );
  // The database has an order of its own for the names in them.
  const read = (_name: string, value: unknown): unknown =>
    typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
  assert.deepEqual(JSON.parse(JSON.stringify(rows.map(({ details }) => details)), read), [
    { pets: { before: null, after: paidPets } },
    { pets: { before: paidPets, after: null } },
    { car_id: id, smoking: { before: null, after: { allowed: true } } },
  ]);
  assert.ok(rows.every((row) => row.is_own));
});

test('terms include what a car has in other fields', async (t) => {
  const place = await fleet(t);
  const { id } = await place.open({ deposit: 20_000, distance_per_day: null, min_age: 24, min_licence_years: 4 });
  const { deposit, distance, ages, licence, child_seats, plans } = await seen(place, id);
  assert.deepEqual([deposit.amount, distance.per_day, ages.min, licence.years], [20_000, null, 24, 4]);
  assert.deepEqual(child_seats, { price: 1_088, per: 'day' });
  assert.deepEqual(
    plans.map(({ code, excess, price }) => [code, excess, price]),
    [['basic', 50_000, 0]],
  );
});

test('terms beyond their bounds are refused under their names, and not stored', async (t) => {
  const place = await fleet(t);
  const answer = await write(place.owner, { pets: { allowed: true, price: 0.5 }, drivers: { most: 9, price: 0 } });
  assert.equal(answer.status, 422);
  assert.deepEqual(Object.keys(answer.body as object).toSorted(), ['terms.drivers.most', 'terms.pets.price']);
  for (const terms of [{ smoking: { allowed: 'yes' } }, { roads: { surface: 'air', forbidden: [] } }, { other: 1 }])
    assert.equal((await write(place.owner, terms)).status, 422, JSON.stringify(terms));
  const withPlus = (plus: object) => ({ protection: { basic: null, plus: { excluded: [], ...plus }, full: null } });
  for (const [plus, field] of [
    [{ excess: 0 }, 'price'],
    [{ excess: 0, price: 0 }, 'price'],
    [{ price: 1_500 }, 'excess'],
  ] as const) {
    const refused = await write(place.owner, withPlus(plus));
    assert.deepEqual([refused.status, Object.keys(refused.body as object)], [422, [`terms.protection.plus.${field}`]]);
  }
  const { terms } = getFleetTerms.response.parse((await place.owner.inject('/api/fleet/terms')).body);
  assert.deepEqual(terms, {});
});

test('cars are found by what their terms allow, whichever side wrote it last', async (t) => {
  const place = await fleet(t);
  const { id } = await place.open({ deposit: 0, min_deposit: 0 });
  const usual = ['deposit_300', 'excess_500', 'no_deposit'];
  assert.deepEqual(await codesOf(place, id), usual);
  await write(place.owner, { pets: paidPets, roads: { surface: 'off_road', forbidden: [] } });
  assert.deepEqual(await codesOf(place, id), ['deposit_300', 'excess_500', 'gravel', 'no_deposit', 'off_road', 'pets']);
  await place.changed(id, { distance_per_day: null, terms: { roads: { surface: 'gravel', forbidden: [] } } });
  assert.deepEqual(await codesOf(place, id), [...usual, 'gravel', 'pets', 'unlimited_distance'].toSorted());
  await write(place.owner, { pets: null });
  assert.deepEqual(await codesOf(place, id), [...usual, 'gravel', 'unlimited_distance'].toSorted());
});

const cover = (excess: number) => ({ excess, excluded: [] });
interface Sums {
  readonly deposit?: number;
  readonly insurance?: string;
  readonly protection?: object;
  readonly codes: readonly string[];
}
const sums: readonly Sums[] = [
  { deposit: 30_000, insurance: 'casco-500', codes: ['deposit_300', 'excess_500'] },
  { deposit: 30_001, insurance: 'casco-1000', codes: [] },
  { deposit: 50_000, insurance: 'casco-full', codes: ['excess_500', 'no_excess'] },
  { deposit: 50_000, insurance: 'liability', codes: [] },
  { protection: { basic: cover(50_001), plus: null, full: { ...cover(0), price: 3_000 } }, codes: ['no_excess'] },
  { protection: { basic: cover(50_000), plus: { ...cover(1), price: 900 }, full: null }, codes: ['excess_500'] },
  { protection: { basic: null, plus: null, full: null }, codes: [] },
];

test('cars are found by the sums in their terms, wherever these come from', async (t) => {
  const place = await fleet(t);
  const { id } = await place.open();
  for (const { codes, deposit = 50_000, insurance = 'casco-full', protection = null } of sums) {
    await place.changed(id, { deposit, ...(protection === null && { insurance }), terms: { protection } });
    assert.deepEqual(await codesOf(place, id), codes, JSON.stringify({ deposit, insurance, protection }));
    const { plans, deposit: shown } = await seen(place, id);
    const excesses = plans.map((plan) => plan.excess);
    // The page of the car says the same.
    assert.deepEqual(
      [
        shown.amount <= 30_000,
        plans.some(({ price, excess }) => price === 0 && excess <= 50_000),
        excesses.includes(0),
      ],
      ['deposit_300', 'excess_500', 'no_excess'].map((code) => codes.includes(code)),
    );
  }
});

test('of its insurance and its protection a car says one thing', async (t) => {
  const place = await fleet(t);
  const { id } = await place.open({ insurance: 'casco-500' });
  const nameOf = async () =>
    getCar.response.parse((await place.client.inject({ url: `/api/cars/${id}`, headers: english })).body).car.insurance;
  const written = (basic: object | null) => ({ protection: { basic, plus: null, full: null } });
  const full = { excess: 150_000, excluded: [] };
  const results: unknown[] = [await nameOf()];
  for (const terms of [written(cover(100_000)), written(full), written(cover(0)), written(null)]) {
    await write(place.owner, terms);
    results.push([await nameOf(), (await place.read(id)).insurance]);
  }
  assert.deepEqual(results, [
    'CASCO, 500 ₾ excess',
    ['CASCO, 1,000 ₾ excess', 'casco-1000'],
    ['CASCO, excess by the terms of rent', 'casco'],
    ['Full CASCO, no excess', 'casco-full'],
    ['Third-party liability', 'liability'],
  ]);
  // What contradicts the terms is refused where it is saved, with what they say.
  const refused = await place.patch(id, { insurance: 'casco-full' });
  assert.deepEqual(refused.body, {
    insurance:
      'Under its rental terms, this car has “Third-party liability”. Change its protection in the terms first.',
  });
  await place.changed(id, { insurance: 'casco-1000', terms: written(cover(100_000)) });
  assert.equal((await place.patch(id, { insurance: 'casco' })).status, 422);
  // Without a protection in the terms the insurance applies again.
  await place.changed(id, { terms: { protection: null } });
  await write(place.owner, { protection: null });
  assert.equal(await nameOf(), 'CASCO, 1,000 ₾ excess');
  assert.equal((await place.patch(id, { insurance: 'casco' })).status, 422);
});

test('the database and the contract know one insurance of a car', async (t) => {
  const { app } = await fleet(t);
  for (const insurance of [null, 'liability', 'casco-500', 'casco-1000', 'casco-full', 'casco', 'another'])
    for (const basic of [undefined, null, cover(0), cover(50_000), cover(100_000), cover(150_000)]) {
      const protection = basic === undefined ? undefined : { basic, plus: null, full: null };
      const { rows } = await app.context.pool.query<{ code: string | null }>(
        'select insurance_of($1::jsonb, $2) as code',
        [protection === undefined ? null : JSON.stringify(protection), insurance],
      );
      assert.equal(rows[0]?.code, insuranceOf(insurance, protection), JSON.stringify([insurance, basic]));
    }
});

test('a copy has the terms of its car', async (t) => {
  const place = await fleet(t);
  const { id } = await place.create({ terms: { pets: paidPets } });
  const copy = await post(place.owner, `/api/fleet/cars/${id}/copies`, {});
  assert.match(copy.text, /"terms":\{"pets":\{"allowed":true,"price":3000\}\}/);
});

test('anyone can ask about a car on the market, in free text or by topic, and sees what was not understood', async (t) => {
  const place = await fleet(t);
  const { id } = await place.open();
  await write(place.owner, { pets: paidPets });
  const ask = async (body: object) => {
    const answer = await post(place.app, `/api/cars/${id}/answers`, body);
    assert.equal(answer.status, 200, answer.text);
    return askCar.response.parse(answer.body);
  };
  const { answers } = await ask({ text: 'Можно с собакой в Батуми?' });
  assert.deepEqual(
    answers.map(({ topic, subject, answer, amount }) => [topic, subject, answer, amount]),
    [
      ['roads', 'batumi', 'yes', null],
      ['pets', null, 'fee', 3_000],
    ],
  );
  assert.equal((await ask({ topic: 'smoking' })).answers[0]?.answer, 'no');
  assert.deepEqual((await ask({ text: 'What colour is it?' })).is_understood, false);
  const status = async (url: string, body: object) => (await post(place.app, url, body)).status;
  assert.equal(await status(`/api/cars/${id}/answers`, { text: 'x'.repeat(301) }), 422);
  assert.equal(await status(`/api/cars/${id}/answers`, { topic: 'weather' }), 422);
  assert.equal(await status('/api/cars/2147483647/answers', { topic: 'pets' }), 404);
  const draft = await place.create();
  assert.equal(await status(`/api/cars/${draft.id}/answers`, { topic: 'pets' }), 404);
});

test('questions are limited', async (t) => {
  const place = await fleet(t, { config: { limitsFactor: 0.05 } });
  const { id } = await place.open();
  const statuses = [];
  for (let asked = 0; asked < 4; asked += 1)
    statuses.push((await post(place.app, `/api/cars/${id}/answers`, { topic: 'pets' })).status);
  assert.deepEqual(statuses, [200, 200, 200, 429]);
});
