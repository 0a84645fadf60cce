import { type Kysely, sql } from 'kysely';
import type { OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import type { OperationFigures } from '#contract/calls/operations/operations.ts';
import type { DaySpan } from '#contract/calls/orders/quotes.ts';
import { addDays, spanBefore, startOfDay } from '#contract/domain/rentalTime.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { isOf, type MoneyOf, sumEarned } from './earnedRepository.ts';
import { isReady, isWithOwner, owed } from '../readyMoneyRepository.ts';

/** Earned, booked, held and paid out, as the glossary has them: whatever shows one of them asks here. */
export async function readFigures(
  db: Kysely<Database>,
  whose: MoneyOf,
  { from, to }: DaySpan,
  now: Date,
): Promise<OperationFigures> {
  const before = spanBefore({ from, to });
  const rows = await sumEarned(db, { ...whose, spans: [before, { from, to }], now });
  const earnedIn = (place: number): number =>
    rows.filter((row) => row.place === place).reduce((sum, { gross, commission }) => sum + gross - commission, 0);
  return {
    from,
    to,
    earned: earnedIn(1),
    previous: { ...before, earned: earnedIn(0) },
    booked: await sumBooked(db, whose, now),
    held: await sumHeld(db, whose),
    paid_out:
      whose.carIds === null && whose.branchId === null ? await sumPaidOut(db, whose.ownerId, { from, to }) : null,
  };
}

/** A car may be handed over some time before its rental begins. */
const agreed = ['confirmed', 'active'] as const satisfies readonly OrderStatus[];

async function sumBooked(db: Kysely<Database>, whose: MoneyOf, now: Date): Promise<number> {
  const { net } = await db
    .selectFrom('orders as o')
    .select(({ eb, fn, lit, ref }) =>
      fn.coalesce(fn.sum<number>(eb('o.total', '-', ref('o.commission'))), lit(0)).as('net'),
    )
    .where(isOf(whose))
    .where('o.status', 'in', agreed)
    .where(sql<Date>`lower(o.period)`, '>', now)
    .executeTakeFirstOrThrow();
  return net;
}

async function sumHeld(db: Kysely<Database>, whose: MoneyOf): Promise<number> {
  const { net } = await db
    .selectFrom('ledger_entries as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>(owed), lit(0)).as('net'))
    .where(isOf(whose))
    .where('l.payout_id', 'is', null)
    .where(({ not }) => not(isWithOwner))
    .where(({ not }) => not(isReady))
    .executeTakeFirstOrThrow();
  return net;
}

async function sumPaidOut(db: Kysely<Database>, ownerId: number | null, { from, to }: DaySpan): Promise<number> {
  const { amount } = await db
    .selectFrom('payouts')
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('amount'), lit(0)).as('amount'))
    .where('state', '=', 'settled')
    .where('moved_at', '>=', startOfDay(from))
    .where('moved_at', '<', startOfDay(addDays(to, 1)))
    .$if(ownerId !== null, (query) => query.where('owner_id', '=', ownerId))
    .executeTakeFirstOrThrow();
  return amount;
}
