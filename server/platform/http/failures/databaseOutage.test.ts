import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { isDatabaseOutage } from './databaseOutage.ts';

const errorOf = (code: string) => Object.assign(new pg.DatabaseError('', 0, 'error'), { code });

test('a write that meets a former primary may be tried again, one that breaks a rule may not', () => {
  const outages = ['08006', '08P01', '57P01', '57014', '55P03', '40001', '40P01', '25006', '53300'];
  assert.deepEqual(
    outages.filter((code) => !isDatabaseOutage(errorOf(code))),
    [],
  );
  assert.deepEqual(
    ['23505', '23P01', '22012', '25001', '42501'].filter((code) => isDatabaseOutage(errorOf(code))),
    [],
  );
});
