import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testApp } from '#server/testing/testApp.ts';
import { findBadPlans } from './findBadPlans.ts';
import { listUnasked } from './listUnasked.ts';

const queries = {
  'aRepository.ts#listRecent': ['select id from ledger_entries where at > $1 order by at desc limit 200'],
  'aRepository.ts#findName': ['select name_en from cities where name_en = $1'],
  'aRepository.ts#listFirst': ['select id from payments order by id limit 20'],
  'aRepository.ts#listDear': ['select id from payments where amount > $1 order by id limit 20'],
  'aRepository.ts#begin': ['begin'],
};
const walked = 'aRepository.ts#listDear reads all of payments';

test('a statement that no index serves is found, also when one is only walked along', async (t) => {
  const { pool } = (await testApp(t)).context;
  assert.deepEqual(await findBadPlans(pool, queries), [walked]);
  await pool.query('drop index ledger_at');
  assert.deepEqual(await findBadPlans(pool, queries), [
    walked,
    'aRepository.ts#listRecent reads all of ledger_entries',
  ]);
});

test('a function of a repository that no test has called is found', async () => {
  const unasked = await listUnasked({ 'server/features/currency/ratesRepository.ts#findRate': [] });
  assert.ok(unasked.includes('server/features/currency/ratesRepository.ts#saveRate'));
  assert.ok(!unasked.includes('server/features/currency/ratesRepository.ts#findRate'));
});
