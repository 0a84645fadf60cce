import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCar, listCarReviews, listReviews, type Review } from '#contract/cars.ts';
import { testApp, type TestApp } from '#server/testing/testApp.ts';

async function walk({ inject }: TestApp, path: string): Promise<Review[]> {
  const reviews: Review[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { status, body } = await inject(cursor === '' ? path : `${path}?cursor=${cursor}`);
    assert.equal(status, 200);
    const page = listReviews.response.parse(body);
    reviews.push(...page.reviews);
    cursor = page.next_cursor;
  }
  return reviews;
}

function assertNewestFirst(reviews: readonly Review[]): void {
  const moments = reviews.map(({ created_at }) => created_at);
  assert.deepEqual(moments, moments.toSorted().toReversed());
  assert.equal(new Set(reviews.map(({ id }) => id)).size, reviews.length);
}

test('the reviews of a car are all of them, newest first, once each', async (t) => {
  const app = await testApp(t, { fleet: true });
  const { rows } = await app.context.pool.query<{ id: number }>(
    'select id from cars order by reviews_count desc limit 1',
  );
  const path = `/api/cars/${rows[0]?.id}/reviews`;
  const reviews = await walk(app, path);
  const { car } = getCar.response.parse((await app.inject(`/api/cars/${rows[0]?.id}`)).body);
  assert.equal(reviews.length, car.reviews_count);
  assert.ok(reviews.length > 10, 'more than a page');
  assertNewestFirst(reviews);
  assert.ok(reviews.every((review) => review.car.id === car.id && /^\S+ \S\.$/u.test(review.author)));
  listCarReviews.response.parse((await app.inject(path)).body);
});

test('the home page gets good reviews of cars that can be rented', async (t) => {
  const app = await testApp(t, { fleet: true });
  const [latest] = await walk(app, '/api/reviews');
  assert.ok(latest);
  await app.context.pool.query("update cars set status = 'inactive' where id = $1", [latest.car.id]);
  const reviews = await walk(app, '/api/reviews');
  assertNewestFirst(reviews);
  assert.ok(reviews.length > 100);
  assert.ok(reviews.every(({ rating, text, car }) => rating >= 4 && text !== '' && car.id !== latest.car.id));
});
