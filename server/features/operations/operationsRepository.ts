import { type Kysely, sql } from 'kysely';
import type { OperationKind, OperationState, OperationTotals } from '#contract/calls/operations.ts';
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
  /** Of payouts. */
  readonly payouts: number;
}

/** The sums of the selection, straight from the ledger. */
export async function sumOperations(db: Kysely<Database>, filter: OperationsFilter): Promise<Sums> {
  const { rows } = await sql<OperationTotals>`
    select count(*) as count, coalesce(sum(l.amount) filter (where l.kind <> 'deposit'), 0) as gross, coalesce(sum(l.commission), 0) as commission,
      coalesce(sum(l.amount - l.commission) filter (where l.kind <> 'deposit'), 0) as net,
      coalesce(sum(l.amount) filter (where ${isWithOwner} and l.kind <> 'deposit'), 0) as cash
    from ${amounts} where ${isAmount(filter)}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*) as count from payouts p where ${isPayout(filter)}`.execute(db);
  const [totals = { count: 0, gross: 0, commission: 0, net: 0, cash: 0 }] = rows;
  return { totals, payouts: counted[0]?.count ?? 0 };
}

/** What an owner would be paid now: what is ready, and what was carried over. */
export async function sumReady(db: Kysely<Database>, ownerId: number): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select (select coalesce(sum(${owed}), 0) from ledger_entries l join orders o on o.id = l.order_id
        where o.owner_id = ${ownerId} and l.payout_id is null and ${isReady})
      + (select coalesce(sum(became_due), 0) - coalesce(sum(amount) filter (where state <> 'returned'), 0)
        from payouts where owner_id = ${ownerId}) as amount`.execute(db);
  return rows[0]?.amount ?? 0;
}

/** What is there of an owner's money and not paid out yet, whether its orders are over or not. */
export async function hasUnpaidMoney(db: Kysely<Database>, ownerId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from payouts where owner_id = ${ownerId} and state in ('due', 'sent'))
      or ((select coalesce(sum(${owed}), 0) from ledger_entries l join orders o on o.id = l.order_id
          where o.owner_id = ${ownerId} and l.payout_id is null)
        + (select coalesce(sum(became_due), 0) - coalesce(sum(amount) filter (where state <> 'returned'), 0)
          from payouts where owner_id = ${ownerId})) <> 0 as has`.execute(db);
  return rows[0]?.has ?? false;
}

/** Cars of an owner that ever brought money in. */
export async function listEarningCars(
  db: Kysely<Database>,
  ownerId: number,
): Promise<{ readonly id: number; readonly name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select c.id, brands.name || ' ' || models.name as name
    from cars c join brands on brands.code = c.brand_code join models on models.code = c.model_code
    where c.id in (select o.car_id from orders o where o.owner_id = ${ownerId} and o.paid_at is not null)
    order by name, c.id`.execute(db);
  return rows;
}

/** Where those cars stand. */
export async function listEarningBranches(
  db: Kysely<Database>,
  ownerId: number,
  language: Language,
): Promise<{ readonly id: number; readonly name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select b.id, ${sql.ref(`name_${language}`)} as name from branches b
    where b.id in (select c.branch_id from cars c join orders o on o.car_id = c.id
      where o.owner_id = ${ownerId} and o.paid_at is not null)
    order by name, b.id`.execute(db);
  return rows;
}

export async function ownsCar(db: Kysely<Database>, ownerId: number, carId: number): Promise<boolean> {
  const { rows } = await sql`select from cars where id = ${carId} and owner_id = ${ownerId}`.execute(db);
  return rows.length > 0;
}

export async function ownsBranch(db: Kysely<Database>, ownerId: number, branchId: number): Promise<boolean> {
  const { rows } = await sql`select from branches where id = ${branchId} and owner_id = ${ownerId}`.execute(db);
  return rows.length > 0;
}

export async function findOwnerName(db: Kysely<Database>, ownerId: number): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' ', name, surname) as name from owners where id = ${ownerId}`.execute(db);
  return rows[0]?.name ?? null;
}
