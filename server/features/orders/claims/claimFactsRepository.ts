import { type Kysely, sql } from 'kysely';
import type { AgreedTerms } from '#contract/domain/agreedTerms.ts';
import type { ClaimFacts, Readings } from '#contract/domain/claims/claimRules.ts';
import { booleanOf } from '#server/platform/db/booleanOf.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { readStoredTerms, type StoredTerms, storedTermsJson } from '#server/features/rental/termsRepository.ts';

interface TermsRow {
  readonly days: number;
  readonly to: Date;
  /** Whether nobody has said when it came back. */
  readonly is_closed: boolean;
  /** When the owner had it back by a sealed report that they stand by: the order may have been finished later. */
  readonly reported_at: Date | null;
  readonly deposit: number;
  /** As they were agreed; null on orders older than that, which have the car's. */
  readonly agreed: AgreedTerms | null;
  readonly of_car: StoredTerms;
}

async function findTerms(db: Kysely<Database>, orderId: number): Promise<TermsRow> {
  const row = await db
    .selectFrom('orders as o')
    .innerJoin('cars as c', 'c.id', 'o.car_id')
    .select(({ fn, exists, selectFrom }) => [
      'o.days',
      fn<Date>('upper', ['o.period']).as('to'),
      'o.deposit',
      booleanOf(
        exists(selectFrom('order_events as e').whereRef('e.order_id', '=', 'o.id').where('e.event', '=', 'close')),
      ).as('is_closed'),
      sql<Date | null>`(select min(r.made_at) from order_reports r
        join order_report_confirmations given on given.report_id = r.id and given.side = 'owner'
        where r.order_id = o.id and r.kind = 'take_back' and r.sealed_at is not null)`.as('reported_at'),
      'o.terms as agreed',
      sql.raw<StoredTerms>(storedTermsJson).as('of_car'),
    ])
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  if (row === undefined) throw new Error(`Order ${orderId} is not there.`);
  return row;
}

/** What of an order decides how much can be claimed. */
export async function findClaimFacts(db: Kysely<Database>, orderId: number, finished: Date): Promise<ClaimFacts> {
  const { days, to, is_closed, reported_at, agreed, of_car } = await findTerms(db, orderId);
  const terms = agreed?.car ?? readStoredTerms(of_car);
  // Before it could be chosen, the plan that is in the price of a day was everybody's.
  const plan = agreed === null ? terms.plans.find(({ price }) => price === 0) : agreed.protection;
  const { out, back } = await findReadings(db, orderId);
  const returned = reported_at !== null && reported_at < finished ? reported_at : finished;
  return { terms, plan: plan?.code ?? null, days, to, returned: is_closed ? to : returned, out, in: back };
}

interface DepositTerms {
  readonly amount: number;
  /** Whether a bank may hold it. */
  readonly isByCard: boolean;
}

/** What the terms of an order say of its deposit. */
export async function findDepositTerms(db: Kysely<Database>, orderId: number): Promise<DepositTerms> {
  const { deposit, agreed, of_car } = await findTerms(db, orderId);
  const { how } = (agreed?.car ?? readStoredTerms(of_car)).deposit;
  return { amount: deposit, isByCard: how.includes('card_hold') };
}

interface BothReadings {
  readonly out: Readings | null;
  readonly back: Readings | null;
}

/**
 * What was read off the car when it was handed over and when it came back, of sealed reports: of what both sides stand by,
 * else of the client's own, else of the owner's. Null where nobody has written it down.
 */
async function findReadings(db: Kysely<Database>, orderId: number): Promise<BothReadings> {
  const rows = await db
    .selectFrom('order_reports as r')
    .distinctOn('r.kind')
    .select(['r.kind', 'r.odometer', 'r.fuel_eighths as fuel'])
    .where('r.order_id', '=', orderId)
    .where('r.sealed_at', 'is not', null)
    .orderBy('r.kind')
    .orderBy(
      ({ selectFrom }) =>
        selectFrom('order_report_confirmations as c')
          .select(({ fn }) => fn.countAll().as('count'))
          .whereRef('c.report_id', '=', 'r.id'),
      'desc',
    )
    .orderBy('r.made_by')
    .execute();
  const of = (kind: 'hand_over' | 'take_back'): Readings | null => rows.find((row) => row.kind === kind) ?? null;
  return { out: of('hand_over'), back: of('take_back') };
}
