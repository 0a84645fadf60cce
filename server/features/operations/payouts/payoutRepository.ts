import { type Kysely, type NotNull, sql, type Transaction } from 'kysely';
import type { PayoutState } from '#contract/domain/money/payoutMachine.ts';
import type { Database, Row } from '#server/platform/db/schema.ts';
import { isReady, owed } from '#server/features/rental/readyMoneyRepository.ts';

export interface PayoutRow {
  readonly id: number;
  readonly owner_id: number;
  readonly owner_user_id: number;
  readonly owner: string;
  /** `YYYY-MM` */
  readonly month: string;
  readonly opening: number;
  readonly became_due: number;
  readonly amount: number;
  readonly state: PayoutState | null;
  readonly created_at: Date;
  readonly moved_at: Date;
  readonly export_id: number | null;
}

export interface PayoutsFilter {
  readonly ownerId?: number | null;
  readonly state?: PayoutState | undefined;
  readonly id?: number;
  readonly month?: string;
}

const wanted = ({ ownerId = null, state, id, month }: PayoutsFilter) => sql<boolean>`
  ${id === undefined ? sql`true` : sql`p.id = ${id}`}
  ${ownerId === null ? sql`` : sql`and p.owner_id = ${ownerId}`}
  ${state === undefined ? sql`` : sql`and p.state = ${state}`}
  ${month === undefined ? sql`` : sql`and p.month = ${`${month}-01`}::date`}`;

export async function listPayoutRows(
  db: Kysely<Database>,
  filter: PayoutsFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<PayoutRow[]> {
  return db
    .selectFrom('payouts as p')
    .innerJoin('owners', 'owners.id', 'p.owner_id')
    .select(({ fn }) => [
      'p.id',
      'p.owner_id',
      'owners.user_id as owner_user_id',
      fn<string>('concat_ws', [sql.lit(' '), 'owners.name', 'owners.surname']).as('owner'),
      fn<string>('to_char', ['p.month', sql.lit('YYYY-MM')]).as('month'),
      'p.opening',
      'p.became_due',
      'p.amount',
      'p.state',
      'p.created_at',
      'p.moved_at',
      'p.export_id',
    ])
    .where(wanted(filter))
    .orderBy('p.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countPayouts(db: Kysely<Database>, filter: PayoutsFilter): Promise<number> {
  const { count } = await db
    .selectFrom('payouts as p')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(wanted(filter))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findPayout(db: Kysely<Database>, filter: PayoutsFilter): Promise<PayoutRow | undefined> {
  return (await listPayoutRows(db, filter, { limit: 1, offset: 0 }))[0];
}

/** Held until the transaction ends. */
export async function lockPayout(db: Transaction<Database>, id: number): Promise<PayoutRow | undefined> {
  await db.selectFrom('payouts').select('id').where('id', '=', id).forUpdate().execute();
  return findPayout(db, { id });
}

export async function updatePayout(
  db: Transaction<Database>,
  id: number,
  changes: {
    readonly state: PayoutState;
    readonly moved_at: Date;
  },
): Promise<void> {
  await db.updateTable('payouts').set(changes).where('id', '=', id).execute();
}

/** Owners for whom a month is to be reckoned up, some at a time: something became due, or came back. */
export async function listOwnersToPay(
  db: Kysely<Database>,
  { month, until, afterId }: { readonly month: string; readonly until: Date; readonly afterId: number },
): Promise<{ readonly id: number }[]> {
  const { rows } = await sql<Row<'owners', 'id'>>`
    select id from (
      select o.owner_id as id from ledger_entries l join orders o on o.id = l.order_id
      where l.payout_id is null and l.at < ${until} and ${isReady}
      union
      select owner_id from payouts group by owner_id
      having sum(became_due) > coalesce(sum(amount) filter (where state <> 'returned'), 0)
    ) as owed
    where id > ${afterId}
      and not exists (select from payouts p where p.owner_id = owed.id and p.month >= ${`${month}-01`}::date)
    order by id limit 200`.execute(db);
  return rows;
}

/**
 * SQL: whether an amount `l` is paid out with a month. A month may be reckoned up long after its end: a payment of it that
 * was refunded since takes its refund along, or the owner would be sent money that the client has back.
 */
const isOfMonth = (until: Date) => sql<boolean>`(l.at < ${until} or l.kind = 'refund' and exists (
  select from ledger_entries y where y.order_id = l.order_id and y.payment_id = l.payment_id and y.kind <> 'refund'
    and y.payout_id is null and y.at < ${until}))`;

/**
 * Reckons a month up for one owner, who is held: what became due until its end and is in no payout yet, with what was
 * carried over. Everything in it is then in this payout and in no other. Null where there was nothing, or it is there.
 */
export async function insertPayout(
  db: Transaction<Database>,
  ownerId: number,
  { month, until, now }: { readonly month: string; readonly until: Date; readonly now: Date },
): Promise<number | null> {
  await db.selectFrom('owners').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute();
  const rows = await db
    .selectFrom('ledger_entries as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(['l.id', owed.as('owed')])
    .where('o.owner_id', '=', ownerId)
    .where('l.payout_id', 'is', null)
    .where(isOfMonth(until))
    .where(isReady)
    .orderBy('l.id')
    .forUpdate('l')
    .execute();
  const becameDue = rows.reduce((sum, row) => sum + row.owed, 0);
  const { rows: made } = await sql<Row<'payouts', 'id'>>`
    insert into payouts (owner_id, month, opening, became_due, amount, state, created_at, moved_at)
    select ${ownerId}::integer, ${`${month}-01`}::date, opening, ${becameDue}::integer, greatest(0, opening + ${becameDue}::integer),
      case when opening + ${becameDue}::integer > 0 then 'due' end, ${now}, ${now}
    from (select coalesce(sum(became_due), 0)::integer - coalesce(sum(amount) filter (where state <> 'returned'), 0)::integer as opening
      from payouts where owner_id = ${ownerId}) as before
    where not exists (select from payouts where owner_id = ${ownerId} and month >= ${`${month}-01`}::date)
    returning id`.execute(db);
  const id = made[0]?.id ?? null;
  if (id !== null)
    await db
      .updateTable('ledger_entries')
      .set({ payout_id: id })
      .where('id', '=', sql<number>`any(${rows.map((row) => row.id)})`)
      .execute();
  return id;
}

export interface BankRow {
  readonly id: number;
  readonly owner_user_id: number;
  readonly owner: string;
  readonly amount: number;
  readonly month: string;
  readonly iban_encrypted: Buffer;
}

const selectForBank = (db: Kysely<Database>) =>
  db
    .selectFrom('payouts as p')
    .innerJoin('owners', 'owners.id', 'p.owner_id')
    .select(({ fn }) => [
      'p.id',
      'owners.user_id as owner_user_id',
      fn<string>('concat_ws', [sql.lit(' '), 'owners.name', 'owners.surname']).as('owner'),
      'p.amount',
      fn<string>('to_char', ['p.month', sql.lit('YYYY-MM')]).as('month'),
    ]);

/** Payouts that are due and in no file, with their owners' accounts as they are now. */
export async function listDuePayouts(db: Kysely<Database>, limit: number): Promise<BankRow[]> {
  return selectForBank(db)
    .select('owners.iban_encrypted')
    .where('p.state', '=', 'due')
    .where('p.export_id', 'is', null)
    .orderBy('p.id')
    .limit(limit)
    .execute();
}

/** The payouts of a file, with the accounts they were sent to. */
export async function listExported(db: Kysely<Database>, exportId: number): Promise<BankRow[]> {
  return (
    selectForBank(db)
      .select('p.iban_encrypted')
      // What is in a file has the account it was sent to.
      .$narrowType<{ iban_encrypted: NotNull }>()
      .where('p.export_id', '=', exportId)
      .orderBy('p.id')
      .execute()
  );
}
