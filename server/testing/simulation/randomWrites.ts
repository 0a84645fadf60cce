import pg from 'pg';
import { seeded } from './seeded.ts';

/**
 * Writes something to the rows of two orders, as no use case would: whatever the schema allows. Money is moved to another
 * order, dates are held, kept and freed, rows come and go.
 */
const writeSomething = `
create or replace function pg_temp.write_something(what integer, car integer, one integer, other integer, drawn integer) returns void
language plpgsql as $$
declare
  days tstzrange := tstzrange('2100-01-01'::timestamptz + (one * 1000 + drawn) * interval '1 hour',
    '2100-01-01'::timestamptz + (one * 1000 + drawn + 1) * interval '1 hour');
  block integer;
begin
  case what
    when 0 then update orders set refund = least(drawn, prepaid), kept_at_least = drawn % 7 where id = one;
    when 1 then update orders set expires_at = case when drawn % 3 = 0 then null else now() end, paid_at = now() where id = one;
    when 2 then update orders set status = (array['completed', 'cancelled', 'declined', 'expired'])[1 + drawn % 4],
      cancelled_by = case when drawn % 2 = 0 then 'admin' end where id = one;
    when 3 then update orders set items = items, terms = terms, total = total where id = one;
    when 4 then insert into payments (order_id, provider, amount, created_at) values (one, 'sandbox', drawn + 1, now());
    when 5 then update payments set refund_due = least(drawn, payments.amount), status = 'captured'
      where id = (select max(id) from payments where order_id = one);
    when 6 then update payments set order_id = other
      where id = (select max(id) from payments where order_id = one);
    when 7 then delete from payments p where id = (select max(id) from payments where order_id = one)
      and not exists (select from ledger_entries l where l.payment_id = p.id)
      and not exists (select from payment_events e where e.payment_id = p.id);
    when 8 then insert into order_events (order_id, event, actor, status, at) values (one, 'pay', 'system', 'confirmed', now());
    when 9 then insert into ledger_entries (order_id, kind, amount, at, commission) values (one, 'deposit', drawn + 1, now(), 0);
    when 10 then insert into deposit_moves (order_id, kind, amount, way, at) values (one, 'taken', drawn + 1, 'cash', now());
    when 11 then insert into order_changes (order_id, status, car_id, period, quote, prepaid, difference, online, needs_confirmation, asked_at, expires_at)
      values (one, 'declined', car, days, '{}', drawn, drawn, drawn, false, now(), now());
    when 12 then update order_changes set status = 'expired', difference = drawn
      where id = (select max(id) from order_changes where order_id = one);
    when 13 then insert into car_blocks (car_id, period, kind, order_id) values (car, days, 'hold', one) on conflict do nothing;
    when 14 then update car_blocks set kind = 'order', period = days where order_id = one;
    when 15 then update car_blocks set order_id = other where order_id = one
      and not exists (select from car_blocks b where b.order_id = other);
    when 16 then update car_blocks set kind = 'hold', order_id = null where order_id = one;
    when 17 then delete from car_blocks where order_id = one;
    when 18 then
      insert into car_blocks (car_id, period, kind) values (car, days, 'hold') returning id into block;
      insert into held_cars (order_id, car_id, block_id, place, until, quote) values (one, 1 + drawn % 9, block, 1, now(), '{}');
    else delete from car_blocks where id in (select block_id from held_cars where order_id = one);
  end case;
end $$`;

const KINDS = 20;
const MOST_AT_ONCE = 4;

export interface RandomWrites {
  /** Statements that were committed. */
  readonly written: number;
  /** Statements that were not: refused by a constraint, in a deadlock, or taken back by chance. */
  readonly undone: number;
}

/** So many statements by several connections at once, a few in each transaction; some of these are taken back. */
export async function writeAtRandom(
  url: string,
  { seed, count, orderIds }: { readonly seed: number; readonly count: number; readonly orderIds: readonly number[] },
): Promise<RandomWrites> {
  let [written, undone] = [0, 0];
  const run = async (part: number): Promise<void> => {
    const random = seeded(seed * MOST_AT_ONCE + part);
    const below = (bound: number) => Math.floor(random() * bound);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    // Who waits in a circle is told so soon.
    await client.query("set deadlock_timeout = '20ms'; set synchronous_commit = off");
    await client.query(writeSomething);
    for (let done = 0; done < count / MOST_AT_ONCE;) {
      const size = 1 + below(4);
      done += size;
      const calls = Array.from({ length: size }, () => {
        const [one, other] = [orderIds[below(orderIds.length)], orderIds[below(orderIds.length)]];
        return `select pg_temp.write_something(${below(KINDS)}, ${part + 1}, ${one}, ${other}, ${below(1000)})`;
      });
      const isTakenBack = random() < 0.1;
      try {
        await client.query(`begin; ${calls.join('; ')}; ${isTakenBack ? 'rollback' : 'commit'}`);
        if (isTakenBack) undone += size;
        else written += size;
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) throw error;
        await client.query('rollback');
        undone += size;
      }
    }
    await client.end();
  };
  await Promise.all(Array.from({ length: MOST_AT_ONCE }, (_, part) => run(part)));
  return { written, undone };
}
