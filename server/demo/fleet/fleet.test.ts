import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCar, getHome, listReviews } from '#contract/calls/cars/cars.ts';
import { searchCars, Sort } from '#contract/calls/cars/search.ts';
import { testApp } from '#server/testing/testApp.ts';
import { buildCars } from './buildCars.ts';
import { buildTrips } from './buildTrips.ts';
import { readPhotoManifest } from './demoPhotos.ts';
import { fillFleet } from './fillFleet.ts';
import { makeRandom } from './random.ts';

const { cars: photographed } = await readPhotoManifest();
const midnight = new Date('2026-11-19T20:00:00Z');
// Half of the cars that begin today are on their way.
const today = { midnight, now: new Date('2026-11-20T07:00:00Z') };

test('the fleet is the same in every run', () => {
  const build = () => {
    const random = makeRandom(5);
    const cars = buildCars(photographed, random);
    return [cars, cars.map((car) => buildTrips(car.popularity, car.needsConfirmation, today, random))];
  };
  assert.deepEqual(build(), build());
});

test('neighbours in the fleet show neither the same body nor the same paint', () => {
  const cars = buildCars(photographed, makeRandom(5));
  cars.slice(1).forEach(({ photographed: look }, index) => {
    const before = cars[index]?.photographed;
    assert.ok(look.body !== before?.body && look.paint !== before?.paint, `car ${index + 1}`);
  });
});

test('trips of a car never overlap and say what their dates say', () => {
  const random = makeRandom(11);
  for (let car = 0; car < 50; car += 1) {
    const trips = buildTrips(30, car % 2 === 0, today, random);
    trips
      .slice(1)
      .forEach((trip, index) => assert.ok(trip.from.getTime() - (trips[index]?.to.getTime() ?? 0) >= 3_600_000));
    for (const trip of trips) {
      assert.ok(trip.requestedAt < trip.from && trip.from < trip.to);
      assert.ok(trip.requestedAt.getTime() < midnight.getTime() + 86_400_000);
      if (trip.status === 'completed') assert.ok(trip.to < midnight);
      if (trip.status === 'requested') assert.ok(trip.from > midnight);
      if (trip.status === 'active') assert.ok(trip.from <= today.now && trip.to >= midnight);
    }
  }
});

test('the database holds a whole market', async (t) => {
  const { context } = await testApp(t, { fleet: true });
  const { rows } = await context.pool.query<Record<string, number>>(`select
    (select count(*) from cars where status = 'active') as cars, (select count(distinct owner_id) from cars) as owners,
    (select count(distinct city_id) from cars) as cities, (select count(*) from reviews) as reviews,
    (select count(distinct kind) from owners) as kinds,
    (select count(*) from cars c where c.status = 'active'
      and (c.images_count <> 6 or not c.is_described or c.plate is null)) as incomplete,
    (select count(*) from cars c where c.old_price is not null and not exists (select from car_price_history h
      where h.car_id = c.id and h.price = c.old_price and h.stood_to - h.stood_from >= interval '30 days')) as invented,
    (select count(*) from orders o where o.status in ('confirmed', 'active')
      and not exists (select from car_blocks b where b.order_id = o.id and o.period <@ b.period)) as unblocked,
    (select count(*) from orders o join cars c on c.id = o.car_id where o.requested_at < c.created_at) as early,
    (select count(*) from cars where busy <> busy_of(id)) as stale,
    (select count(*) from cars c where rating_sum <> (select coalesce(sum(rating), 0) from reviews r where r.car_id = c.id)) as misrated`);
  const talks = await context.pool.query<{ email: string; count: number; unread: number; is_about_order: boolean }>(`
    select u.email, count(*), count(*) filter (where t.client_unread_id is not null and u.id = c.user_id
        or t.owner_unread_id is not null and u.id = o.user_id) as unread,
      bool_or(exists (select from messages m where m.thread_id = t.id and m.author = 'system')) as is_about_order
    from threads t join clients c on c.id = t.client_id join owners o on o.id = t.owner_id
      join users u on u.id in (c.user_id, o.user_id)
    where u.email in ('client@gza.example', 'owner@gza.example', 'company@gza.example') group by u.email`);
  assert.equal(talks.rows.length, 3);
  for (const { email, count, unread, is_about_order } of talks.rows)
    assert.ok(count >= 3 && unread >= 1 && is_about_order, `${email} has threads of every kind`);
  const { cars, owners, cities = 0, reviews = 0, kinds, ...wrong } = rows[0] ?? {};
  assert.equal(cars, photographed.length);
  assert.ok(cars >= 100 && cities >= 10 && reviews >= 500);
  assert.deepEqual([owners, kinds], [25, 2]);
  assert.deepEqual(wrong, { incomplete: 0, invented: 0, unblocked: 0, early: 0, stale: 0, misrated: 0 });
});

test('of no car its insurance says another excess than its protection', async (t) => {
  const { context, inject } = await testApp(t, { fleet: true });
  const { rows } = await context.pool.query<{ id: number }>("select id from cars where status = 'active' order by id");
  for (const { id } of rows) {
    const { body } = await inject({ url: `/api/cars/${id}`, headers: { 'accept-language': 'en' } });
    const { insurance, terms } = getCar.response.parse(body).car;
    const included = terms.plans.filter(({ price }) => price === 0);
    const excesses: Readonly<Record<string, number>> = {
      'Full CASCO, no excess': 0,
      'CASCO, 500 ₾ excess': 50_000,
      'CASCO, 1,000 ₾ excess': 100_000,
    };
    assert.deepEqual(
      included.map(({ code, excess }) => [code, insurance in excesses ? excesses[insurance] : excess]),
      insurance === 'Third-party liability' ? [] : included.map(({ excess }) => ['basic', excess]),
      `car ${id}: ${insurance}`,
    );
    assert.ok(insurance === 'Third-party liability' || included.length === 1, `car ${id}: ${insurance}`);
  }
});

test('it is filled once', async (t) => {
  const { context } = await testApp(t, { fleet: true });
  assert.equal(await fillFleet(context), false);
});

test('no two cars of a search show the same picture, nor neighbours the same body and paint', async (t) => {
  const { inject } = await testApp(t, { fleet: true });
  const lookOf = new Map(photographed.map((car) => [car.shots.front, `${car.body} ${car.paint}`]));
  const lists = Sort.options.flatMap((sort) =>
    ['', '&category=suv', '&category=comfort', '&category=bus'].map((filter) => `/api/cars?sort=${sort}${filter}`),
  );
  for (const list of lists) {
    const urls: string[] = [];
    let cursor: string | null = null;
    for (let page = 0; page < 3; page += 1) {
      const { body } = await inject(cursor === null ? list : `${list}&cursor=${cursor}`);
      const answer = searchCars.response.parse(body);
      urls.push(...answer.cars.map(({ image }) => image.url));
      cursor = answer.next_cursor;
      if (cursor === null) break;
    }
    assert.ok(urls.length > 6, list);
    assert.equal(new Set(urls).size, urls.length, list);
    const looks = urls.map((url) => lookOf.get(url.replace(/^\/pictures\/(.+)-[0-9a-f]{12}-\d+\.webp$/, '$1.webp')));
    looks.forEach((look, place) => assert.ok(look !== undefined && look !== looks[place - 1], `${list} ${place}`));
  }
});

test('the first reviews of the home page all say something else', async (t) => {
  const { inject } = await testApp(t, { fleet: true });
  const { reviews } = listReviews.response.parse((await inject('/api/reviews')).body);
  assert.equal(new Set(reviews.map(({ text }) => text)).size, reviews.length);
});

test('rows of the home page show every car from the front and no picture twice, in any language', async (t) => {
  const { inject } = await testApp(t, { fleet: true });
  for (const language of ['en', 'ka', 'ru']) {
    const { status, body } = await inject({ url: '/api/cars/home', headers: { 'accept-language': language } });
    assert.equal(status, 200);
    const { rows } = getHome.response.parse(body);
    assert.deepEqual(
      rows.map(({ row }) => row),
      ['popular', 'new', 'sports', 'classic', 'buses'],
    );
    for (const { row, cars } of rows) {
      assert.equal(cars.length, 8, row);
      assert.equal(new Set(cars.map(({ image }) => image.url)).size, cars.length, row);
      assert.ok(
        cars.every(({ image }) => image.shot === 'front'),
        row,
      );
      for (const { image, more_images } of cars)
        assert.equal(new Set([image, ...more_images].map(({ url }) => url)).size, 6);
    }
  }
});
