import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getRentPage } from '#contract/calls/cars/rent.ts';
import { searchCars } from '#contract/calls/cars/search.ts';
import { testApp } from '#server/testing/testApp.ts';

test('the page of a place counts what its search finds, and says what it costs at least', async (t) => {
  const { inject, context } = await testApp(t, { fleet: true });
  await context.pool.query('delete from car_blocks');
  const pageOf = async (code: string) => getRentPage.response.parse((await inject(`/api/rent/${code}`)).body);
  const search = async (query: string) =>
    searchCars.response.parse((await inject(`/api/cars?sort=price_asc&${query}`)).body);
  for (const [code, query] of [
    ['tbilisi', 'city_id=1'],
    ['batumi', 'city_id=2'],
    ['tbs', 'pick_up=airport-1&drop_off=airport-1'],
    ['bus', 'pick_up=airport-3&drop_off=airport-3'],
  ] as const) {
    const [page, found] = [await pageOf(code), await search(query)];
    assert.ok(found.total > 0);
    assert.equal(page.count, found.total, code);
    assert.equal(page.price_from, found.cars[0]?.price_per_day);
    assert.deepEqual(
      Object.fromEntries(page.categories.map((one) => [one.code, one.count])),
      Object.fromEntries(found.facets.category.map((one) => [one.code, one.count])),
    );
    for (const { code: model, brand, count, price_from } of page.models.slice(0, 3)) {
      const ofModel = await search(`${query}&brand=${brand}&model=${model}`);
      assert.deepEqual([count, price_from], [ofModel.total, ofModel.cars[0]?.price_per_day]);
    }
    assert.equal(page.delivery_from === null, page.place.kind === 'city');
    assert.ok(page.others.every((other) => other.code !== code));
  }
});

test('a city without cars says so, and an unknown place is missing', async (t) => {
  const { inject } = await testApp(t);
  const page = getRentPage.response.parse((await inject('/api/rent/mestia')).body);
  assert.deepEqual([page.count, page.price_from, page.categories, page.models], [0, null, [], []]);
  assert.equal((await inject('/api/rent/atlantis')).status, 404);
  assert.equal((await inject('/api/rent/TBS')).status, 422);
});
