import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { migrationsDir } from '#server/db/migrate.ts';
import { testApp } from '#server/testing/testApp.ts';

const cover = (excess: number, price?: number) => ({ excess, excluded: [], ...(price !== undefined && { price }) });
const protection = (basic: object | null, plus: object | null, full: object | null) => ({
  protection: { basic, plus, full },
});
const pets = { pets: { allowed: true, price: 0 } };

test('plans that were saved with a price or an excess of nothing by silence are switched off', async (t) => {
  const { pool } = (await testApp(t, { fleet: true })).context;
  const saved = [
    [1, 'casco-500', { ...protection(null, cover(0, 0), cover(0, 2_000)), ...pets }],
    [2, 'casco-500', { ...protection(cover(0), null, null), ...pets }],
    [3, 'casco-full', protection(cover(0), cover(0, 1_500), cover(0, 99))],
    [4, 'liability', pets],
  ] as const;
  for (const [id, insurance, terms] of saved)
    await pool.query('update cars set insurance_code = $2, terms = $3 where id = $1', [id, insurance, terms]);
  const { rows: owners } = await pool.query<{ owner_id: number }>(
    `select owner_id from cars where status = 'active' and terms = '{}' and insurance_code <> 'casco-full'
       and owner_id in (select owner_id from owner_terms) order by owner_id limit 1`,
  );
  const ofOwner = { ...protection(cover(0), cover(0, 2_000), null), ...pets };
  await pool.query('update owner_terms set terms = $2 where owner_id = $1', [owners[0]?.owner_id, ofOwner]);

  // As the migration did it once: what comes before is there already.
  const migration = await readFile(join(migrationsDir, '162_one_insurance.sql'), 'utf8');
  await pool.query(migration.slice(migration.indexOf('-- Plans beyond')));

  const { rows } = await pool.query<{ terms: object }>('select terms from cars where id <= 4 order by id');
  assert.deepEqual(
    rows.map(({ terms }) => terms),
    [
      { ...protection(null, null, cover(0, 2_000)), ...pets },
      // The insurance of the car counts again.
      pets,
      protection(cover(0), cover(0, 1_500), null),
      pets,
    ],
  );
  const { rows: left } = await pool.query('select terms from owner_terms where owner_id = $1', [owners[0]?.owner_id]);
  assert.deepEqual(left, [{ terms: pets }]);
});
