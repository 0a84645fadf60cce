import type { Kysely } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import type { Actor } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';

/**
 * What one feature holds about somebody. Features don't know each other: `server/app.ts` hands the parts to the profile,
 * which exports and deletes accounts.
 */
export interface PersonalDataSection {
  /** What it is called in an export. */
  readonly name: string;
  /** Everything it holds about somebody, ready for JSON; nothing of other people's. */
  exportOf(db: Kysely<Database>, actor: Actor): Promise<unknown>;
  /** What stands against deleting the account; asked inside the deletion's transaction. */
  obstacleTo?(db: Kysely<Database>, actor: Actor): Promise<ErrorCode | null>;
  /** Deletes what need not be kept, inside the deletion's transaction; files by a job that is queued in it. */
  forget?(db: Kysely<Database>, actor: Actor): Promise<void>;
}
