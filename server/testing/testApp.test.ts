import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testApp } from './testApp.ts';

test('each test has a server and a database of its own', async (t) => {
  const first = await testApp(t);
  const second = await testApp(t);
  await first.context.db.insertInto('rate_limits').values({ key: 'mine', used: 1, resets_at: new Date() }).execute();
  assert.equal((await second.context.db.selectFrom('rate_limits').selectAll().execute()).length, 0);
  assert.equal((await first.inject('/readyz')).status, 200);
});

test('Georgian words have trigrams', async (t) => {
  const { context } = await testApp(t);
  const { rows } = await context.pool.query<{ likeness: number }>(
    "select similarity('მანქანა', 'მანქანები') as likeness",
  );
  assert.ok((rows[0]?.likeness ?? 0) > 0.3);
});
