import { z } from 'zod';
import { personal } from '../privacy.ts';
import { call } from '../call.ts';
import { Instant } from './quotes.ts';
import { Cursor, Id, Success } from '../domain/values.ts';
import { auditActions } from '../domain/auditActions.ts';

export const AuditAction = z.enum(auditActions);
export type AuditAction = (typeof auditActions)[number];

const Value = z.union([z.string(), z.number(), z.boolean(), z.null()]).meta(personal);

/** Somebody in the log; null names are of accounts that were deleted since. */
const Person = z.object({
  id: Id,
  name: z.string().meta(personal).nullable(),
  email: z.string().meta(personal).nullable(),
});

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
    next_cursor: z.string().meta(personal).nullable(),
  }),
});
