import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { demoAccounts } from '#server/features/cars/demo/demoAccounts.ts';

/** Nobody can register as admin, so this account is there exactly when the demo fleet is. */
export async function hasDemoFleet(db: Kysely<Database>): Promise<boolean> {
  const admin = await db
    .selectFrom('users')
    .select('roles')
    .where('email', '=', demoAccounts.admin.email)
    .executeTakeFirst();
  return admin?.roles.includes('admin') ?? false;
}
