import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { OperationKind, OperationState, OperationTotals } from '#contract/operations.ts';
import type { Database } from '#server/db/schema.ts';
import { isReady, owed } from './readyMoneyRepository.ts';

export interface OperationsFilter {
  /** Null: every owner's. */
  readonly ownerId: number | null;
  readonly from: Date | null;
  /** The first instant that is not in it any more. */
  readonly until: Date | null;
  readonly kind: OperationKind | null;
  readonly carId: number | null;
}

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

const within = (at: RawBuilder<unknown>, { from, until }: OperationsFilter) =>
  sql`${from === null ? sql`` : sql`and ${at} >= ${from}`} ${until === null ? sql`` : sql`and ${at} < ${until}`}`;

const isAmount = (filter: OperationsFilter) => sql`
  ${filter.kind === null ? sql`true` : sql`l.kind = ${filter.kind}`}
  ${filter.ownerId === null ? sql`` : sql`and o.owner_id = ${filter.ownerId}`}
  ${filter.carId === null ? sql`` : sql`and o.car_id = ${filter.carId}`}
  ${within(sql`l.at`, filter)}`;

/** A payout is of no car, and is left out where cars or other kinds are asked for. */
const isPayout = (filter: OperationsFilter) => sql`
  p.amount > 0 and ${(filter.kind ?? 'payout') === 'payout' && filter.carId === null ? sql`true` : sql`false`}
  ${filter.ownerId === null ? sql`` : sql`and p.owner_id = ${filter.ownerId}`}
  ${within(sql`p.created_at`, filter)}`;

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
        case when l.kind = 'cash' then 'with_owner' when l.payout_id is not null then coalesce(p.state, 'carried')
          when ${isReady} then 'ready' else 'held' end as state
      from ledger_entries l join orders o on o.id = l.order_id left join payouts p on p.id = l.payout_id
      where ${isAmount(filter)} order by l.at desc, l.kind desc, l.id desc ${first})
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
    select count(*) as count, coalesce(sum(l.amount), 0) as gross, coalesce(sum(l.commission), 0) as commission,
      coalesce(sum(l.amount - l.commission), 0) as net,
      coalesce(sum(l.amount) filter (where l.kind = 'cash'), 0) as cash
    from ledger_entries l join orders o on o.id = l.order_id where ${isAmount(filter)}`.execute(db);
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
      + (select coalesce(sum(earned), 0) - coalesce(sum(amount) filter (where state <> 'returned'), 0)
        from payouts where owner_id = ${ownerId}) as amount`.execute(db);
  return rows[0]?.amount ?? 0;
}

/** What is there of an owner's money and not paid out yet, whether its orders are over or not. */
export async function hasUnpaidMoney(db: Kysely<Database>, ownerId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from payouts where owner_id = ${ownerId} and state in ('due', 'sent'))
      or ((select coalesce(sum(${owed}), 0) from ledger_entries l join orders o on o.id = l.order_id
          where o.owner_id = ${ownerId} and l.payout_id is null)
        + (select coalesce(sum(earned), 0) - coalesce(sum(amount) filter (where state <> 'returned'), 0)
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

export async function ownsCar(db: Kysely<Database>, ownerId: number, carId: number): Promise<boolean> {
  const { rows } = await sql`select from cars where id = ${carId} and owner_id = ${ownerId}`.execute(db);
  return rows.length > 0;
}

export async function findOwnerName(db: Kysely<Database>, ownerId: number): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' ', name, surname) as name from owners where id = ${ownerId}`.execute(db);
  return rows[0]?.name ?? null;
}
