import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchCars } from '#contract/calls/cars/search.ts';
import { type TestApp, testApp } from '#server/testing/testApp.ts';
import { writeCursor } from './searchCursor.ts';

test('hostile queries are empty results or field messages, never errors', async (t) => {
  const { inject } = await testApp(t, { fleet: true });
  const ask = (query: Record<string, string>) => inject(`/api/cars?${new URLSearchParams(query).toString()}`);
  const cursor = writeCursor(['price_asc', 9_000, 12]);

  for (const query of [
    { q: "'; drop table cars; --" },
    { q: '%_\\%' },
    { q: '\u0000' },
    { q: '((((' },
    { q: '🚗🚗' },
    { q: 'ა'.repeat(100) },
    { q: 'a '.repeat(50) },
    { brand: "toyota' or 1=1" },
    { brand: '\u0000' },
    { brand: ',,,' },
    { model: '../../etc' },
    { extras: "{driver}','" },
    { extras: 'no-such' },
    { terms: "{pets}','" },
    { terms: 'no-such' },
    { doors: 'five' },
    { doors: '99999999999' },
    { doors: '-1' },
    { city_id: '2147483647' },
    { category: 'none', car_type: 'none' },
    { price_min: '5000', price_max: '100' },
    { year_min: '9999' },
    { rating_min: '5' },
    { cursor, sort: 'price_asc' },
  ]) {
    const { status, body } = await ask(query);
    assert.ok(status === 200 || status === 422, `${JSON.stringify(query)}: ${status} ${JSON.stringify(body)}`);
    if (status === 200) searchCars.response.parse(body);
  }
  for (const query of [
    { q: 'x'.repeat(10_000) },
    { brand: 'x'.repeat(10_000) },
    { city_id: 'abc' },
    { city_id: '-1' },
    { city_id: '99999999999' },
    { price_min: '1.5' },
    { price_max: 'NaN' },
    { rating_min: '6' },
    { instant: 'yes' },
    { sort: 'random()' },
    { from: '2026-12-01' },
    { to: '2026-12-01' },
    { from: '2026-12-05', to: '2026-12-01' },
    { from: '2020-01-01', to: '2020-01-02' },
    { from: 'tomorrow', to: 'later' },
    { from: '2026-02-30', to: '2026-03-01' },
    { cursor: 'nonsense' },
    { cursor, sort: 'rating' },
    { cursor: `${cursor}A`, sort: 'price_asc' },
    { cursor: `B${cursor.slice(1)}`, sort: 'price_asc' },
    { cursor: 'x'.repeat(600) },
  ]) {
    const { status, body } = await ask(query);
    assert.equal(status, 422, JSON.stringify([query, body]).slice(0, 300));
    const [message] = Object.values(Object(body));
    assert.ok(typeof message === 'string' && message.length > 5);
  }
});

const counting =
  ({ inject }: TestApp) =>
  async (query: string) => {
    const { status, body } = await inject(`/api/cars?${query}`);
    assert.equal(status, 200, query);
    return searchCars.response.parse(body).total;
  };

test('an empty value filters nothing', async (t) => {
  const found = counting(await testApp(t, { fleet: true }));
  const empty = Object.keys(searchCars.query.shape).map((name) => `${name}=`);
  for (const query of [...empty, empty.join('&')]) assert.equal(await found(query), await found(''), query);
});

test('a choice is a flag or a word', async (t) => {
  const found = counting(await testApp(t, { fleet: true }));
  const [all, instant] = [await found(''), await found('instant=1')];
  assert.ok(instant > 0 && instant < all);
  assert.equal(await found('instant=true'), instant);
  assert.equal(await found('instant=0'), all);
  assert.equal(await found('instant=false'), all);
});

test('the messages speak the language of the request', async (t) => {
  const { inject } = await testApp(t);
  const messages = await Promise.all(
    ['en', 'ka', 'ru'].map(
      async (language) =>
        (await inject({ url: '/api/cars?from=2026-12-05&to=2026-12-01', headers: { 'accept-language': language } }))
          .text,
    ),
  );
  assert.equal(new Set(messages).size, 3);
});

test('an empty fleet answers, too', async (t) => {
  const { inject } = await testApp(t);
  const { body } = await inject('/api/cars?q=toyota&from=2026-12-01&to=2026-12-03');
  const answer = searchCars.response.parse(body);
  assert.deepEqual([answer.total, answer.cars, answer.relaxations, answer.facets.price.counts.length], [0, [], [], 20]);
});
