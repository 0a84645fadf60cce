import { type Kysely, sql } from 'kysely';
import type { OperationKind, OperationState, OperationTotals } from '#contract/calls/operations/operations.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { isReady, isWithOwner, owed } from '#server/features/rental/readyMoneyRepository.ts';
import { amounts, isAmount, isPayout, type OperationsFilter, stateOfAmount } from './selectionRepository.ts';

export interface OperationRow {
  /** Of its own kind only: a payout and an amount may have the same. */
  readonly n: number;
  readonly at: Date;
  readonly kind: OperationKind;
  readonly order_id: number | null;
  readonly order_number: string | null;
  readonly car: string | null;
  readonly owner_id: number;
  readonly owner: string;
  readonly payout_id: number | null;
  readonly gross: number;
  readonly commission: number;
  readonly state: OperationState;
}

/** Where a reader of all rows goes on. */
export type After = Pick<OperationRow, 'at' | 'kind' | 'n'>;

interface Part {
  readonly limit: number;
  readonly offset?: number;
  readonly after?: After | null;
}

/** Rows of the selection, the newest first: amounts that moved, and payouts. */
export async function listOperationRows(
  db: Kysely<Database>,
  filter: OperationsFilter,
  { limit, offset = 0, after = null }: Part,
): Promise<OperationRow[]> {
  const following =
    after === null
      ? sql`true`
      : sql`(rows.at, rows.kind, rows.n) < (${after.at}::timestamptz, ${after.kind}, ${after.n})`;
  const first = after === null ? sql`limit ${offset + limit}` : sql``;
  const { rows } = await sql<OperationRow>`
    select rows.n, rows.at, rows.kind, rows.order_id, o.number as order_number, brands.name || ' ' || models.name as car,
      owners.id as owner_id, concat_ws(' ', owners.name, owners.surname) as owner, rows.payout_id, rows.gross, rows.commission, rows.state
    from (
      (select l.id as n, l.at, l.kind, l.order_id, o.owner_id, l.payout_id, l.amount as gross, l.commission,
        ${stateOfAmount} as state
      from ${amounts} where ${isAmount(filter)} order by l.at desc, l.kind desc, l.id desc ${first})
      union all
      (select p.id, p.created_at, 'payout', null, p.owner_id, p.id, -p.amount, 0, p.state
      from payouts p where ${isPayout(filter)} order by p.created_at desc, p.id desc ${first})
    ) as rows
      join owners on owners.id = rows.owner_id
      left join orders o on o.id = rows.order_id
      left join cars c on c.id = o.car_id
      left join brands on brands.code = c.brand_code
      left join models on models.code = c.model_code
    where ${following}
    order by rows.at desc, rows.kind desc, rows.n desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

interface Sums {
  readonly totals: OperationTotals;
  /** How many there are in all, also those that are not counted. */
  readonly rows: number;
}

/** The sums of the selection, straight from the ledger. */
export async function sumOperations(db: Kysely<Database>, filter: OperationsFilter): Promise<Sums> {
  const { rows } = await sql<OperationTotals & { readonly moved: number }>`
    select count(*) as moved, count(*) filter (where l.kind <> 'deposit') as count, coalesce(sum(l.amount) filter (where l.kind <> 'deposit'), 0) as gross, coalesce(sum(l.commission), 0) as commission,
      coalesce(sum(l.amount - l.commission) filter (where l.kind <> 'deposit'), 0) as net,
      coalesce(sum(l.amount) filter (where ${isWithOwner} and l.kind <> 'deposit'), 0) as cash
    from ${amounts} where ${isAmount(filter)}`.execute(db);
  const { count } = await db
    .selectFrom('payouts as p')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isPayout(filter))
    .executeTakeFirstOrThrow();
  const [{ moved, ...totals } = { moved: 0, count: 0, gross: 0, commission: 0, net: 0, cash: 0 }] = rows;
  return { totals, rows: moved + count };
}

/** What the marketplace owes an owner of amounts that are in no payout. */
const sumUnpaid = (db: Kysely<Database>, ownerId: number) =>
  db
    .selectFrom('ledger_entries as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>(owed), lit(0)).as('amount'))
    .where('o.owner_id', '=', ownerId)
    .where('l.payout_id', 'is', null);

/** What became due in payouts of an owner and is in none that goes out. */
const sumCarried = (db: Kysely<Database>, ownerId: number) =>
  db
    .selectFrom('payouts')
    .select(({ eb, fn, lit }) =>
      eb(
        fn.coalesce(fn.sum<number>('became_due'), lit(0)),
        '-',
        fn.coalesce(fn.sum<number>('amount').filterWhere('state', '<>', 'returned'), lit(0)),
      ).as('amount'),
    )
    .where('owner_id', '=', ownerId);

/** What an owner would be paid now: what is ready, and what was carried over. */
export async function sumReady(db: Kysely<Database>, ownerId: number): Promise<number> {
  const { amount } = await db
    .selectNoFrom(sql<number>`${sumUnpaid(db, ownerId).where(isReady)} + ${sumCarried(db, ownerId)}`.as('amount'))
    .executeTakeFirstOrThrow();
  return amount;
}

/** What is there of an owner's money and not paid out yet, whether its orders are over or not. */
export async function hasUnpaidMoney(db: Kysely<Database>, ownerId: number): Promise<boolean> {
  const onItsWay = db
    .selectFrom('payouts')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('state', 'in', ['due', 'sent']);
  const { has } = await db
    .selectNoFrom(
      sql<boolean>`exists ${onItsWay} or ${sumUnpaid(db, ownerId)} + ${sumCarried(db, ownerId)} <> 0`.as('has'),
    )
    .executeTakeFirstOrThrow();
  return has;
}

/** Cars of an owner that ever brought money in. */
export async function listEarningCars(
  db: Kysely<Database>,
  ownerId: number,
): Promise<{ readonly id: number; readonly name: string }[]> {
  return db
    .selectFrom('cars as c')
    .innerJoin('brands', 'brands.code', 'c.brand_code')
    .innerJoin('models', 'models.code', 'c.model_code')
    .select(['c.id', sql<string>`brands.name || ' ' || models.name`.as('name')])
    .where('c.id', 'in', ({ selectFrom }) =>
      selectFrom('orders as o').select('o.car_id').where('o.owner_id', '=', ownerId).where('o.paid_at', 'is not', null),
    )
    .orderBy('name')
    .orderBy('c.id')
    .execute();
}

/** Where those cars stand. */
export async function listEarningBranches(
  db: Kysely<Database>,
  ownerId: number,
  language: Language,
): Promise<{ readonly id: number; readonly name: string }[]> {
  return db
    .selectFrom('branches as b')
    .select(({ ref }) => ['b.id', ref(`b.name_${language}`).as('name')])
    .where('b.id', 'in', ({ selectFrom }) =>
      selectFrom('cars as c')
        .innerJoin('orders as o', 'o.car_id', 'c.id')
        .select('c.branch_id')
        .where('o.owner_id', '=', ownerId)
        .where('o.paid_at', 'is not', null),
    )
    .orderBy('name')
    .orderBy('b.id')
    .execute();
}

export async function ownsBranch(db: Kysely<Database>, ownerId: number, branchId: number): Promise<boolean> {
  const branch = await db
    .selectFrom('branches')
    .select('id')
    .where('id', '=', branchId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return branch !== undefined;
}

export async function findOwnerName(db: Kysely<Database>, ownerId: number): Promise<string | null> {
  const owner = await db
    .selectFrom('owners')
    .select(({ fn }) => fn<string>('concat_ws', [sql.lit(' '), 'name', 'surname']).as('name'))
    .where('id', '=', ownerId)
    .executeTakeFirst();
  return owner?.name ?? null;
}
