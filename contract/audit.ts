import { z } from 'zod';
import { call } from './call.ts';
import { Instant } from './quotes.ts';
import { Cursor, Id, Success } from './values.ts';

/** What is accounted for: `<thing>_<what happened>`. New subjects add their own names. */
export const auditActions = [
  'verification_image_uploaded',
  'verification_image_deleted',
  'verification_image_viewed',
  'verification_image_expired',
  'verification_image_approved',
  'verification_image_rejected',
  'verification_renewed',
  'account_blocked',
  'account_unblocked',
  'account_roles_changed',
  'account_sessions_ended',
  'account_view_started',
  'account_view_ended',
  'reference_changed',
  'commission_changed',
  'rate_read',
  'payout_moved',
  'payouts_exported',
  'payouts_export_read',
  'payouts_export_sent',
  'payouts_export_taken_back',
  'car_opened',
  'car_paused',
  'car_price_changed',
  'car_deleted',
  'cars_imported',
  'block_created',
  'block_changed',
  'block_deleted',
  'feed_added',
  'feed_removed',
  'feed_export_renewed',
  'prices_saved',
  'terms_changed',
  'order_refunded',
  'report_sealed',
  'report_confirmed',
  'report_photo_viewed',
  'report_photos_expired',
  'evidence_downloaded',
  'claim_decided',
  'deposit_moved',
  'trace_opened',
  'trace_changed',
  'trace_person_opened',
] as const;
export const AuditAction = z.enum(auditActions);
export type AuditAction = (typeof auditActions)[number];

const Value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Somebody in the log; null names are of accounts that were deleted since. */
const Person = z.object({ id: Id, name: z.string().nullable(), email: z.string().nullable() });

export const AuditEntry = z.object({
  id: Id,
  at: Instant,
  /** Null: the marketplace itself. */
  actor: Person.nullable(),
  action: AuditAction,
  /** Whose things; null when nobody's. */
  subject: Person.nullable(),
  /** Plain facts by their name; what changed as it was and as it is. */
  details: z.record(z.string(), z.union([Value, z.object({ before: Value, after: Value })])),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listAudit = call({
  method: 'GET',
  path: '/api/audit',
  access: 'admin',
  summary: 'Who did or saw what that must be accounted for, the newest first; nothing in it can be changed.',
  query: z.object({
    /** `user_id` of whoever did it. */
    actor: Id.optional(),
    action: AuditAction.optional(),
    /** `user_id` of whose things it was done to. */
    subject: Id.optional(),
    cursor: Cursor.optional(),
  }),
  response: z.object({
    status: Success,
    entries: z.array(AuditEntry),
    next_cursor: z.string().nullable(),
  }),
});
