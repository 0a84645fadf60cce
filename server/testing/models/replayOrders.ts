import assert from 'node:assert/strict';
import type { Kysely } from 'kysely';
import { type OrderActor, type OrderEventName, type OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import { findOrderTransition, isNearStart, type OrderFacts } from '#contract/domain/orders/orderMachine.ts';
import type { ClaimStatus } from '#contract/domain/claims/claimStatus.ts';
import { payUntil } from '#server/features/orders/deadlines/payUntil.ts';
import { listLog } from '#server/features/orders/past/orderLogRepository.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { replayAfterReturn } from './replayAfterReturn.ts';
import type { Market } from '../people/renters.ts';

interface Written {
  readonly event: OrderEventName;
  readonly actor: OrderActor;
  readonly status: OrderStatus;
  readonly at: string;
  readonly amount: number | null;
  /** By what the client was known at the hand-over. */
  readonly known: boolean | null;
}

/** What the database has of an order. */
export interface OrderInDatabase {
  readonly id: number;
  readonly status: OrderStatus;
  readonly payment_way: 'full' | 'part';
  readonly total: number;
  readonly prepaid: number;
  readonly first_day: number;
  readonly from: Date;
  readonly to: Date;
  readonly free_until: Date;
  readonly kept_at_least: number;
  readonly deposit: number;
  readonly claim: ClaimStatus | null;
  /** Of the deposit; null where nothing is. */
  readonly kept: number | null;
  /** What its owner took of the deposit, gave back and kept. */
  readonly hand: string;
  readonly refund: number;
  readonly is_waiting: boolean;
  readonly block: 'hold' | 'order' | null;
  /** Minutes after a return. */
  readonly preparation: number;
  readonly ledger: number;
  readonly mails_to_client: number;
  readonly mails_to_owner: number;
  /** What changes that were made cost online, the oldest first. */
  readonly onlines: readonly number[];
  /** When it was to begin and to end as ordered, and after each change that was made. */
  readonly periods: readonly (readonly [from: string, to: string])[];
  readonly is_changing: boolean;
  readonly events: readonly Written[];
}

export async function readOrders({ app }: Market, ids: readonly number[]): Promise<OrderInDatabase[]> {
  const { rows } = await app.context.pool.query<OrderInDatabase>(
    `select o.id, o.status, o.payment_way, o.total, o.prepaid, o.first_day, lower(o.period) as "from", upper(o.period) as "to", o.free_until, o.kept_at_least, o.refund, o.deposit,
      (select l.status from claims l where l.order_id = o.id) as claim,
      (select nullif(max(p.kept), 0) from payments p where p.order_id = o.id and p.purpose = 'deposit') as kept,
      concat_ws(' ', o.deposit_taken, o.deposit_returned, o.deposit_kept) as hand,
      o.expires_at is not null as is_waiting,
      (select kind from car_blocks b where b.order_id = o.id) as block,
      (select c.preparation_minutes from cars c where c.id = o.car_id) as preparation,
      coalesce((select sum(amount) from ledger_entries l where l.order_id = o.id), 0)::integer as ledger,
      (select count(*)::integer from outbox_mails m where m.subject like '% · ' || o.number and m.recipient = client.email::text) as mails_to_client,
      (select count(*)::integer from outbox_mails m where m.subject like '% · ' || o.number and m.recipient = owner.email::text) as mails_to_owner,
      coalesce((select json_agg(ch.online order by ch.id) from order_changes ch where ch.order_id = o.id and ch.status = 'done'), '[]') as onlines,
      coalesce((select jsonb_agg(jsonb_build_array(lower(ch.period), upper(ch.period)) order by ch.id) from order_changes ch
        where ch.order_id = o.id and ch.status = 'done'), '[]') as periods,
      exists (select from order_changes ch where ch.order_id = o.id and ch.status in ('asked', 'accepted')) as is_changing,
      (select json_agg(json_build_object('event', e.event, 'actor', e.actor, 'status', e.status, 'at', e.at, 'amount', e.amount, 'known', e.was_verified or e.originals_seen) order by e.id)
        from order_events e where e.order_id = o.id) as events
    from orders o
      join clients on clients.id = o.client_id join users client on client.id = clients.user_id
      join owners on owners.id = o.owner_id join users owner on owner.id = owners.user_id
    where o.id = any($1) order by o.id`,
    [ids],
  );
  return Promise.all(
    rows.map(async (row) => ({ ...row, periods: [await firstPeriod(app.context.db, row.id), ...row.periods] })),
  );
}

async function firstPeriod(db: Kysely<Database>, orderId: number): Promise<[from: string, to: string]> {
  const ordered = (await listLog(db, orderId)).find(({ source }) => source === 'orders')?.change?.['period'];
  // A range with its two ends.
  const ends = /"([^"]+)","([^"]+)"/.exec(typeof ordered === 'string' ? ordered : '');
  return [ends?.[1] ?? '', ends?.[2] ?? ''];
}

type Ending = Pick<
  OrderInDatabase,
  | 'status'
  | 'refund'
  | 'is_waiting'
  | 'is_changing'
  | 'block'
  | 'ledger'
  | 'claim'
  | 'kept'
  | 'hand'
  | 'mails_to_client'
  | 'mails_to_owner'
>;

/** The default of the settings. */
const times = { acceptedHours: 12, holdMinutes: 15 };

/** What must be true of an order once everything is settled, computed from its events and the table of transitions alone. */
export function replay(order: OrderInDatabase): Ending {
  const { events, payment_way, total, prepaid, first_day, free_until, kept_at_least, onlines, deposit, preparation } =
    order;
  const last: { facts: OrderFacts | null } = { facts: null };
  let block: OrderInDatabase['block'] = null;
  let isWaiting = false;
  let refund = 0;
  let cash = 0;
  let isOwnersCancellation = false;
  // What was due before any change; each adds what it cost.
  let prepaidNow = onlines.reduce((sum, online) => sum - online, prepaid);
  const made = [...onlines];
  const periods = order.periods.map(([start, end]) => ({ from: new Date(start), to: new Date(end) }));
  let { from, to } = periods.shift() ?? order;
  let change: OrderFacts['change'] = null;
  // Since when its client has time to pay what the owner has agreed to.
  let acceptedAt: Date | null = null;
  // An owner has agreed to a change, and its client was not reminded of it.
  let isChangeToPay = false;
  const trip = replayAfterReturn(deposit);
  for (const [index, { event, actor, status, at, amount, known }] of events.entries()) {
    const now = new Date(at);
    // Whether cars were found is not in the events; but held ones are taken or released, and others never.
    const areCarsHeld = events.slice(index).some((later) => later.event === 'substitute' || later.event === 'release');
    const facts = last.facts && {
      ...last.facts,
      ...trip.factsAt(now),
      isNearStart: isNearStart(from, now),
      isEnded: to <= now,
      isIdentityKnown: known === true,
      areCarsHeld,
    };
    const transition = findOrderTransition(facts, event, actor);
    assert.ok(transition, `${event} by ${actor} from ${facts?.status ?? 'nothing'}`);
    assert.equal(transition.to, status);
    const isPaidOnline = event === 'pay' || event === 'take_over' || facts?.isPaidOnline === true;
    if (event === 'cancel') isOwnersCancellation = actor === 'owner' || actor === 'admin';
    const isRestDue = event !== 'mark_paid' && (facts?.isRestDue ?? payment_way === 'part');
    if (event === 'accept' || (event === 'drop_hold' && status === 'confirmed')) acceptedAt = now;
    if (event === 'expire' && acceptedAt !== null)
      assert.ok(now >= payUntil(from, acceptedAt, times), `accepted at ${acceptedAt.toISOString()}, expired at ${at}`);
    if (event === 'remind_pay')
      assert.ok(acceptedAt !== null && !events.slice(0, index).some((one) => one.event === event), 'reminded once');
    if (event === 'accept_change') isChangeToPay = true;
    if (event === 'remind_change') assert.ok(isChangeToPay, 'reminded once of a change');
    if (event === 'remind_change') isChangeToPay = false;
    for (const effect of transition.effects) {
      if (effect === 'take_dates') block = isPaidOnline ? 'order' : 'hold';
      if (effect === 'keep_dates') block = 'order';
      if (effect === 'free_dates') block = null;
      // Back before it was to begin.
      if (effect === 'free_rest' && now.getTime() + preparation * 60_000 <= from.getTime()) block = null;
      if (effect === 'await_answer' || effect === 'await_payment') isWaiting = true;
      if (effect === 'stop_waiting') isWaiting = false;
      if (effect === 'return_all' || effect === 'hold_similar') refund = isPaidOnline ? prepaid : 0;
      if (effect === 'return_by_rules') {
        const kept = now <= free_until ? 0 : Math.min(Math.max(first_day, kept_at_least), prepaid);
        refund = isPaidOnline ? prepaid - kept : 0;
      }
      if (effect === 'make_change') {
        prepaidNow += made.shift() ?? NaN;
        ({ from, to } = periods.shift() ?? { from, to });
      }
      if (effect === 'make_change' || effect === 'end_change') change = null;
      if (effect === 'hold_change') change = event === 'ask_change' ? 'asked' : 'accepted';
      if (effect === 'agree_change') change = 'accepted';
      if (effect === 'return_part') refund += amount ?? NaN;
      if (effect === 'record_cash') cash = total - prepaid;
      if (effect === 'return_cash') cash = 0;
    }
    trip.follow(event, transition.effects, amount ?? 0, now);
    const isMoneyLeft = isPaidOnline && refund < prepaidNow;
    last.facts = {
      status,
      isPaidOnline,
      isRestDue,
      isNearStart: false,
      isEnded: false,
      // Nobody makes reports.
      isReceived: false,
      isIdentityKnown: false,
      isMoneyLeft,
      isOwnersCancellation,
      areCarsHeld,
      change,
      ...trip.factsAt(now),
    };
  }
  assert.deepEqual([prepaidNow, made], [prepaid, []], 'every change that was made is an event');
  const { facts } = last;
  assert.ok(facts);
  return {
    status: facts.status,
    refund,
    is_waiting: isWaiting,
    is_changing: change !== null,
    block,
    // Money that came for an order that had ended went back: it leaves no trace in the sum.
    ledger: (facts.isPaidOnline ? prepaid - refund : 0) + cash + trip.paid(),
    ...trip.ending(),
    mails_to_client: events.length,
    mails_to_owner: events.length,
  };
}

/** Holds every order against the replay of its events, and all of them against each other. */
export async function checkOrders(
  place: Market,
  orders: readonly OrderInDatabase[],
  carIds: readonly number[],
): Promise<void> {
  for (const row of orders) {
    const {
      status,
      refund,
      is_waiting,
      is_changing,
      block,
      ledger,
      claim,
      kept,
      hand,
      mails_to_client,
      mails_to_owner,
    } = row;
    assert.deepEqual(
      { status, refund, is_waiting, is_changing, block, ledger, claim, kept, hand, mails_to_client, mails_to_owner },
      replay(row),
      `order ${row.id}: ${row.events.map(({ event }) => event).join(' ')}`,
    );
  }
  const { rows } = await place.app.context.pool.query(
    `with mine as (select * from orders where id = any($2)) select
      (select count(*) from mine a join mine b on a.car_id = b.car_id and a.id < b.id and a.period && b.period
        where a.status in ('confirmed', 'active') and b.status in ('confirmed', 'active')) as overlapping,
      (select count(*) from cars where id = any($1) and busy <> busy_of(id)) as stale,
      (select count(*) from mine where coalesce((select sum(p.amount - p.refund_due) from payments p
          where p.order_id = mine.id and p.purpose in ('order', 'change') and p.status in ('captured', 'part_refunded', 'refunded')), 0)
        <> case when mine.paid_at is null then 0 else mine.prepaid - mine.refund end) as there_otherwise,
      (select count(*) from mine where mine.commission <> coalesce((select sum(l.commission) from ledger_entries l where l.order_id = mine.id), 0)
        and mine.refund = 0 and mine.paid_at is not null and mine.status <> 'cancelled') as taken_otherwise,
      (select count(*) from payments p join mine on mine.id = p.order_id
        where p.purpose <> 'deposit' and p.refund_due <> coalesce((select p.amount - sum(l.amount) from ledger_entries l where l.payment_id = p.id), 0)
          or (select count(*) from ledger_entries l where l.payment_id = p.id and l.order_id = p.order_id and l.kind = 'payment') > 1)
        as booked_otherwise,
      (select count(*) from payments p join mine on mine.id = p.order_id join sandbox_payments s on s.ref = p.provider_ref
        where p.purpose = 'deposit' and p.kept is not null and (
          coalesce((select sum(l.amount) from ledger_entries l where l.payment_id = p.id), 0) <> p.kept
          or case when s.status in ('captured', 'part_refunded', 'refunded') then coalesce(s.captured, s.amount) - s.refunded else 0 end <> p.kept))
        as deposit_otherwise,
      (select count(*) from payments p join mine on mine.id = p.order_id join sandbox_payments s on s.ref = p.provider_ref
        where p.purpose in ('order', 'change') and s.status = 'authorized') as held_for_nothing,
      (select count(*) from mine where deposit_returned + deposit_kept > deposit_taken
        or status in ('completed', 'cancelled') and deposit_returned + deposit_kept <> deposit_taken
        or (deposit_taken, deposit_returned, deposit_kept) <> (select coalesce(sum(d.amount) filter (where d.kind = 'taken'), 0),
          coalesce(sum(d.amount) filter (where d.kind = 'returned'), 0), coalesce(sum(d.amount) filter (where d.kind = 'kept'), 0)
          from deposit_moves d where d.order_id = mine.id)
        or (deposit_taken - deposit_returned - deposit_kept, deposit_kept) <> (
          select coalesce(sum(l.amount) filter (where l.kind = 'deposit'), 0), coalesce(sum(l.amount) filter (where l.kind = 'deposit_kept'), 0)
          from ledger_entries l where l.order_id = mine.id)) as counted_otherwise,
      (select count(*) from held_cars) as still_held,
      (select count(*) from car_blocks b join mine on mine.id = b.order_id join cars c on c.id = b.car_id
          cross join lateral (select c.preparation_minutes * interval '1 minute' as preparation,
            (select e.at from order_events e where e.order_id = mine.id and e.event = 'finish') as back) of_car
        where b.car_id <> mine.car_id or lower(b.period) <> lower(mine.period)
          or upper(b.period) < least(upper(mine.period), back) + preparation
          -- A car that is late is taken until it is back; of one that nobody took back that is not known.
          or upper(b.period) > preparation + coalesce(back, case
            when mine.status in ('active', 'completed') and upper(mine.period) + preparation <= $3 then 'infinity'
            else upper(mine.period) end))
        as kept_otherwise,
      (select count(*) from car_blocks b where b.kind = 'hold' and b.order_id is null) as kept_for_nobody`,
    [carIds, orders.map(({ id }) => id), place.app.context.clock()],
  );
  assert.deepEqual(rows, [
    {
      overlapping: 0,
      stale: 0,
      there_otherwise: 0,
      taken_otherwise: 0,
      booked_otherwise: 0,
      deposit_otherwise: 0,
      held_for_nothing: 0,
      counted_otherwise: 0,
      still_held: 0,
      kept_otherwise: 0,
      kept_for_nobody: 0,
    },
  ]);
}
