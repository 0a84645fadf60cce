import { sql } from 'kysely';
import type { Insertable, Kysely } from 'kysely';
import type { AuditAction, AuditEntry } from '#contract/calls/audit.ts';
import { personName } from '#server/platform/db/personNameRepository.ts';
import type { Database } from '#server/platform/db/schema.ts';

export async function insertAuditEvent(
  db: Kysely<Database>,
  event: Insertable<Database['audit_events']>,
): Promise<void> {
  await db.insertInto('audit_events').values(event).execute();
}

interface AuditRow {
  readonly id: number;
  readonly at: Date;
  readonly action: AuditAction;
  readonly details: AuditEntry['details'];
  readonly actor_id: number | null;
  readonly subject_id: number | null;
}

interface AuditFilter {
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
  let entries = db
    .selectFrom('audit_events')
    .select(['id', 'at', 'action', 'details', 'actor_user_id as actor_id', 'subject_user_id as subject_id'])
    .$narrowType<{ action: AuditAction }>();
  if (actor !== undefined) entries = entries.where('actor_user_id', '=', actor);
  if (action !== undefined) entries = entries.where('action', '=', action);
  if (subject !== undefined) entries = entries.where('subject_user_id', '=', subject);
  if (before !== null) entries = entries.where('id', '<', before);
  return entries.orderBy('id', 'desc').limit(limit).execute();
}

interface PersonRow {
  readonly id: number;
  readonly name: string | null;
  readonly email: string;
}

/** Whoever of them still has an account: those that were deleted have lost their names. */
export async function listPeople(db: Kysely<Database>, ids: readonly number[]): Promise<PersonRow[]> {
  return db
    .selectFrom('users as u')
    .leftJoin('clients as c', 'c.user_id', 'u.id')
    .leftJoin('owners as o', 'o.user_id', 'u.id')
    .select(['u.id', 'u.email', personName.as('name')])
    .where('u.id', '=', sql<number>`any(${ids})`)
    .where('u.deleted_at', 'is', null)
    .execute();
}
