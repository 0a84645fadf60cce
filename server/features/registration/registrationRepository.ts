import type { Kysely } from 'kysely';
import type { Role } from '#contract/calls/auth/session.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Database } from '#server/platform/db/schema.ts';
import type { SealedOwnerSecrets } from '#server/features/auth/ownerSecrets.ts';

export interface NewUser {
  readonly email: string;
  readonly passwordHash: string;
  readonly role: Role;
  readonly language: Language;
}

/** Undefined when the address is taken, also by a registration that came in at the same moment. */
export async function insertUser(db: Kysely<Database>, user: NewUser): Promise<number | undefined> {
  const inserted = await db
    .insertInto('users')
    .values({
      email: user.email,
      password_hash: user.passwordHash,
      roles: [user.role],
      language: user.language,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export interface NewClient {
  readonly user_id: number;
  readonly name: string;
  readonly surname: string;
  readonly phone: string;
  readonly agreed_at: Date;
}

/** The three agreements were given: nobody registers without. */
export async function insertClient(db: Kysely<Database>, client: NewClient): Promise<void> {
  await db
    .insertInto('clients')
    .values({ ...client, is_above_21: true, has_licence_over_2_years: true })
    .execute();
}

export interface NewOwner extends SealedOwnerSecrets {
  readonly user_id: number;
  readonly kind: 'physical' | 'legal';
  readonly name: string;
  readonly surname: string | null;
  readonly phone: string;
  readonly city_id: number;
  readonly physical_address: string;
  readonly legal_address: string;
  readonly agreed_at: Date;
}

export async function insertOwner(db: Kysely<Database>, owner: NewOwner): Promise<void> {
  await db
    .insertInto('owners')
    .values({ ...owner, verified_at: null })
    .execute();
}
