import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, Row } from '#server/platform/db/schema.ts';
import type { BankRow } from './payoutRepository.ts';

export interface BankFileRow extends Readonly<Row<'payout_exports', 'id' | 'at'>> {
  readonly count: number;
  readonly amount: number;
  readonly is_sent: boolean;
  /** The bank has said nothing of any payout in it. */
  readonly is_untouched: boolean;
}

/** Files are made, confirmed and taken back one after the other, whoever does it. */
export async function lockExports(db: Transaction<Database>): Promise<void> {
  await sql`lock table payout_exports in share row exclusive mode`.execute(db);
}

/** Nothing is said of a payout in it meanwhile. */
export async function lockExported(db: Transaction<Database>, id: number): Promise<void> {
  await db.selectFrom('payouts').select('id').where('export_id', '=', id).orderBy('id').forUpdate().execute();
}

/** The newest file that was not taken back. */
export async function findLastExport(db: Kysely<Database>): Promise<BankFileRow | undefined> {
  const { rows } = await sql<BankFileRow>`
    select e.id, e.at, e.confirmed_at is not null as is_sent, sums.count, sums.amount, sums.is_untouched
    from (select id, at, confirmed_at from payout_exports where taken_back_at is null order by id desc limit 1) as e
      cross join lateral (select count(*)::integer as count, coalesce(sum(p.amount), 0) as amount,
          coalesce(bool_and(p.state in ('due', 'sent')), true) as is_untouched
        from payouts p where p.export_id = e.id) as sums`.execute(db);
  return rows[0];
}

/** Undefined also of a file that was taken back: nobody is to give it to the bank any more. */
export async function findExport(db: Kysely<Database>, id: number): Promise<{ readonly at: Date } | undefined> {
  return db
    .selectFrom('payout_exports')
    .select('at')
    .where('id', '=', id)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst();
}

export async function insertExport(db: Transaction<Database>, userId: number, at: Date): Promise<number> {
  const { id } = await db
    .insertInto('payout_exports')
    .values({ user_id: userId, at, confirmed_at: null, taken_back_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateExport(
  db: Transaction<Database>,
  id: number,
  changes: { readonly confirmed_at: Date } | { readonly taken_back_at: Date },
): Promise<void> {
  await db.updateTable('payout_exports').set(changes).where('id', '=', id).execute();
}

/** With their accounts as they are now: what the file says stays what it was. */
export async function putIntoExport(db: Transaction<Database>, id: number, rows: readonly BankRow[]): Promise<void> {
  for (const row of rows)
    await db
      .updateTable('payouts')
      .set({ export_id: id, iban_encrypted: row.iban_encrypted })
      .where('id', '=', row.id)
      .where('state', '=', 'due')
      .where('export_id', 'is', null)
      .execute();
}

export async function sendExported(db: Transaction<Database>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('payouts')
    .set({ state: 'sent', moved_at: now })
    .where('export_id', '=', id)
    .where('state', '=', 'due')
    .execute();
}

export async function returnToDue(db: Transaction<Database>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('payouts')
    .set({ state: 'due', moved_at: now, export_id: null, iban_encrypted: null })
    .where('export_id', '=', id)
    .where('state', 'in', ['due', 'sent'])
    .execute();
}
