import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { getCar } from '#contract/calls/cars/cars.ts';
import { getOwner } from '#contract/calls/owners.ts';
import { market, type Market } from '#server/testing/people/renters.ts';

interface Place extends Market {
  readonly ownerId: number;
  readonly query: (text: string, values?: readonly unknown[]) => Promise<unknown>;
  readonly page: (cursor?: string) => Promise<(typeof getOwner.response)['_output']>;
}

/** An owner with one car and no past. */
async function ownerPage(t: TestContext): Promise<Place> {
  const place = await market(t);
  const { pool } = place.app.context;
  const { rows } = await pool.query<{ owner_id: number }>('select owner_id from cars where id = $1', [place.carId]);
  const ownerId = rows[0]?.owner_id ?? 0;
  const query = (text: string, values: readonly unknown[] = []) => pool.query(text, [...values]);
  await query('update orders set owner_id = (select min(id) from owners) where owner_id = $1', [ownerId]);
  return {
    ...place,
    ownerId,
    query,
    page: async (cursor) => {
      const path = `/api/owners/${ownerId}${cursor === undefined ? '' : `?cursor=${cursor}`}`;
      const answer = await place.app.visitor().inject(path);
      assert.equal(answer.status, 200, answer.text);
      return getOwner.response.parse(answer.body);
    },
  };
}

test('an owner’s page has their cars, their reviews by pages, and adds up what the cars have', async (t) => {
  const { page, query, ownerId, carId } = await ownerPage(t);
  await query(
    'update cars set owner_id = $1 where id in (select id from cars where status = $2 and id <> $3 limit 3)',
    [ownerId, 'active', carId],
  );
  await query("update cars set status = 'inactive' where id = (select max(id) from cars where owner_id = $1)", [
    ownerId,
  ]);
  const { owner, cars, reviews, next_cursor } = await page();
  assert.equal(owner.cars_count, 3);
  assert.equal(cars.length, 3);
  assert.ok(cars.every(({ image, total }) => image.url !== '' && total === null));
  assert.ok(reviews.some(({ car }) => !car.is_active));
  assert.ok(reviews.every(({ car }) => car.is_active === cars.some(({ id }) => id === car.id)));
  const seen = reviews.map(({ id }) => id);
  let cursor = next_cursor;
  while (cursor !== null) {
    const next = await page(cursor);
    assert.deepEqual(next.cars, []);
    assert.deepEqual(next.owner, owner);
    seen.push(...next.reviews.map(({ id }) => id));
    cursor = next.next_cursor;
  }
  const { rows } = (await query(
    `select r.id, c.rating_sum from reviews r join cars c on c.id = r.car_id where c.owner_id = $1 order by r.created_at desc, r.id desc`,
    [ownerId],
  )) as { rows: { id: number }[] };
  assert.ok(seen.length > 10);
  assert.deepEqual(
    seen,
    rows.map(({ id }) => id),
  );
  const sums = (await query(
    `select round(avg(r.rating), 2)::float as rating, count(*)::integer as reviews_count,
       (select sum(trips_count)::integer from cars where owner_id = $1) as trips
     from reviews r join cars c on c.id = r.car_id where c.owner_id = $1`,
    [ownerId],
  )) as { rows: { rating: number; reviews_count: number; trips: number }[] };
  const { rating, reviews_count, trips } = owner;
  assert.deepEqual({ rating, reviews_count, trips }, sums.rows[0]);
});

test('nothing that leads to an owner outside the site is on their page', async (t) => {
  const { page, query, ownerId, app } = await ownerPage(t);
  const hidden = ['Xhidden', '577102030', 'hidden@example.com', 'Hiddenstreet', 'Legalhidden', 'profiles/'];
  await query(
    `update owners set name = 'Giorgi', surname = 'Xhidden', phone = '+995577102030', physical_address = 'Hiddenstreet 1',
       legal_address = 'Legalhidden 2' where id = $1`,
    [ownerId],
  );
  await query(
    "update users set email = 'hidden@example.com', picture_key = 'profiles/0123' where id = (select user_id from owners where id = $1)",
    [ownerId],
  );
  const { owner } = await page();
  assert.deepEqual([owner.name, owner.kind, owner.picture], ['Giorgi X.', 'physical', '/pictures/people/0123']);
  const { text } = await app.visitor().inject(`/api/owners/${ownerId}`);
  for (const word of hidden) assert.ok(!text.includes(word), word);
  await query(
    `update owners set kind = 'legal', surname = null, name = 'Cars 577 10 20 30', contact_name = 'Xhidden', contact_phone = '577102030' where id = $1`,
    [ownerId],
  );
  const company = await app.visitor().inject(`/api/owners/${ownerId}`);
  assert.equal(getOwner.response.parse(company.body).owner.name, 'Cars •••');
  for (const word of hidden) assert.ok(!company.text.includes(word), word);
});

test('an account that is blocked or deleted has no page', async (t) => {
  const { query, ownerId, app } = await ownerPage(t);
  const status = async () => (await app.visitor().inject(`/api/owners/${ownerId}`)).status;
  const user = 'where id = (select user_id from owners where id = $1)';
  await query(`update users set blocked_at = now(), blocked_reason = 'Fraud' ${user}`, [ownerId]);
  assert.equal(await status(), 404);
  await query(`update users set blocked_at = null, blocked_reason = null ${user}`, [ownerId]);
  assert.equal(await status(), 200);
  await query(`update users set deleted_at = now() ${user}`, [ownerId]);
  assert.equal(await status(), 404);
});

/** Minutes to the answer; null for one that never came. */
type Waits = readonly (number | null)[];

test('the answer time is the median of requests and first messages that were answered, from five on, of the newest fifty', async (t) => {
  const { page, query, ownerId, carId, app } = await ownerPage(t);
  const cases: readonly (readonly [requests: Waits, messages: Waits, expected: number | null])[] = [
    [[], [], null],
    [[10, 20, 30, 40], [], null],
    [[10, 20, 30, 40, 50], [], 30],
    [[null, null, 10, 20, 30, 40], [], null],
    [[10, 20], [5, 60, null], null],
    [[10, 20], [5, 60, 90], 20],
    [[], [1, 1, 1, 1, 1, null], 1],
    // Ten of the past, then fifty newer ones.
    [[...Array.from({ length: 10 }, () => 9), ...Array.from({ length: 50 }, () => 500)], [], 500],
  ];
  for (const [requests, messages, expected] of cases) {
    await query('delete from messages where thread_id in (select id from threads where owner_id = $1)', [ownerId]);
    await query('delete from threads where owner_id = $1', [ownerId]);
    await query("delete from orders where number like 'T%'");
    for (const [index, minutes] of requests.entries())
      await query(
        `insert into orders (number, client_id, car_id, owner_id, period, days, status, total, commission, requested_at, answered_at)
         select 'T' || gen_random_uuid(), (select min(id) from clients), $1, $2, tstzrange(now(), now() + interval '1 day'), 1, 'declined', 0, 0,
           now() + $3 * interval '1 minute', now() + ($3 + $4) * interval '1 minute'`,
        [carId, ownerId, index, minutes],
      );
    for (const [index, minutes] of messages.entries())
      await query(
        `with talk as (insert into threads (client_id, owner_id, car_id, created_at, last_at)
           select id, $1, $2, now(), now() from clients order by id offset $3 limit 1 returning id),
         question as (insert into messages (thread_id, author, text, created_at) select id, 'client', 'Is it free?', now() from talk returning id)
         insert into messages (thread_id, author, text, created_at)
         select talk.id, 'owner', 'Yes', now() + $4 * interval '1 minute' from talk, question where $4 is not null`,
        [ownerId, carId, index, minutes],
      );
    const { owner } = await page();
    assert.equal(owner.answers_within_minutes, expected, JSON.stringify([requests, messages]));
    // The page of a car says the same of its owner.
    const { car } = getCar.response.parse((await app.visitor().inject(`/api/cars/${carId}`)).body);
    assert.equal(car.owner.answers_within_minutes, expected);
  }
});

test('the share of cancellations counts the newest paid orders, from ten on, and only the owner’s own', async (t) => {
  const { page, query, ownerId, carId } = await ownerPage(t);
  const add = (count: number, by: string | null, isPaid = true) =>
    query(
      `insert into orders (number, client_id, car_id, owner_id, period, days, status, total, commission, requested_at, paid_at, cancelled_by)
       select 'T' || gen_random_uuid(), (select min(id) from clients), $1, $2, tstzrange(now(), now() + interval '1 day'), 1, 'cancelled',
         0, 0, now(), case when $4 then now() end, $3 from generate_series(1, $5::integer)`,
      [carId, ownerId, by, isPaid, count],
    );
  const share = async () => (await page()).owner.cancelled_share;
  await add(9, 'client');
  await add(5, 'owner', false);
  assert.equal(await share(), null);
  await add(1, 'owner');
  assert.equal(await share(), 0.1);
  await add(2, 'admin');
  assert.equal(await share(), 0.08);
  await add(50, 'client');
  assert.equal(await share(), 0);
});

test('an owner says what they speak; nobody else has languages', async (t) => {
  const { page, owner, client } = await ownerPage(t);
  const save = (browser: Market['owner'], languages: unknown) =>
    browser.inject({ method: 'PATCH', url: '/api/profile', body: { languages } });
  assert.deepEqual((await page()).owner.languages, []);
  assert.equal((await save(owner, ['ru', 'ka', 'ru'])).status, 200);
  assert.deepEqual((await page()).owner.languages, ['ka', 'ru']);
  assert.equal((await save(owner, ['klingon'])).status, 422);
  assert.equal(
    (
      await save(
        owner,
        Array.from({ length: 16 }, () => 'ka'),
      )
    ).status,
    422,
  );
  assert.equal((await save(client, ['ka'])).status, 422);
  assert.deepEqual((await page()).owner.languages, ['ka', 'ru']);
  assert.equal((await save(owner, [])).status, 200);
  assert.deepEqual((await page()).owner.languages, []);
});
