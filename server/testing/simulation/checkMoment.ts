import assert from 'node:assert/strict';
import type { Market } from '../people/renters.ts';

/** What must be true of all orders but the demo's at any moment, whatever is under way. */
export async function checkMoment({ app }: Pick<Market, 'app'>, afterId: number): Promise<void> {
  const { rows } = await app.context.pool.query(
    `with orders as (select * from orders where id > $1), payments as (select * from payments where order_id > $1) select
    (select count(*) from orders a join orders b on a.car_id = b.car_id and a.id < b.id and a.period && b.period
      where a.status in ('confirmed', 'active') and b.status in ('confirmed', 'active')) as overlapping,
    (select count(*) from orders o where o.status <> (select e.status from order_events e where e.order_id = o.id order by e.id desc limit 1))
      as other_status_than_event,
    (select count(*) from orders o where o.status in ('confirmed', 'active')
      and not exists (select from car_blocks b where b.order_id = o.id and b.car_id = o.car_id and b.period @> o.period)) as without_dates,
    (select count(*) from orders o where o.status in ('cancelled', 'declined', 'expired')
      and exists (select from car_blocks b where b.order_id = o.id)) as ended_with_dates,
    (select count(*) from orders where refund < 0 or refund > prepaid or total < 0 or prepaid > total or commission > total)
      as beyond_bounds,
    (select count(*) from payments where refund_due < 0 or refund_due > amount) as refunded_beyond,
    (select count(*) from (select order_id from payments where purpose = 'order' and status = 'captured' and refund_due = 0
      group by order_id having count(*) > 1) twice) as paid_twice,
    (select count(*) from coupons k join (select coupon_id, client_id, count(*) as uses from orders where coupon_id is not null
        and (status in ('requested', 'confirmed', 'active', 'completed') or status = 'cancelled' and cancelled_by in ('client', 'system') and paid_at is not null)
        group by grouping sets ((coupon_id, client_id), (coupon_id))) used on used.coupon_id = k.id
      where used.uses > case when used.client_id is null then k.most_uses else k.most_uses_of_client end) as coupons_used_too_often,
    (select count(*) from payouts p where p.became_due <> coalesce((select sum(l.amount
        * case when l.kind in ('cash', 'claim_cash', 'deposit', 'deposit_kept') then 0 else 1 end - l.commission)
      from ledger_entries l where l.payout_id = p.id), 0)) as paid_out_otherwise`,
    [afterId],
  );
  const [found = {}] = rows as Record<string, string>[];
  for (const [name, count] of Object.entries(found)) assert.equal(Number(count), 0, name);
}
