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
      group by order_id having count(*) > 1) twice) as paid_twice`,
    [afterId],
  );
  const [found = {}] = rows as Record<string, string>[];
  for (const [name, count] of Object.entries(found)) assert.equal(Number(count), 0, name);
}
