import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testApp } from '#server/testing/testApp.ts';
import { connectPool } from './connect.ts';
import { findMissingSettings } from './findMissingSettings.ts';

test('behind a pooler nothing is prepared by name, and what it does not set is named', async (t) => {
  const { context, databaseUrl } = await testApp(t);
  assert.deepEqual(await findMissingSettings(context.mainPool), []);
  const pool = connectPool({ url: databaseUrl, max: 1, isShared: true });
  t.after(() => pool.end());
  const missing = await findMissingSettings(pool);
  assert.ok(missing.includes('statement_timeout') && missing.includes('lock_timeout'));
  assert.ok(missing.includes('idle_in_transaction_session_timeout'));
  const { rows } = await pool.query({ name: 'sum', text: 'select $1::int + 1 as sum', values: [1] });
  assert.deepEqual(rows, [{ sum: 2 }]);
  const { rowCount } = await pool.query('select from pg_prepared_statements');
  assert.equal(rowCount, 0);
});
