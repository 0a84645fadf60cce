import type { Kysely } from 'kysely';
import type { AuditAction } from '#contract/calls/audit.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { insertAuditEvent } from './auditRepository.ts';

export type AuditValue = string | number | boolean | null;

export interface AuditEvent {
  readonly at: Date;
  /** Null: the marketplace itself. */
  readonly actorUserId: number | null;
  readonly action: AuditAction;
  /** The user concerned; null for none. */
  readonly subjectUserId: number | null;
  /**
   * Plain facts: ids, kinds, codes; what changed as it was and as it is. Nothing that is secret or was typed,
   * but for the reason that staff give for what they do.
   */
  readonly details: Readonly<Record<string, AuditValue | { readonly before: AuditValue; readonly after: AuditValue }>>;
}

/** Writes it down in the caller's transaction, so that what happened is recorded exactly when it happened. */
export async function recordAudit(db: Kysely<Database>, event: AuditEvent): Promise<void> {
  await insertAuditEvent(db, {
    at: event.at,
    actor_user_id: event.actorUserId,
    action: event.action,
    subject_user_id: event.subjectUserId,
    details: event.details,
  });
}
