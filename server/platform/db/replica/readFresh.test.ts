import assert from 'node:assert/strict';
import { test } from 'node:test';
import { logInClient } from '#server/testing/people/people.ts';
import { testApp } from '#server/testing/testApp.ts';
import { isReadFresh } from './readFresh.ts';

test('a visitor may be answered by a replica, whoever is logged in reads where it is written', async (t) => {
  const app = await testApp(t, { fleet: true });
  const { pool } = app.context;
  const query = pool.query.bind(pool) as (...args: readonly unknown[]) => unknown;
  const reads: boolean[] = [];
  t.mock.method(pool, 'query', (...args: readonly unknown[]) => {
    reads.push(isReadFresh());
    return query(...args);
  });
  const readsOf = async (url: string): Promise<boolean[]> => {
    reads.length = 0;
    assert.equal((await app.inject(url)).status, 200);
    return [...new Set(reads)];
  };
  assert.deepEqual(await readsOf('/api/cars'), [false]);
  await logInClient(app);
  assert.deepEqual(await readsOf('/api/cars'), [true]);
  assert.deepEqual(await readsOf('/api/cars/home'), [true]);
});
