import { type Kysely, sql } from 'kysely';
import type { AuditAction, AuditEntry } from '#contract/calls/audit.ts';
import { personName } from '#server/platform/db/personNameRepository.ts';
import type { Database } from '#server/platform/db/schema.ts';

export interface AuditRow {
  readonly id: number;
  readonly at: Date;
  readonly action: AuditAction;
  readonly details: AuditEntry['details'];
  readonly actor_id: number | null;
  readonly subject_id: number | null;
}

export interface AuditFilter {
  readonly actor?: number | undefined;
  readonly action?: AuditAction | undefined;
  readonly subject?: number | undefined;
  /** Only what was written before this entry. */
  readonly before: number | null;
  readonly limit: number;
}

/** The newest first. */
export async function listAuditRows(db: Kysely<Database>, filter: AuditFilter): Promise<AuditRow[]> {
  const { actor, action, subject, before, limit } = filter;
  const conditions = [
    ...(actor === undefined ? [] : [sql`e.actor_user_id = ${actor}`]),
    ...(action === undefined ? [] : [sql`e.action = ${action}`]),
    ...(subject === undefined ? [] : [sql`e.subject_user_id = ${subject}`]),
    ...(before === null ? [] : [sql`e.id < ${before}`]),
  ];
  const { rows } = await sql<AuditRow>`
    select e.id, e.at, e.action, e.details, e.actor_user_id as actor_id, e.subject_user_id as subject_id
    from audit_events e
    where ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}
    order by e.id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

export interface PersonRow {
  readonly id: number;
  readonly name: string | null;
  readonly email: string;
}

/** Whoever of them still has an account: those that were deleted have lost their names. */
export async function listPeople(db: Kysely<Database>, ids: readonly number[]): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select u.id, u.email::text as email,
      ${personName} as name
    from users u left join clients c on c.user_id = u.id left join owners o on o.user_id = u.id
    where u.id = any(${ids}) and u.deleted_at is null`.execute(db);
  return rows;
}
