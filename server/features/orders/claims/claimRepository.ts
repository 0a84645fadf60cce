import { type Kysely, type NotNull, sql, type Transaction, type Updateable } from 'kysely';
import type { ClaimStatus } from '#contract/domain/claims/claimStatus.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { returnedAt } from '#server/features/rental/returnedAtRepository.ts';
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

function selectClaims(db: Kysely<Database>) {
  return (
    db
      .selectFrom('claims as l')
      .innerJoin('orders as o', 'o.id', 'l.order_id')
      .innerJoin('cars as c', 'c.id', 'o.car_id')
      .innerJoin('brands', 'brands.code', 'c.brand_code')
      .innerJoin('models', 'models.code', 'c.model_code')
      .innerJoin('clients', 'clients.id', 'o.client_id')
      .innerJoin('owners', 'owners.id', 'o.owner_id')
      .select((eb) => [
        'l.id',
        'l.order_id',
        'o.number as order_number',
        'o.client_id',
        'o.owner_id',
        'clients.user_id as client_user_id',
        sql<string>`clients.name || ' ' || clients.surname`.as('client_name'),
        eb.fn<string>('concat_ws', [sql.lit(' '), 'owners.name', 'owners.surname']).as('owner_name'),
        eb.fn<string>('concat_ws', [sql.lit(' '), 'brands.name', 'models.name', 'c.year']).as('car'),
        eb.fn<Date>('lower', ['o.period']).as('from'),
        eb.fn<Date>('upper', ['o.period']).as('to'),
        returnedAt.as('returned_at'),
        'l.status',
        'l.items',
        'l.amount',
        'l.claimed_at',
        'l.answer_by',
        'l.accepted_amount',
        'l.answer_text',
        'l.answered_at',
        'l.passed_at',
        'l.decisions',
        'l.decision_text',
        'l.decided_at',
        'l.final_amount',
        'l.deposit',
        'l.from_deposit',
        eb('o.deposit_taken', '-', eb.ref('o.deposit_returned')).as('deposit_in_hand'),
        'l.paid',
        'l.pay_by',
        'l.settled_at',
      ])
      // Nothing is claimed before the return.
      .$narrowType<{ returned_at: NotNull }>()
  );
}

export async function findClaim(db: Kysely<Database>, id: number): Promise<ClaimRow | undefined> {
  return selectClaims(db).where('l.id', '=', id).executeTakeFirst();
}

export async function findClaimOfOrder(db: Kysely<Database>, orderId: number): Promise<ClaimRow | undefined> {
  return selectClaims(db).where('l.order_id', '=', orderId).executeTakeFirst();
}

/** Those that wait longest come first, of those that are over the newest. */
export async function listClaimRows(
  db: Kysely<Database>,
  status: ClaimStatus,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<ClaimRow[]> {
  return selectClaims(db)
    .where('l.status', '=', status)
    .orderBy('l.id', status === 'settled' ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countClaims(
  db: Kysely<Database>,
): Promise<readonly { readonly status: ClaimStatus; readonly count: number }[]> {
  return db
    .selectFrom('claims')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
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
  return db
    .selectFrom('claims')
    .select(['id', 'order_id'])
    .where('status', '=', sql.lit('due'))
    .where('pay_by', '<=', now)
    .where('reminded_at', 'is', null)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(200)
    .execute();
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
  return db
    .selectFrom('claims')
    .select(['id', 'order_id'])
    .where('status', '=', sql.lit('asked'))
    .where('answer_by', '<=', now)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(200)
    .execute();
}
