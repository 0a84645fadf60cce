import { type RawBuilder, sql } from 'kysely';

/**
 * SQL for an instant within JSON, as every other instant is answered. By itself the database writes as many digits of a
 * second as there are, and another offset.
 */
export const instantText = (instant: string): RawBuilder<string> =>
  sql.raw(`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
