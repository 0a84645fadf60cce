import assert from 'node:assert/strict';
import { payoutEvents, type PayoutEventName } from '#contract/domain/money/payoutMachine.ts';
import { createPayouts } from '#server/features/operations/payouts/payouts.ts';
import type { MoreOperation } from '../models/rentalModel.ts';
import { post } from '../people/people.ts';
import type { Market } from '../people/renters.ts';

const MONTH = 31 * 24 * 3_600_000;

/** The months that have ended are reckoned up; what fails today is done tomorrow. */
const reckonUp = ({ app: { context } }: Pick<Market, 'app'>): Promise<void> =>
  createPayouts(context).catch(() => undefined);

/** While nobody else moves payouts or orders. */
async function reckonUpAlone(place: Pick<Market, 'app'>): Promise<void> {
  const { context } = place.app;
  const { rows: last } = await context.pool.query<{ id: number }>('select coalesce(max(id), 0) as id from payouts');
  await reckonUp(place);
  const { rows: wrong } = await context.pool.query(
    `select p.* from payouts p where p.id > $1 and (
       p.opening <> coalesce((select sum(b.became_due) - coalesce(sum(b.amount) filter (where b.state <> 'returned'), 0)
         from payouts b where b.owner_id = p.owner_id and b.id < p.id), 0)
       or exists (select from ledger_entries l join orders o on o.id = l.order_id
         where l.payout_id = p.id and o.status in ('requested', 'confirmed', 'active')))`,
    [last[0]?.id],
  );
  assert.deepEqual(wrong, [], 'payouts that were made now');
}

const move = ({ admin }: Pick<Market, 'admin'>, id: number, event: PayoutEventName) =>
  post(admin, `/api/payouts/${id}/${event}`);

/** An admin records what became of one of the payouts. */
async function moveOne(place: Market, { who, which }: Parameters<MoreOperation>[1]): Promise<void> {
  const { rows } = await place.app.context.pool.query<{ id: number }>(
    `select id from payouts where state in ('due', 'sent') order by id desc limit 3`,
  );
  const id = rows[which % Math.max(1, rows.length)]?.id;
  if (id !== undefined) await move(place, id, payoutEvents[who % payoutEvents.length] ?? 'send');
}

export const payOut: MoreOperation = async ({ place }, drawn) => {
  await reckonUpAlone(place);
  await moveOne(place, drawn);
};

export const payOutAtOnce: MoreOperation = async ({ place }, drawn) => {
  await Promise.all([reckonUp(place), moveOne(place, drawn)]);
};

/**
 * Three more months are paid out, of which a bank sends the first back: then every owner has been sent what became due,
 * once, and nothing of a rental that is over waits.
 */
export async function endPayouts(place: Market): Promise<void> {
  const { pool } = place.app.context;
  for (const event of ['return', 'settle', 'settle'] as const) {
    place.clock.advance(MONTH);
    await reckonUpAlone(place);
    const { rows } = await pool.query<{ id: number }>("select id from payouts where state in ('due', 'sent')");
    for (const { id } of rows) {
      await move(place, id, 'send');
      await move(place, id, event);
    }
  }
  const { rows: unpaid } = await pool.query(
    `select owner_id, sum(became_due) as due, sum(amount) filter (where state = 'settled') as settled from payouts
     group by owner_id having sum(became_due) > coalesce(sum(amount) filter (where state = 'settled'), 0)`,
  );
  assert.deepEqual(unpaid, [], 'owners who were not sent everything');
  const { rows: waiting } = await pool.query(
    `select l.id, l.kind, o.number from ledger_entries l join orders o on o.id = l.order_id
     where l.payout_id is null and o.status not in ('requested', 'confirmed', 'active') and l.at < $1
       and not exists (select from payments p where p.order_id = o.id and (p.status = 'authorized' or p.wanted is not null))`,
    [new Date(place.clock().getTime() - 2 * MONTH)],
  );
  assert.deepEqual(waiting, [], 'amounts that are in no payout');
}
