import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listCarReviews } from '#contract/calls/cars/carPage.ts';
import { getCar, listReviews, type Review } from '#contract/calls/cars/cars.ts';
import { ErrorBody } from '#contract/errors.ts';
import { createReview, getOrderReview, listOwnReviews } from '#contract/calls/reviews.ts';
import { askForReviews } from './askForReviews.ts';
import { countStatuses, mailsTo, post } from '#server/testing/people/people.ts';
import { market, type Market, ordered } from '#server/testing/people/renters.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { testApp, type TestApp } from '#server/testing/testApp.ts';
import type { TestAnswer, TestBrowser } from '#server/testing/testBrowser.ts';

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

const review = (browser: TestBrowser, orderId: number, body: object = { rating: 4, text: 'Clean and quick.' }) =>
  post(browser, `/api/orders/${orderId}/review`, body);
const reply = (browser: TestBrowser, id: number, text = 'Come again!') =>
  post(browser, `/api/reviews/${id}/reply`, { text });
const codeOf = (answer: TestAnswer) => ErrorBody.parse(answer.body).code;

/** A rental that is over; several of them follow each other. */
async function completed(place: Market, nth = 0, browser = place.client): Promise<number> {
  const day = (date: number) => `2027-02-${String(date).padStart(2, '0')}T10:00`;
  const { id } = await ordered(place, browser, { from: day(1 + 2 * nth), to: day(2 + 2 * nth) });
  await place.app.context.pool.query("update orders set status = 'completed' where id = $1", [id]);
  return id;
}

const ratingsOf = async ({ app, carId }: Market) => {
  const { car } = getCar.response.parse((await app.inject(`/api/cars/${carId}`)).body);
  return {
    count: car.reviews_count,
    counts: car.rating_counts,
    sum: Math.round((car.rating ?? 0) * car.reviews_count),
  };
};

test('the client of a completed order reviews it once; of eight at once one stays', async (t) => {
  const place = await market(t);
  const before = await ratingsOf(place);
  const { id: open } = await ordered(place, place.client);
  assert.equal(codeOf(await review(place.client, open)), 'ORDER_NOT_COMPLETED');
  const id = await completed(place);
  const view = async (browser: TestBrowser) => (await browser.inject(`/api/orders/${id}/review`)).body;
  assert.deepEqual(await view(place.client), { status: 'success', review: null, can_review: true });
  assert.deepEqual(await view(place.owner), { status: 'success', review: null, can_review: false });
  for (const [browser, order] of [
    [place.stranger, id],
    [place.client, 2_147_483_647],
  ] as const) {
    assert.equal((await review(browser, order)).text, (await review(place.stranger, 2_147_483_647)).text);
    assert.equal((await browser.inject(`/api/orders/${order}/review`)).status, 404);
  }
  for (const wrong of [
    { rating: 0 },
    { rating: 6 },
    { rating: 4.5 },
    { text: ' \u200B\n ' },
    { text: 'x'.repeat(1001) },
    // A letter that is two once it is normalized.
    { text: '\u0958'.repeat(600) },
  ])
    assert.equal((await review(place.client, id, { rating: 5, text: 'Good', ...wrong })).status, 422);

  const typed = ' <b>Good</b>\u202E car,\r\n\r\n\r\nsee https://example.com \u0007 ';
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => review(place.client, id, { rating: 2, text: typed })),
  );
  assert.deepEqual(countStatuses(answers), { 201: 1, 409: 7 });
  assert.equal(codeOf(await review(place.client, id)), 'ALREADY_REVIEWED');
  const after = await ratingsOf(place);
  assert.deepEqual([after.count, after.sum], [before.count + 1, before.sum + 2]);
  assert.deepEqual(after.counts, before.counts.with(1, (before.counts[1] ?? 0) + 1));

  const [newest] = listCarReviews.response.parse(
    (await place.app.inject(`/api/cars/${place.carId}/reviews`)).body,
  ).reviews;
  assert.equal(newest?.text, '<b>Good</b> car,\n\nsee •••');
  const own = getOrderReview.response.parse((await place.client.inject(`/api/orders/${id}/review`)).body).review;
  assert.equal(own?.text, '<b>Good</b> car,\n\nsee https://example.com', 'its two sides know each other');
  const [mail] = await mailsTo(place.app, (await emailsOf(place, id)).owner);
  assert.match(mail?.text ?? '', /new review|reviewed your car/);
  assert.equal(/example\.com\b.*|<b>Good/.exec(mail?.text ?? ''), null);
});

/** Where the two sides of an order are written to. */
async function emailsOf({ app }: Market, orderId: number): Promise<{ client: string; owner: string }> {
  const { rows } = await app.context.pool.query<{ client: string; owner: string }>(
    `select client.email::text as client, owner.email::text as owner from orders o
       join clients on clients.id = o.client_id join users client on client.id = clients.user_id
       join owners on owners.id = o.owner_id join users owner on owner.id = owners.user_id where o.id = $1`,
    [orderId],
  );
  if (rows[0] === undefined) throw new Error('No such order.');
  return rows[0];
}

test('the owner answers once; no one else can', async (t) => {
  const place = await market(t);
  const orderId = await completed(place);
  const { id } = createReview.response.parse((await review(place.client, orderId)).body).review;
  const list = async () => listOwnReviews.response.parse((await place.owner.inject('/api/reviews/own')).body);
  const before = await list();
  assert.deepEqual([before.reviews[0]?.id, before.reviews[0]?.order_id, before.reviews[0]?.reply], [id, orderId, null]);

  // The first review of the demo fleet is of another owner's car.
  const foreign = await reply(place.owner, 1);
  assert.deepEqual([foreign.status, foreign.text], [404, (await reply(place.owner, 2_147_483_647)).text]);
  assert.equal((await reply(place.client, id)).status, 403);
  for (const wrong of [' \n ', '\u0958'.repeat(600)]) assert.equal((await reply(place.owner, id, wrong)).status, 422);
  const answers = await Promise.all(Array.from({ length: 6 }, (_, nth) => reply(place.owner, id, `Thanks ${nth}`)));
  assert.deepEqual(countStatuses(answers), { 201: 1, 409: 5 });
  const { review: answered } = getOrderReview.response.parse(
    (await place.client.inject(`/api/orders/${orderId}/review`)).body,
  );
  assert.match(answered?.reply ?? '', /^Thanks \d$/);
  assert.equal(answered?.replied_at, place.clock().toISOString());
  const after = await list();
  assert.equal(after.unanswered, before.unanswered - 1);
  const [mail] = await mailsTo(place.app, (await emailsOf(place, orderId)).client);
  assert.match(mail?.text ?? '', new RegExp(`answered.*/orders/${orderId}`, 's'));
  assert.equal(mail?.text.includes('Thanks'), false);
});

test('reviews of one car that come at the same moment are all counted', async (t) => {
  const place = await market(t);
  const before = await ratingsOf(place);
  const orders: number[] = [];
  for (const nth of [0, 1, 2, 3, 4, 5]) orders.push(await completed(place, nth));
  const answers = await Promise.all(orders.map((id) => review(place.client, id, { rating: 5, text: 'Great' })));
  assert.deepEqual(countStatuses(answers), { 201: 6 });
  const after = await ratingsOf(place);
  assert.deepEqual([after.count, after.sum], [before.count + 6, before.sum + 30]);
  assert.equal(after.counts[4], (before.counts[4] ?? 0) + 6);
});

test('a client is asked for a review once, a day after the return, unless there is one or it was long ago', async (t) => {
  const place = await market(t);
  const { pool } = place.app.context;
  // Those of the demo were asked long ago.
  await pool.query('update orders set review_asked_at = requested_at');
  const ids = await Promise.all([0, 1, 2, 3, 4].map((nth) => completed(place, nth)));
  const [first = 0, reviewed = 0, old = 0, early = 0, late = 0] = ids;
  const end = async (id: number, agreed: string, returned = agreed) => {
    await pool.query("update orders set period = tstzrange($2::timestamptz - interval '1 day', $2) where id = $1", [
      id,
      agreed,
    ]);
    await pool.query(
      "insert into order_events (order_id, event, actor, status, at) values ($1, 'finish', 'owner', 'completed', $2)",
      [id, returned],
    );
  };
  await end(first, '2027-02-02T06:00:00Z');
  await end(reviewed, '2027-02-04T06:00:00Z');
  await end(old, '2027-01-20T06:00:00Z');
  await end(early, '2027-02-20T06:00:00Z', '2027-02-06T06:00:00Z');
  await end(late, '2027-02-02T06:00:00Z', '2027-02-09T06:00:00Z');
  assert.equal((await review(place.client, reviewed)).status, 201);
  const asked = async (now: string) => {
    place.clock.set(new Date(now));
    await Promise.all([askForReviews(place.app.context), askForReviews(place.app.context)]);
    await drainJobs(place.app);
    const { rows } = await pool.query<{ recipient: string; text: string }>(
      "select recipient, text from outbox_mails where subject like 'How was %' order by id",
    );
    assert.ok(rows.every(({ recipient }) => recipient === 'client@access.test'));
    return rows.map(({ text }) => Number(/\/orders\/(\d+)$/m.exec(text)?.[1]));
  };
  assert.deepEqual(await asked('2027-02-03T05:59:59Z'), [], 'a second too early');
  assert.deepEqual(await asked('2027-02-05T06:00:00Z'), [first]);
  assert.deepEqual(await asked('2027-02-07T06:00:00Z'), [first, early], 'the car was back before the end');
  assert.deepEqual(await asked('2027-02-10T05:59:59Z'), [first, early]);
  assert.deepEqual(await asked('2027-02-10T06:00:00Z'), [first, early, late], 'the car was back days after the end');
});
