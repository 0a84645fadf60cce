import type { Pool } from 'pg';

/**
 * Which of the settings that every connection needs are not set. A pooler that shares its connections has to set them as
 * it opens one: it does not pass on what its clients begin with.
 */
export async function findMissingSettings(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
     where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'TimeZone')
     order by name`,
  );
  return rows
    .filter(({ name, setting }) => setting === '0' || (name === 'TimeZone' && setting !== 'UTC'))
    .map(({ name }) => name);
}
