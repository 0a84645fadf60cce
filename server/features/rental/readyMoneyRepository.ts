import { sql } from 'kysely';
import { upcomingStatuses } from '#contract/domain/orders/orderMachine.ts';
import { rentalPurposes } from '#server/features/payments/bill.ts';

/** What reaches the books as it is paid; of a deposit only the part that is kept does. */
const booked = [...rentalPurposes, 'claim'].map((purpose) => sql.lit(purpose));

/**
 * SQL: whether what was paid for an order `o` may be paid out. An order that is over brings nothing back any more; one whose
 * bank still has something to do is waited for, and one that was called off while its client may still want the money for
 * a held car. (By aggregates: `exists` may be answered by reading all payments.)
 */
export const isReady = sql<boolean>`(o.status not in (${sql.join(upcomingStatuses.map((status) => sql.lit(status)))})
  and not coalesce((select bool_or(p.status = 'authorized' or p.wanted is not null) from payments p
    where p.order_id = o.id and p.purpose in (${sql.join(booked)})), false)
  and (select count(*) = 0 from held_cars h where h.order_id = o.id))`;

/** SQL: whether a movement `l` is money that the owner has already. */
export const isWithOwner = sql<boolean>`l.kind in ('cash', 'claim_cash', 'deposit', 'deposit_kept')`;

/** SQL: what of a movement of money `l` the marketplace owes the owner; cash is with the owner already. */
export const owed = sql<number>`(case when ${isWithOwner} then 0 else l.amount end - l.commission)`;
