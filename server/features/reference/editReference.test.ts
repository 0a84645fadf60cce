import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchCars } from '#contract/calls/cars/search.ts';
import type { Method } from '#contract/call.ts';
import { Reference } from '#contract/calls/reference/reference.ts';
import { changeReferenceItem, listReferenceItems } from '#contract/calls/reference/referenceEdit.ts';
import { referenceLists } from '#contract/domain/referenceLists.ts';
import { testActors } from '#server/testing/people/testActors.ts';
import { refusal } from '#server/testing/rescues.ts';
import { testApp } from '#server/testing/testApp.ts';
import { untilLockWaits } from '#server/testing/untilLockWaits.ts';

const words = { en: 'Turquoise', ka: 'ფირუზი', ru: 'Бирюза' };

test('an admin edits every list in three languages; search and filters follow', async (t) => {
  const server = await testApp(t, { fleet: true });
  const { admin } = await testActors(server.context);
  const browser = server.visitor();
  browser.cookies.set('session', admin.cookie ?? '');
  const ask = (method: Method, url: string, body?: object) =>
    browser.inject({ method, url, ...(body === undefined ? {} : { body }) });
  const itemsOf = async (list: string) =>
    listReferenceItems.response.parse((await ask('GET', `/api/reference/${list}`)).body).items;

  for (const list of referenceLists) {
    const items = await itemsOf(list);
    assert.ok(items.length > 1, list);
    assert.ok(
      items.some(({ cars }) => cars > 0),
      list,
    );
    assert.equal(
      items.every(({ brand }) => (brand !== null) === (list === 'models')),
      true,
      list,
    );
    assert.equal(
      items.every(({ descriptions }) => (descriptions !== null) === (list === 'extras')),
      true,
      list,
    );
  }

  const colour = { code: 'turquoise', names: words };
  assert.equal((await ask('POST', '/api/reference/colours', colour)).status, 201);
  const again = await ask('POST', '/api/reference/colours', colour);
  assert.deepEqual([again.status, Object.keys(again.body ?? {})], [422, ['code']]);
  for (const [body, field] of [
    [{ ...colour, code: 'Not a code' }, 'code'],
    [{ ...colour, code: 'b', names: { ...words, ka: ' ' } }, 'names.ka'],
    [{ ...colour, code: 'b', descriptions: words }, 'descriptions'],
    [{ ...colour, code: 'b', brand: 'toyota' }, 'brand'],
  ] as const) {
    const { status, body: fields } = await ask('POST', '/api/reference/colours', body);
    assert.deepEqual([status, Object.keys(fields ?? {})], [422, [field]]);
  }
  const lists = Reference.parse(
    (await server.inject({ url: '/api/reference', headers: { 'accept-language': 'ka' } })).body,
  );
  assert.equal(lists.colours.at(-1)?.name, 'ფირუზი');

  const model = { code: 'toyota-alphard-x', names: { en: 'Alphard X', ka: 'ალფარდ იქს', ru: 'Альфард Икс' } };
  const without = await ask('POST', '/api/reference/models', model);
  assert.deepEqual([without.status, Object.keys(without.body ?? {})], [422, ['brand']]);
  assert.equal((await ask('POST', '/api/reference/models', { ...model, brand: 'no-such' })).status, 422);
  assert.equal((await ask('POST', '/api/reference/models', { ...model, brand: 'toyota' })).status, 201);
  const city = { code: 'sighnaghi', names: { en: 'Sighnaghi', ka: 'სიღნაღი', ru: 'Сигнахи' } };
  assert.equal((await ask('POST', '/api/reference/cities', city)).status, 201);
  const extra = { code: 'wifi', names: { en: 'Wi-Fi', ka: 'ვაი-ფაი', ru: 'Вай-фай' } };
  assert.equal((await ask('POST', '/api/reference/extras', extra)).status, 422);
  assert.equal((await ask('POST', '/api/reference/extras', { ...extra, descriptions: extra.names })).status, 201);

  // A word that cars are found by from now on.
  const change = { code: 'petrol', names: { en: 'Gasoline', ka: 'ბენზინი', ru: 'Бензин' } };
  assert.equal((await ask('PATCH', '/api/reference/fuels', change)).status, 200);
  const found = searchCars.response.parse((await server.inject({ url: '/api/cars?q=gasoline' })).body);
  assert.ok(found.cars.length > 0 && found.cars.every(({ fuel }) => fuel === 'petrol'));

  assert.equal((await ask('DELETE', '/api/reference/colours/turquoise')).status, 204);
  assert.equal((await ask('DELETE', '/api/reference/colours/turquoise')).status, 404);
  const used = await ask('DELETE', '/api/reference/brands/toyota');
  assert.deepEqual([used.status, Reflect.get(used.body ?? {}, 'code')], [409, 'IN_USE']);

  const { rows } = await server.context.pool.query<{ details: object }>(
    "select details from audit_events where action = 'reference_changed' and details->>'code' = 'petrol'",
  );
  assert.deepEqual(rows[0]?.details, {
    list: 'fuels',
    code: 'petrol',
    words: { before: 'Petrol · ბენზინი · Бензин', after: 'Gasoline · ბენზინი · Бензин' },
  });
});

test('an extra takes no code of another line of a bill, and stays while an order has it', async (t) => {
  const server = await testApp(t, { fleet: true });
  const { admin } = await testActors(server.context);
  const browser = server.visitor();
  browser.cookies.set('session', admin.cookie ?? '');
  const add = async (list: string, code: string) =>
    browser.inject({
      method: 'POST',
      url: `/api/reference/${list}`,
      body: { code, names: words, ...(list === 'extras' && { descriptions: words }) },
    });
  for (const code of ['plan_plus', 'pick_up', 'more_drivers', 'day', 'commission']) {
    const answer = await add('extras', code);
    assert.deepEqual([answer.status, answer.body], [422, { code: 'This code already exists.' }], code);
  }
  assert.equal((await add('extras', 'ski_rack')).status, 201);
  assert.equal((await add('colours', 'day')).status, 201);

  // What was rented with it is still called by its name when no car offers it any more.
  const remove = () => browser.inject({ method: 'DELETE', url: '/api/reference/extras/ski_rack' });
  const { pool } = server.context;
  const { rows } = await pool.query<{ id: number; items: object[] }>(
    'select id, items from orders order by id limit 1',
  );
  const [{ id, items } = { id: 0, items: [] }] = rows;
  const setItems = (next: object[]) =>
    pool.query('update orders set items = $2 where id = $1', [id, JSON.stringify(next)]);
  await setItems([...items, { ...items[0], code: 'ski_rack' }]);
  assert.deepEqual(refusal(await remove()), [409, 'IN_USE']);
  await setItems(items);
  assert.equal((await remove()).status, 204);
});

test('what two admins change of a value at once is kept of both, and the log says what each changed', async (t) => {
  const server = await testApp(t, { fleet: true });
  const { pool } = server.context;
  const { admin } = await testActors(server.context);
  const browser = server.visitor();
  browser.cookies.set('session', admin.cookie ?? '');
  const change = (list: string, body: object) =>
    browser.inject({ method: 'PATCH', url: `/api/reference/${list}`, body });
  const names = { en: 'Baby seat', ka: 'ბავშვის სავარძელი', ru: 'Детское кресло' };
  const other = await pool.connect();
  await other.query('begin');
  await other.query('update extras set name_en = $1, name_ka = $2, name_ru = $3 where code = $4', [
    names.en,
    names.ka,
    names.ru,
    'child_seat',
  ]);
  const described = change('extras', { code: 'child_seat', descriptions: words });
  await untilLockWaits(pool, described);
  await other.query('commit');
  other.release();
  const { body } = await described;
  const { item } = changeReferenceItem.response.parse(body);
  assert.deepEqual([item.names, item.descriptions], [names, words]);

  assert.equal((await change('equipment', { code: 'bluetooth', icon: 'check' })).status, 200);
  assert.equal((await change('equipment', { code: 'bluetooth', icon: 'check' })).status, 200);
  const { rows } = await pool.query<{ details: Record<string, { before: string; after: string }> }>(
    "select details - 'list' as details from audit_events where action = 'reference_changed' order by id",
  );
  const [ofExtra, ofIcon, ...nothingMore] = rows.map(({ details }) => details);
  assert.deepEqual(Object.keys(ofExtra ?? {}).toSorted(), ['code', 'descriptions']);
  assert.equal(ofExtra?.['descriptions']?.after, 'Turquoise · ფირუზი · Бирюза');
  assert.deepEqual(Object.keys(ofIcon ?? {}).toSorted(), ['code', 'icon']);
  assert.equal(ofIcon?.['icon']?.after, 'check');
  assert.deepEqual(nothingMore, []);

  // One admin corrects the Georgian, another one the Russian, each on a page that is older than the other's change.
  const [ka, ru] = ['საბავშვო სავარძელი', 'Автокресло'];
  assert.equal((await change('extras', { code: 'child_seat', names: { ka }, descriptions: { ru } })).status, 200);
  const both = changeReferenceItem.response.parse((await change('extras', { code: 'child_seat', names: { ru } })).body);
  assert.deepEqual(both.item.names, { ...names, ka, ru });
  assert.deepEqual(both.item.descriptions, { ...words, ru });
  const empty = await change('extras', { code: 'child_seat', names: { ka: ' ' } });
  assert.deepEqual([empty.status, Object.keys(empty.body ?? {})], [422, ['names.ka']]);
});
