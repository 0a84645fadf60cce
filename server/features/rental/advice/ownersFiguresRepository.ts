import { type Kysely, sql } from 'kysely';
import type { OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import type { OperationFigures } from '#contract/calls/operations.ts';
import type { DaySpan } from '#contract/calls/quotes.ts';
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
  const { rows } = await sql<{ net: number }>`
    select coalesce(sum(o.total - o.commission), 0) as net from orders o
    where ${isOf(whose)} and o.status in (${sql.join(agreed.map((status) => sql.lit(status)))}) and lower(o.period) > ${now}`.execute(
    db,
  );
  return rows[0]?.net ?? 0;
}

async function sumHeld(db: Kysely<Database>, whose: MoneyOf): Promise<number> {
  const { rows } = await sql<{ net: number }>`
    select coalesce(sum(${owed}), 0) as net from ledger_entries l join orders o on o.id = l.order_id
    where ${isOf(whose)} and l.payout_id is null and not ${isWithOwner} and not ${isReady}`.execute(db);
  return rows[0]?.net ?? 0;
}

async function sumPaidOut(db: Kysely<Database>, ownerId: number | null, { from, to }: DaySpan): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0) as amount from payouts
    where ${ownerId === null ? sql`true` : sql`owner_id = ${ownerId}`} and state = 'settled'
      and moved_at >= ${startOfDay(from)} and moved_at < ${startOfDay(addDays(to, 1))}`.execute(db);
  return rows[0]?.amount ?? 0;
}
