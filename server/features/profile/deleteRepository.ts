import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

/**
 * Holds the account and its parties until the transaction ends: a new order refers to them, so it waits.
 * False when it is deleted already.
 */
export async function lockAccount(db: Kysely<Database>, userId: number): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  await db.selectFrom('clients').select('id').where('user_id', '=', userId).forUpdate().execute();
  await db.selectFrom('owners').select('id').where('user_id', '=', userId).forUpdate().execute();
  return user !== undefined;
}

interface Remains {
  readonly now: Date;
  /** Sealed, with nothing in them: the columns must not be empty. */
  readonly identityNumber: Buffer;
  readonly iban: Buffer;
}

/** Whoever is named nowhere any more: nomen nescio, the same in every language, and with initials as reviews show them. */
const NOBODY = 'N.';

export async function eraseAccount(
  db: Kysely<Database>,
  userId: number,
  email: string,
  { now, identityNumber, iban }: Remains,
): Promise<void> {
  for (const table of ['sessions', 'second_factors', 'idempotency_keys'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
  await db.deleteFrom('codes').where('address', '=', email).execute();
  await db.deleteFrom('outbox_mails').where('recipient', '=', email).execute();
  await db
    .updateTable('users')
    // No address: nobody can write to it or log in with it, and the real one is free.
    .set({ email: `deleted:${userId}`, password_hash: '', deleted_at: now })
    .where('id', '=', userId)
    .execute();
  await db
    .updateTable('clients')
    .set({
      name: NOBODY,
      surname: NOBODY,
      phone: '',
      identity_number_encrypted: null,
      city_id: null,
      physical_address: null,
      legal_address: null,
    })
    .where('user_id', '=', userId)
    .execute();
  await db
    .updateTable('owners')
    .set({
      name: sql<string>`case kind when 'legal' then ${`${NOBODY} ${NOBODY}`} else ${NOBODY} end`,
      surname: sql<string | null>`case kind when 'legal' then null else ${NOBODY} end`,
      phone: '',
      physical_address: '',
      legal_address: '',
      contact_name: null,
      contact_phone: null,
      languages: [],
      identity_number_encrypted: identityNumber,
      iban_encrypted: iban,
      vat_number_encrypted: null,
      verified_at: null,
    })
    .where('user_id', '=', userId)
    .execute();
  // Invoices keep the sums, and of who is deleted no name, address or number, as everything else.
  await db
    .updateTable('orders')
    .set({
      seller_name: `${NOBODY} ${NOBODY}`,
      seller_address: '',
      seller_code_encrypted: null,
      vat_number_encrypted: null,
    })
    .where('owner_id', 'in', (eb) => eb.selectFrom('owners').select('id').where('user_id', '=', userId))
    .where('paid_at', 'is not', null)
    .execute();
  await db
    .updateTable('orders')
    .set({ buyer_name: `${NOBODY} ${NOBODY}` })
    .where('client_id', 'in', (eb) => eb.selectFrom('clients').select('id').where('user_id', '=', userId))
    .where('paid_at', 'is not', null)
    .execute();
}
