import { type Kysely, type NotNull, type RawBuilder, sql } from 'kysely';
import type { DepositMove } from '#contract/domain/claims/orderClaim.ts';
import type { Picture } from '#contract/calls/cars/cars.ts';
import { type OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import { nearStartUntil, upcomingStatuses } from '#contract/domain/orders/orderMachine.ts';
import type { OrderEvent } from '#contract/domain/orders/orderEvent.ts';
import type { OrderNeed, OrderTime } from '#contract/domain/orders/orderLists.ts';
import type { Rate } from '#contract/calls/currency.ts';
import type { FrozenInputs } from '#contract/domain/money/priceInputs.ts';
import type { LineItem } from '#contract/calls/orders/quotes.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Actor } from '#server/context.ts';
import { instantText } from '#server/platform/db/instantText.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { orderColumns } from '../orderRepository.ts';
import type { OrderRow } from '../orderRow.ts';
import { placeIn, type PlaceRow } from '../orderPlacesRepository.ts';

/** An order with everything its screens show of it. */
export interface OrderViewRow extends Omit<
  OrderRow,
  'client_user_id' | 'owner_user_id' | 'extra_codes' | 'pick_up' | 'drop_off'
> {
  readonly slug: string;
  readonly brand: string;
  readonly model: string;
  readonly year: number;
  readonly image: Picture | null;
  readonly days: number;
  readonly commission: number;
  readonly items: LineItem[];
  readonly price_inputs: FrozenInputs | null;
  readonly rate: Rate | null;
  readonly terms_acknowledged_at: Date | null;
  readonly substitute_for: number | null;
  /** What of the money went on to the order in its place. */
  readonly carried: number;
  readonly is_identity_changed: boolean;
  readonly pick_up: PlaceRow;
  readonly drop_off: PlaceRow;
  readonly client_name: string;
  readonly client_phone: string;
  readonly owner_name: string;
  readonly owner_picture_key: string | null;
  /** Whether the owner has a page. */
  readonly is_owner_here: boolean;
  readonly owner_phone: string;
  readonly payment_id: number | null;
  readonly deposit_moves: DepositMove[];
  readonly events: OrderEvent[];
}

export async function findOrderView(
  db: Kysely<Database>,
  id: number,
  language: Language,
): Promise<OrderViewRow | undefined> {
  return selectViews(db, language).where('o.id', '=', id).executeTakeFirst();
}

const ownOf = ({ clientId, ownerId }: Actor) => sql<boolean>`(o.client_id = ${clientId} or o.owner_id = ${ownerId})`;

/** An admin sees all orders, everybody else those they are part of. */
const visibleTo = (actor: Actor) => (actor.roles.includes('admin') ? sql<boolean>`true` : ownOf(actor));

export interface OrderFilter {
  readonly status?: OrderStatus | undefined;
  readonly needs?: OrderNeed | undefined;
  readonly when?: OrderTime | undefined;
  readonly now: Date;
  /** What happens before it happens today, or should have. */
  readonly tomorrow: Date;
}

interface Need {
  readonly where: (at: Pick<OrderFilter, 'now' | 'tomorrow'>) => RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

const needs: Readonly<Record<OrderNeed, Need>> = {
  answer: { where: () => sql`o.status = 'requested'`, order: sql`o.expires_at, o.id` },
  hand_over: {
    where: ({ now, tomorrow }) =>
      sql`o.status = 'confirmed' and o.paid_at is not null
        and (lower(o.period) < ${tomorrow} or lower(o.period) <= ${nearStartUntil(now)})`,
    order: sql`lower(o.period), o.id`,
  },
  on_the_road: {
    where: ({ tomorrow }) => sql`o.status = 'active' and upper(o.period) >= ${tomorrow}`,
    order: sql`upper(o.period), o.id`,
  },
  take_back: {
    where: ({ tomorrow }) => sql`o.status = 'active' and upper(o.period) < ${tomorrow}`,
    order: sql`upper(o.period), o.id`,
  },
  cash: {
    where: () => sql`o.status in ('active', 'completed') and o.payment_way = 'part' and o.rest_paid_at is null`,
    order: sql`lower(o.period), o.id`,
  },
  change: {
    where: () => sql`o.id in (select ch.order_id from order_changes ch where ch.status = 'asked')`,
    order: sql`lower(o.period), o.id`,
  },
  // Whoever's turn it is: the owner waits for its end.
  claim: {
    where: () => sql`o.id in (select l.order_id from claims l where l.status in ('asked', 'disputed', 'due'))`,
    order: sql`upper(o.period), o.id`,
  },
};

const isUpcoming = sql`o.status in (${sql.join(upcomingStatuses)})`;

const times: Readonly<Record<OrderTime, { readonly where: RawBuilder<unknown>; readonly order: RawBuilder<unknown> }>> =
  {
    // What an order waits for: an answer or a payment in time, then its start, then its end.
    upcoming: {
      where: isUpcoming,
      order: sql`coalesce(o.expires_at, case o.status when 'active' then upper(o.period) else lower(o.period) end), o.id`,
    },
    past: { where: sql`not ${isUpcoming}`, order: sql`lower(o.period) desc, o.id desc` },
  };

function wanted(actor: Actor, { status, needs: need, when, ...at }: OrderFilter): RawBuilder<boolean> {
  const ofStatus = status === undefined ? sql`true` : sql`o.status = ${status}`;
  const inNeed = need === undefined ? sql`true` : needs[need].where(at);
  const inTime = when === undefined ? visibleTo(actor) : sql`${ownOf(actor)} and ${times[when].where}`;
  return sql<boolean>`${inTime} and ${ofStatus} and ${inNeed}`;
}

export async function listOrderViews(
  db: Kysely<Database>,
  actor: Actor,
  language: Language,
  { filter, offset, limit }: { readonly filter: OrderFilter; readonly offset: number; readonly limit: number },
): Promise<OrderViewRow[]> {
  return selectViews(db, language)
    .where(wanted(actor, filter))
    .orderBy(orderBy(filter))
    .limit(limit)
    .offset(offset)
    .execute();
}

function orderBy({ needs: need, when }: OrderFilter): RawBuilder<unknown> {
  if (need !== undefined) return needs[need].order;
  return when === undefined ? sql`o.id desc` : times[when].order;
}

export async function countOrders(db: Kysely<Database>, actor: Actor, filter: OrderFilter): Promise<number> {
  const { count } = await db
    .selectFrom('orders as o')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(wanted(actor, filter))
    .executeTakeFirstOrThrow();
  return count;
}

/** SQL for what of the money of `orders o` went on to the order in its place: what both have in their books. */
export const carried = sql<number>`coalesce((
  select sum(l.amount) from orders s join ledger_entries l on l.order_id = s.id and l.kind = 'payment'
  where s.substitute_for = o.id
    and exists (select from ledger_entries former where former.payment_id = l.payment_id and former.order_id = o.id)), 0)::integer`;

/** SQL for whether the client of `orders o` changed, since the order, what their documents prove. */
const identityChanged = sql<boolean>`coalesce(
  (select v.renewed_at >= o.requested_at from verifications v where v.user_id = clients.user_id), false)`;

/** SQL for what became of a deposit that the owner of `orders o` took. */
const depositMoves = sql<DepositMove[]>`(
  select coalesce(json_agg(json_build_object('kind', d.kind, 'amount', d.amount, 'way', d.way, 'reason', d.reason,
    'is_by_claim', d.claim_id is not null, 'at', ${instantText('d.at')}) order by d.id), '[]')
  from deposit_moves d where d.order_id = o.id)`;

/** SQL for what happened to `orders o`. */
const events = sql<OrderEvent[]>`(
  select coalesce(json_agg(json_build_object('event', e.event, 'actor', e.actor, 'status', e.status, 'at', ${instantText('e.at')}, 'amount', e.amount,
    'identity', case when e.was_verified is not null then json_build_object('was_verified', e.was_verified, 'originals_seen', e.originals_seen) end) order by e.id), '[]')
  from order_events e where e.order_id = o.id)`;

function selectViews(db: Kysely<Database>, language: Language) {
  return (
    db
      .selectFrom('orders as o')
      .innerJoin('cars as c', 'c.id', 'o.car_id')
      .innerJoin('brands', 'brands.code', 'c.brand_code')
      .innerJoin('models', 'models.code', 'c.model_code')
      .leftJoin('car_galleries as galleries', 'galleries.car_id', 'c.id')
      .innerJoin('clients', 'clients.id', 'o.client_id')
      .innerJoin('owners', 'owners.id', 'o.owner_id')
      .innerJoin('users as owner_users', 'owner_users.id', 'owners.user_id')
      .select(orderColumns)
      .select((eb) => [
        'c.slug',
        'brands.name as brand',
        'models.name as model',
        'c.year',
        'galleries.main as image',
        'o.days',
        'o.commission',
        'o.items',
        'o.price_inputs',
        'o.rate',
        'o.terms_acknowledged_at',
        identityChanged.as('is_identity_changed'),
        'o.substitute_for',
        carried.as('carried'),
        placeIn(sql`o.pick_up`, language).as('pick_up'),
        placeIn(sql`o.drop_off`, language).as('drop_off'),
        sql<string>`clients.name || ' ' || clients.surname`.as('client_name'),
        'clients.phone as client_phone',
        eb.fn<string>('concat_ws', [sql.lit(' '), 'owners.name', 'owners.surname']).as('owner_name'),
        'owners.phone as owner_phone',
        'owner_users.picture_key as owner_picture_key',
        sql<boolean>`owner_users.deleted_at is null and owner_users.blocked_at is null`.as('is_owner_here'),
        eb
          .selectFrom('payments as p')
          .select(({ fn }) => fn.max('p.id').as('id'))
          .whereRef('p.order_id', '=', 'o.id')
          .where('p.purpose', '=', 'order')
          .as('payment_id'),
        depositMoves.as('deposit_moves'),
        events.as('events'),
      ])
      // A car that was ordered has been on the market.
      .$narrowType<{ slug: NotNull; year: NotNull }>()
  );
}
