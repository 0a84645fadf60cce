import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { LineItem } from '#contract/calls/orders/quotes.ts';
import { CLAIM_WITHIN } from '#contract/domain/claims/claimBounds.ts';
import { coverContacts } from '#server/platform/contacts/maskContacts.ts';
import type { Actor } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import type { FrozenPlace } from '#server/features/rental/frozenPlace.ts';
import { returnedAt } from '#server/features/rental/returnedAtRepository.ts';

const partOf = ({ clientId, ownerId }: Actor) => sql<boolean>`(o.client_id = ${clientId} or o.owner_id = ${ownerId})`;

const itemsFor = ({ ownerId }: Actor) => sql<LineItem[]>`
  (select coalesce(json_agg(item order by n), '[]') from jsonb_array_elements(o.items) with ordinality as lines (item, n)
    where o.owner_id = ${ownerId} or item->>'for' = 'client')`;

/**
 * Every order somebody is a side of, with its events, what it was to become, and the money that moved; the other side is not named, and what
 * the marketplace takes of the owner's money is for the owner.
 */
export async function exportOrders(db: Kysely<Database>, actor: Actor): Promise<unknown[]> {
  const rows = await db
    .selectFrom('orders as o')
    .select((eb) => [
      'o.number',
      sql<'client' | 'owner'>`case when o.client_id = ${actor.clientId} then 'client' else 'owner' end`.as('side'),
      'o.car_id',
      eb.fn<Date>('lower', ['o.period']).as('from'),
      eb.fn<Date>('upper', ['o.period']).as('to'),
      'o.days',
      'o.pick_up',
      'o.drop_off',
      'o.status',
      'o.total',
      'o.payment_way',
      eb.case().when('o.owner_id', '=', actor.ownerId).then(eb.ref('o.commission')).end().as('commission'),
      'o.prepaid',
      'o.deposit',
      'o.terms',
      'o.terms_acknowledged_at',
      'o.refund',
      itemsFor(actor).as('items'),
      'o.requested_at',
      'o.answered_at',
      'o.paid_at',
      'o.rest_paid_at',
      'o.cancelled_by',
      jsonArrayFrom(
        eb
          .selectFrom('order_events as e')
          .select(['e.event', 'e.actor as by', 'e.at'])
          .whereRef('e.order_id', '=', 'o.id')
          .orderBy('e.id'),
      ).as('events'),
      jsonArrayFrom(
        eb
          .selectFrom('order_changes as g')
          .select(({ fn }) => [
            'g.status',
            'g.car_id',
            fn<Date>('lower', ['g.period']).as('from'),
            fn<Date>('upper', ['g.period']).as('to'),
            'g.difference',
            'g.asked_at as at',
          ])
          .whereRef('g.order_id', '=', 'o.id')
          .orderBy('g.id'),
      ).as('changes'),
      jsonObjectFrom(
        eb
          .selectFrom('claims as l')
          .select([
            'l.items',
            'l.amount',
            'l.claimed_at as at',
            'l.accepted_amount as accepted',
            'l.answer_text as answer',
            'l.decisions',
            'l.decision_text as decision',
            'l.final_amount as owed',
          ])
          .whereRef('l.order_id', '=', 'o.id'),
      ).as('claim'),
      jsonArrayFrom(
        eb
          .selectFrom('ledger_entries as l')
          .select(['l.kind', 'l.amount', 'l.at'])
          .whereRef('l.order_id', '=', 'o.id')
          .orderBy('l.id'),
      ).as('ledger'),
    ])
    .where(partOf(actor))
    .orderBy('o.id')
    .execute();
  return rows.map((row) => {
    const tell = row.side === 'owner' ? withoutText : coverPlace;
    return { ...row, pick_up: tell(row.pick_up), drop_off: tell(row.drop_off) };
  });
}

/** Where a client was met is the client's to keep. */
const withoutText = (place: FrozenPlace): object => ({ ...place, text: null });

/** An owner may have typed a contact into an address. */
function coverPlace({ text, ...place }: FrozenPlace): object {
  const covered: unknown = JSON.parse(JSON.stringify(place), (_name, value: unknown) =>
    typeof value === 'string' ? coverContacts(value) : value,
  );
  // What was an object is one still.
  return { ...(covered as object), text };
}

/**
 * Whether an order is not over yet, and whether money is still to move: through a provider, the rest in cash, or a deposit
 * that is in the owner's hand. Of a car that a client has just returned its owner can still claim.
 */
export async function findOpenBusiness(db: Kysely<Database>, actor: Actor, now: Date) {
  const claimableSince = new Date(now.getTime() - CLAIM_WITHIN);
  return db
    .selectFrom('orders as o')
    .select([
      sql<boolean>`coalesce(bool_or(o.status in ('requested', 'confirmed', 'active')), false)`.as('has_orders'),
      sql<boolean>`coalesce(bool_or(
        (o.status = 'completed' and o.payment_way = 'part' and o.rest_paid_at is null
          and (o.owner_id = ${actor.ownerId} or ${returnedAt} > ${claimableSince}))
        or o.deposit_taken > o.deposit_returned + o.deposit_kept
        or exists (select from payments p where p.order_id = o.id and (p.status = 'authorized' or p.wanted is not null
          or (p.purpose = 'deposit' and p.kept is null and p.status = 'captured')))
        or exists (select from claims l where l.order_id = o.id and l.status <> 'settled')
      ), false)`.as('has_money'),
      sql<boolean>`coalesce(bool_or(o.client_id = ${actor.clientId} and o.status = 'completed' and ${returnedAt} > ${claimableSince}
        and not exists (select from claims l where l.order_id = o.id)), false)`.as('has_return'),
    ])
    .where(partOf(actor))
    .executeTakeFirstOrThrow();
}

const BLANK = '{"name": null, "address": {"en": "", "ka": "", "ru": ""}}';

/** Orders of an owner who leaves keep the city alone: the address may have been the owner's home. */
export async function forgetPlaces(db: Kysely<Database>, ownerId: number): Promise<void> {
  const blankOf = (column: 'pick_up' | 'drop_off') =>
    sql<FrozenPlace>`case when ${sql.ref(column)}->>'kind' in ('own', 'branch')
      then ${sql.ref(column)} || ${BLANK}::jsonb else ${sql.ref(column)} end`;
  await db
    .updateTable('orders')
    .set({ pick_up: blankOf('pick_up'), drop_off: blankOf('drop_off') })
    .where('owner_id', '=', ownerId)
    .execute();
}

/** Where a client who leaves was met goes along. */
export async function forgetTexts(db: Kysely<Database>, clientId: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({
      pick_up: sql<FrozenPlace>`pick_up || '{"text": null}'`,
      drop_off: sql<FrozenPlace>`drop_off || '{"text": null}'`,
    })
    .where('client_id', '=', clientId)
    .execute();
}
