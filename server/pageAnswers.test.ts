import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageCalls } from '#contract/pageCalls.ts';
import type { PageCallName } from '#contract/pages.ts';
import { makePageAnswers } from './pageAnswers.ts';
import { testApp } from './testing/testApp.ts';

test('a page holds what the calls of the same names answer over HTTP', async (t) => {
  const { app, inject, context } = await testApp(t, { fleet: true });
  const ask = makePageAnswers(app.sharedHandlers);
  const { rows } = await context.pool.query<{ id: number }>(`select min(id) as id from cars where status = 'active'`);
  const owners = await context.pool.query<{ id: number }>('select min(id) as id from owners');
  const shown = { id: rows[0]?.id ?? 0, place: 'tbilisi' };
  const owner = { ...shown, id: owners.rows[0]?.id ?? 0 };
  const queries: Partial<Record<PageCallName, Readonly<Record<string, string>>>> = {
    searchCars: { category: 'suv' },
    getCalendar: { from: '2026-11-20', to: '2026-11-30' },
    listPlaces: { car_id: String(shown.id) },
  };
  for (const [name, call] of Object.entries(pageCalls)) {
    const query = queries[name as PageCallName] ?? {}; // as its entries are these
    const params = name === 'getOwner' ? owner : shown;
    const path = `${call.path.replace(':id', String(params.id)).replace(':place', params.place)}?${new URLSearchParams(query).toString()}`;
    const { status, body } = await inject(path);
    assert.equal(status, 200, path);
    const { answer } = await ask(
      { name: name as PageCallName, arg: undefined, ...(call.path.includes(':') && { params }), query },
      'en',
    );
    assert.deepEqual(JSON.parse(JSON.stringify(answer)), body, path);
  }
});

test('a page is refused what its call refuses', async (t) => {
  const { app, context } = await testApp(t, { fleet: true });
  const { rows } = await context.pool.query<{ id: number }>(
    `update cars set status = 'inactive' where id = (select min(id) from cars where status = 'active') returning id`,
  );
  const ask = makePageAnswers(app.sharedHandlers);
  await assert.rejects(ask({ name: 'listCarReviews', arg: undefined, params: { id: rows[0]?.id } }, 'en'), {
    status: 404,
  });
});
