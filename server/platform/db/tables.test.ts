import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { connectDatabase, connectPool } from './connect.ts';
import { describeTables, tablesFile } from '#server/testing/tableTypes.ts';
import { cloneDatabase } from '#server/testing/testDatabase.ts';
import { testEngine } from '#server/testing/testEngine.ts';

test('the types of tables are those of the migrated database (npm run generate makes them anew)', async (t) => {
  const database = await cloneDatabase(await testEngine(), false);
  t.after(() => database.drop());
  assert.equal(readFileSync(tablesFile, 'utf8'), await describeTables(database.url));
});

test('a missing column does not compile', async (t) => {
  const database = await cloneDatabase(await testEngine(), false);
  t.after(() => database.drop());
  const db = connectDatabase(connectPool({ url: database.url, max: 1 }));
  // @ts-expect-error -- cars have a colour_code
  await assert.rejects(db.selectFrom('cars').select('colour').execute(), /column "colour" does not exist/);
  await db.destroy();
});
