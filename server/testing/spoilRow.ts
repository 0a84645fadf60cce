import type { Pool } from 'pg';

/** From now on the database refuses every change of one row, or its deletion, as it does where a row breaks a rule made after it. */
export async function spoilRow(
  pool: Pool,
  table: string,
  id: number,
  change: 'update' | 'delete' = 'update',
): Promise<void> {
  const name = `spoiled_${table}_${id}`;
  await pool.query(`create function ${name}() returns trigger language plpgsql as
    $$ begin raise exception 'a spoiled row of ${table}'; end $$`);
  await pool.query(`create trigger ${name} before ${change} on ${table}
    for each row when (old.id = ${id}) execute function ${name}()`);
}
