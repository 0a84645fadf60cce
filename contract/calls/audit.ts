import { z } from 'zod';
import { personal } from '../privacy.ts';
import { call } from '../call.ts';
import { Instant } from './orders/quotes.ts';
import { Cursor, Id, Success } from '../domain/values.ts';
import { auditActions } from '../domain/auditActions.ts';

export const AuditAction = z.enum(auditActions);
export type AuditAction = (typeof auditActions)[number];

const Value = z.union([z.string(), z.number(), z.boolean(), z.null()]).meta(personal);

/** A user in the log; the name of a deleted account is null. */
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
  /** The user it concerns; null where there is none. */
  subject: Person.nullable(),
  /** Facts by name; changes with the old and the new value. */
  details: z.record(z.string(), z.union([Value, z.object({ before: Value, after: Value })])),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listAudit = call({
  method: 'GET',
  path: '/api/audit',
  access: 'admin',
  summary: 'The audit log: who did or saw what, the newest first; entries cannot be changed.',
  query: z.object({
    /** `user_id` of the actor. */
    actor: Id.optional(),
    action: AuditAction.optional(),
    /** `user_id` of the user it concerns. */
    subject: Id.optional(),
    cursor: Cursor.optional(),
  }),
  response: z.object({
    status: Success,
    entries: z.array(AuditEntry),
    next_cursor: z.string().meta(personal).nullable(),
  }),
});
