import { type Kysely, sql, type Transaction } from 'kysely';
import type { WeekdayHours } from '#contract/calls/branches.ts';
import type { OfferedPlace, OfferKind } from '#contract/calls/places.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { lockOwner } from '#server/platform/db/userRepository.ts';

export interface OfferTerms {
  readonly price: number;
  readonly hours: readonly WeekdayHours[] | null;
  readonly notice_hours: number;
}

export interface NewOffer extends OfferTerms {
  readonly kind: OfferKind;
  readonly target_id: number;
}

/** Of one owner, airports first; all of them, or the one that is named. */
export async function listOffers(
  db: Kysely<Database>,
  ownerId: number,
  language: Language,
  id: number | null = null,
): Promise<OfferedPlace[]> {
  const name = sql.ref(`name_${language}`);
  return db
    .selectFrom('places as p')
    .select([
      'p.id',
      'p.kind',
      'p.target_id',
      'p.price',
      'p.hours',
      'p.notice_hours',
      sql<string>`case p.kind when 'airport' then (select a.${name} from airports a where a.id = p.airport_id)
        when 'area' then (select t.${name} from cities t where t.id = p.city_id)
        else (select b.${name} from branches b where b.id = p.branch_id) end`.as('name'),
    ])
    .where('p.owner_id', '=', ownerId)
    .$if(id !== null, (query) => query.where('p.id', '=', id))
    .orderBy(sql`array_position(array['airport', 'area', 'branch'], p.kind)`)
    .orderBy('p.target_id')
    .execute();
}

/** How many there are; whoever adds one holds the owner until the transaction ends. */
export async function countOffers(db: Transaction<Database>, ownerId: number): Promise<number> {
  await lockOwner(db, ownerId);
  const { count } = await db
    .selectFrom('places')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Null when there is nothing of that id to offer: no such airport or city, or no branch of this owner. */
export async function insertOffer(
  db: Transaction<Database>,
  ownerId: number,
  offer: NewOffer,
): Promise<{ readonly id: number; readonly isNew: boolean } | null> {
  const { kind, target_id, price, hours, notice_hours } = offer;
  const { rows } = await sql<{ id: number | null }>`
    with target as (
      select id as airport_id, null::integer as city_id, null::integer as branch_id from airports
        where ${kind} = 'airport' and id = ${target_id}
      union all select null, id, null from cities where ${kind} = 'area' and id = ${target_id}
      union all select null, null, id from branches where ${kind} = 'branch' and id = ${target_id} and owner_id = ${ownerId}),
    added as (
      insert into places (owner_id, kind, airport_id, city_id, branch_id, price, hours, notice_hours)
      select ${ownerId}, ${kind}, airport_id, city_id, branch_id, ${price}, ${jsonOf(hours)}::jsonb, ${notice_hours} from target
      on conflict on constraint places_once do nothing returning id)
    select added.id from target left join added on true`.execute(db);
  const [row] = rows;
  return row === undefined ? null : { id: row.id ?? 0, isNew: row.id !== null };
}

/** False when the owner offers no such place. */
export async function updateOffer(
  db: Kysely<Database>,
  ownerId: number,
  id: number,
  { price, hours, notice_hours }: Partial<OfferTerms>,
): Promise<boolean> {
  const own = db.selectFrom('places').select('id').where('id', '=', id).where('owner_id', '=', ownerId);
  const changes = {
    ...(price !== undefined && { price }),
    ...(hours !== undefined && { hours: jsonOf(hours) }),
    ...(notice_hours !== undefined && { notice_hours }),
  };
  if (Object.keys(changes).length === 0) return (await own.executeTakeFirst()) !== undefined;
  const updated = await db
    .updateTable('places')
    .set(changes)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

export async function deleteOffer(db: Kysely<Database>, ownerId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('places')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** What leaves with an account, and what it takes along. */
export async function deleteOffers(db: Kysely<Database>, ownerId: number): Promise<void> {
  await db.deleteFrom('places').where('owner_id', '=', ownerId).execute();
}

const jsonOf = (hours: readonly WeekdayHours[] | null): string | null =>
  hours === null ? null : JSON.stringify(hours);
