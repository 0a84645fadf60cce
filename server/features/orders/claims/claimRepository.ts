import { type Kysely, sql, type Transaction, type Updateable } from 'kysely';
import type { ClaimStatus } from '#contract/domain/claims/claimStatus.ts';
import type { Database } from '#server/platform/db/schema.ts';
import type { StoredDecision, StoredItem } from './storedItem.ts';

/** A claim with what its screens show of its order. */
export interface ClaimRow {
  readonly id: number;
  readonly order_id: number;
  readonly order_number: string;
  readonly client_id: number;
  readonly owner_id: number;
  readonly client_user_id: number;
  readonly client_name: string;
  readonly owner_name: string;
  readonly car: string;
  readonly from: Date;
  readonly to: Date;
  readonly returned_at: Date;
  readonly status: ClaimStatus;
  readonly items: StoredItem[];
  readonly amount: number;
  readonly claimed_at: Date;
  readonly answer_by: Date;
  readonly accepted_amount: number | null;
  readonly answer_text: string | null;
  readonly answered_at: Date | null;
  readonly passed_at: Date | null;
  readonly decisions: StoredDecision[] | null;
  readonly decision_text: string | null;
  readonly decided_at: Date | null;
  readonly final_amount: number | null;
  readonly deposit: number;
  readonly from_deposit: number;
  /** What the owner took of a deposit and has not given back. */
  readonly deposit_in_hand: number;
  /** Of what the deposit does not cover. */
  readonly paid: number;
  readonly pay_by: Date | null;
  readonly settled_at: Date | null;
}

const selectClaims = sql`
  select l.id, l.order_id, o.number as order_number, o.client_id, o.owner_id, clients.user_id as client_user_id,
    clients.name || ' ' || clients.surname as client_name, concat_ws(' ', owners.name, owners.surname) as owner_name,
    concat_ws(' ', brands.name, models.name, c.year) as car, lower(o.period) as "from", upper(o.period) as "to",
    (select max(e.at) from order_events e where e.order_id = o.id and e.event in ('finish', 'close')) as returned_at,
    l.status, l.items, l.amount, l.claimed_at, l.answer_by, l.accepted_amount, l.answer_text, l.answered_at, l.passed_at,
    l.decisions, l.decision_text, l.decided_at, l.final_amount, l.deposit, l.from_deposit, o.deposit_taken - o.deposit_returned as deposit_in_hand,
    l.paid, l.pay_by, l.settled_at
  from claims l join orders o on o.id = l.order_id join cars c on c.id = o.car_id
    join brands on brands.code = c.brand_code join models on models.code = c.model_code
    join clients on clients.id = o.client_id join owners on owners.id = o.owner_id`;

export async function findClaim(db: Kysely<Database>, id: number): Promise<ClaimRow | undefined> {
  const { rows } = await sql<ClaimRow>`${selectClaims} where l.id = ${id}`.execute(db);
  return rows[0];
}

export async function findClaimOfOrder(db: Kysely<Database>, orderId: number): Promise<ClaimRow | undefined> {
  const { rows } = await sql<ClaimRow>`${selectClaims} where l.order_id = ${orderId}`.execute(db);
  return rows[0];
}

/** Those that wait longest come first, of those that are over the newest. */
export async function listClaimRows(
  db: Kysely<Database>,
  status: ClaimStatus,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<ClaimRow[]> {
  const order = status === 'settled' ? sql`l.id desc` : sql`l.id`;
  const { rows } = await sql<ClaimRow>`
    ${selectClaims} where l.status = ${status} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countClaims(
  db: Kysely<Database>,
): Promise<readonly { readonly status: ClaimStatus; readonly count: number }[]> {
  const { rows } = await sql<{ status: ClaimStatus; count: number }>`
    select status, count(*)::integer as count from claims group by status`.execute(db);
  return rows;
}

export async function insertClaim(
  db: Transaction<Database>,
  claim: {
    readonly orderId: number;
    readonly items: readonly StoredItem[];
    readonly amount: number;
    readonly claimedAt: Date;
    readonly answerBy: Date;
  },
): Promise<number> {
  const { id } = await db
    .insertInto('claims')
    .values({
      order_id: claim.orderId,
      items: JSON.stringify(claim.items),
      amount: claim.amount,
      claimed_at: claim.claimedAt,
      answer_by: claim.answerBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type ClaimChanges = Updateable<Database['claims']>;

/** The order is held, so nobody else changes its claim. */
export async function updateClaim(db: Transaction<Database>, id: number, changes: ClaimChanges): Promise<void> {
  await db.updateTable('claims').set(changes).where('id', '=', id).execute();
}

/** Claims that nobody has paid in time, each once, some at a time. */
export async function listUnpaid(
  db: Kysely<Database>,
  now: Date,
  afterId: number,
): Promise<{ readonly id: number; readonly order_id: number }[]> {
  const { rows } = await sql<{ id: number; order_id: number }>`
    select id, order_id from claims where status = 'due' and pay_by <= ${now} and reminded_at is null and id > ${afterId}
    order by id limit 200`.execute(db);
  return rows;
}

/** Whether the client was to pay by now and has not been reminded. */
export async function markReminded(db: Transaction<Database>, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('claims')
    .set({ reminded_at: now })
    .where('id', '=', id)
    .where('status', '=', 'due')
    .where('pay_by', '<=', now)
    .where('reminded_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Claims that nobody has answered in time, some at a time. */
export async function listUnanswered(
  db: Kysely<Database>,
  now: Date,
  afterId: number,
): Promise<{ readonly id: number; readonly order_id: number }[]> {
  const { rows } = await sql<{ id: number; order_id: number }>`
    select id, order_id from claims where status = 'asked' and answer_by <= ${now} and id > ${afterId}
    order by id limit 200`.execute(db);
  return rows;
}
