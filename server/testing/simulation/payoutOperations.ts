import assert from 'node:assert/strict';
import { payoutEvents } from '#contract/domain/money/payoutMachine.ts';
import { createPayouts } from '#server/features/operations/payouts/createPayouts.ts';
import type { MoreOperation } from '../models/rentalModel.ts';
import { post } from '../people/people.ts';

/** The months that have ended are reckoned up, and an admin records what became of one of the payouts. */
export const payOut: MoreOperation = async ({ place }, { who, which }) => {
  const { pool } = place.app.context;
  const { rows: last } = await pool.query<{ id: number }>('select coalesce(max(id), 0) as id from payouts');
  // What fails today is done tomorrow.
  await createPayouts(place.app.context).catch(() => undefined);
  const { rows: wrong } = await pool.query(
    `select p.* from payouts p where p.id > $1 and (
       p.opening <> coalesce((select sum(b.became_due) - coalesce(sum(b.amount) filter (where b.state <> 'returned'), 0)
         from payouts b where b.owner_id = p.owner_id and b.id < p.id), 0)
       or exists (select from ledger_entries l join orders o on o.id = l.order_id
         where l.payout_id = p.id and o.status in ('requested', 'confirmed', 'active')))`,
    [last[0]?.id],
  );
  assert.deepEqual(wrong, [], 'payouts that were made now');
  const { rows } = await pool.query<{ id: number }>(
    `select id from payouts where state in ('due', 'sent') order by id desc limit 3`,
  );
  const id = rows[which % Math.max(1, rows.length)]?.id;
  if (id !== undefined) await post(place.admin, `/api/payouts/${id}/${payoutEvents[who % payoutEvents.length]}`);
};
