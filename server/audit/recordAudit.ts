import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { insertAuditEvent } from './auditRepository.ts';

/** What is accounted for. New subjects add their own names: `<thing>_<what happened>`. */
export type AuditAction =
  | 'verification_image_uploaded'
  | 'verification_image_deleted'
  | 'verification_image_viewed'
  | 'verification_image_expired'
  | 'verification_image_approved'
  | 'verification_image_rejected'
  | 'block_created'
  | 'block_changed'
  | 'block_deleted';

export interface AuditEvent {
  readonly at: Date;
  /** Null: the marketplace itself. */
  readonly actorUserId: number | null;
  readonly action: AuditAction;
  /** Whose things; null when nobody's. */
  readonly subjectUserId: number | null;
  /** Plain facts: ids, kinds, codes. Nothing that is secret or was typed by anybody. */
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}

/** Writes it down in the caller's transaction, so that what happened is recorded exactly when it happened. */
export async function recordAudit(db: Kysely<Database>, event: AuditEvent): Promise<void> {
  await insertAuditEvent(db, {
    at: event.at,
    actor_user_id: event.actorUserId,
    action: event.action,
    subject_user_id: event.subjectUserId,
    details: JSON.stringify(event.details),
  });
}
