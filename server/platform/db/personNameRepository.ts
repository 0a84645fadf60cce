import { sql } from 'kysely';

/**
 * SQL: what somebody is called who registered as `owners o` or as `clients c`; the company's name where there is one,
 * null for staff who registered as neither.
 */
export const personName = sql<string | null>`nullif(concat_ws(' ', coalesce(o.name, c.name),
  case when o.id is null then c.surname else o.surname end), '')`;
