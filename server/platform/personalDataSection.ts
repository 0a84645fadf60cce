import type { Kysely } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import type { Actor } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';

/**
 * The data of one feature about a user. Features don't know each other: `server/app.ts` hands the parts to the profile,
 * which exports and deletes accounts.
 */
export interface PersonalDataSection {
  /** What it is called in an export. */
  readonly name: string;
  /** All its data about the user, ready for JSON; nothing about others. */
  exportOf(db: Kysely<Database>, actor: Actor): Promise<unknown>;
  /** What prevents deleting the account; called inside the deletion's transaction. */
  obstacleTo?(db: Kysely<Database>, actor: Actor, now: Date): Promise<ErrorCode | null>;
  /** Deletes what need not stay, inside the deletion's transaction; files by a job that is queued in it. */
  forget?(db: Kysely<Database>, actor: Actor): Promise<void>;
}
