import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { type Car, getCar, listReviews, type Review } from '#contract/calls/cars/cars.ts';
import { Language } from '#contract/domain/values.ts';
import { testApp, type TestApp } from '#server/testing/testApp.ts';

async function carOf(app: TestApp, id: number, language: string): Promise<Car> {
  const { body } = await app.inject({ url: `/api/cars/${id}`, headers: { 'accept-language': language } });
  return getCar.response.parse(body).car;
}

const textsOf = ({ description, address, branch, owner }: Car): (string | undefined)[] => [
  description,
  address,
  branch?.name,
  owner.name,
];

async function fleet(t: TestContext): Promise<{ app: TestApp; ids: readonly number[] }> {
  const app = await testApp(t, { fleet: true, config: { limitsFactor: 1000 } });
  const { rows } = await app.context.pool.query<{ id: number }>("select id from cars where status = 'active'");
  return { app, ids: rows.map(({ id }) => id) };
}

test('whatever an owner typed is covered on the car’s page, in every language', async (t) => {
  const { app, ids } = await fleet(t);
  const [id = 0] = ids;
  await app.context.pool.query(
    `update cars set description_en = 'Call 599 12-11-56', description_ka = 'დარეკეთ 599 12-11-56', description_ru = 'Тел. 599 12-11-56',
       has_own_address = true, address_en = '599 12-11-56', address_ka = '599 12-11-56', address_ru = '599 12-11-56' where id = $1`,
    [id],
  );
  await app.context.pool.query(
    `update branches set name_en = 'nino-cars.ge', name_ka = 'nino-cars.ge', name_ru = 'nino-cars.ge',
       address_en = 't.me/nino', address_ka = 't.me/nino', address_ru = 't.me/nino'`,
  );
  await app.context.pool.query("update owners set kind = 'legal', surname = null, name = 'nino @ gmail . com'");
  const shown = await Promise.all(Language.options.map(async (language) => textsOf(await carOf(app, id, language))));
  assert.deepEqual(shown, [
    ['Call •••', '•••', undefined, '•••'],
    ['დარეკეთ •••', '•••', undefined, '•••'],
    ['Тел. •••', '•••', undefined, '•••'],
  ]);
  await app.context.pool.query('update cars set has_own_address = false where id = $1', [id]);
  assert.deepEqual(textsOf(await carOf(app, id, 'en')), ['Call •••', '•••', '•••', '•••']);
});

test('reviews and replies are covered on the car’s page and on the home page', async (t) => {
  const { app } = await fleet(t);
  const { rows } = await app.context.pool.query<{ id: number; car_id: number }>(
    `update reviews set text = 'Ask me: 599 12-11-56', reply = 'Or me: @nino_cars', replied_at = created_at, rating = 5
     where id = (select r.id from reviews r join cars c on c.id = r.car_id where c.status = 'active' order by r.created_at desc, r.id desc limit 1)
     returning id, car_id`,
  );
  await app.context.pool.query("update clients set name = 't.me/nino'");
  const [changed] = rows;
  for (const url of ['/api/reviews', `/api/cars/${changed?.car_id}/reviews`]) {
    const page: Review[] = listReviews.response.parse((await app.inject(url)).body).reviews;
    const found = page.find(({ id }) => id === changed?.id);
    assert.deepEqual([found?.text, found?.reply], ['Ask me: •••', 'Or me: •••'], url);
    assert.match(found?.author ?? '', /^••• \S\.$/u, url);
  }
});

test('nothing that the demo fleet says of itself is taken for a contact', async (t) => {
  const { app, ids } = await fleet(t);
  for (const id of ids) {
    for (const language of Language.options) {
      for (const text of textsOf(await carOf(app, id, language))) assert.doesNotMatch(text ?? '', /•••/);
    }
  }
  const { reviews } = listReviews.response.parse((await app.inject('/api/reviews')).body);
  for (const { text, reply, author } of reviews) assert.doesNotMatch(`${text} ${reply} ${author}`, /•••/);
});
