import { type Kysely, type NotNull, sql, type Transaction } from 'kysely';
import type { BranchHandover } from '#contract/calls/branches.ts';
import type { OpeningHours, HoursSpan } from '#contract/domain/openingHours.ts';
import type { Language } from '#contract/domain/values.ts';
import { openingHoursJson } from '#server/features/rental/handOverRepository.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { lockOwner } from '#server/platform/db/userRepository.ts';

export interface BranchRow {
  readonly id: number;
  readonly name: string;
  readonly city_id: number;
  readonly city: string;
  readonly address: string;
  readonly addresses: Readonly<Record<Language, string | null>>;
  readonly opening: OpeningHours;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly cars_count: number;
}

/** What is written of a branch; what is left out stays. */
export interface BranchValues {
  readonly name?: string;
  readonly city_id?: number;
  readonly addresses?: Readonly<Record<Language, string>>;
  /** In which of the languages the owner wrote the address. */
  readonly address_languages?: readonly Language[];
  readonly lat?: number | null;
  readonly lng?: number | null;
  readonly hours?: readonly (HoursSpan & { readonly weekday: number })[];
  readonly exceptions?: readonly { readonly date: string; readonly from: string | null; readonly to: string | null }[];
}

/** Of one owner, the oldest first; all of them, or the one that is named. */
export async function listBranches(
  db: Kysely<Database>,
  ownerId: number,
  language: Language,
  id: number | null = null,
): Promise<BranchRow[]> {
  const own = (of: Language) => sql`case when ${of} = any(b.address_languages) then b.${sql.ref(`address_${of}`)} end`;
  return db
    .selectFrom('branches as b')
    .innerJoin('cities as t', 't.id', 'b.city_id')
    .select(({ ref, selectFrom }) => [
      'b.id',
      ref(`b.name_${language}`).as('name'),
      'b.city_id',
      ref(`t.name_${language}`).as('city'),
      ref(`b.address_${language}`).as('address'),
      sql<BranchRow['addresses']>`json_build_object('en', ${own('en')}, 'ka', ${own('ka')}, 'ru', ${own('ru')})`.as(
        'addresses',
      ),
      sql.raw<OpeningHours>(openingHoursJson('b.id')).as('opening'),
      'b.lat',
      'b.lng',
      selectFrom('cars as c')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('c.branch_id', '=', 'b.id')
        .as('cars_count'),
    ])
    .$narrowType<{ cars_count: NotNull }>()
    .where('b.owner_id', '=', ownerId)
    .$if(id !== null, (query) => query.where('b.id', '=', id))
    .orderBy('b.id')
    .execute();
}

/** How many there are; whoever adds one holds the owner until the transaction ends. */
export async function countBranches(db: Transaction<Database>, ownerId: number): Promise<number> {
  await lockOwner(db, ownerId);
  const { count } = await db
    .selectFrom('branches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

export type NewBranch = Required<Pick<BranchValues, 'name' | 'city_id' | 'addresses' | 'address_languages'>> &
  BranchValues;

export async function insertBranch(db: Transaction<Database>, ownerId: number, branch: NewBranch): Promise<number> {
  const { name, city_id, addresses, address_languages, lat = null, lng = null } = branch;
  const { id } = await db
    .insertInto('branches')
    .values({
      owner_id: ownerId,
      city_id,
      ...namesOf(name),
      ...addressesOf(addresses),
      address_languages: [...address_languages],
      lat,
      lng,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeOpening(db, id, branch);
  return id;
}

/** An owner writes the name once. */
const namesOf = (name: string) => ({ name_en: name, name_ka: name, name_ru: name });
const addressesOf = ({ en, ka, ru }: Readonly<Record<Language, string>>) => ({
  address_en: en,
  address_ka: ka,
  address_ru: ru,
});

/** False when the owner has no such branch. */
export async function updateBranch(
  db: Transaction<Database>,
  ownerId: number,
  id: number,
  changes: BranchValues,
): Promise<boolean> {
  const { name, city_id, addresses, address_languages, lat, lng } = changes;
  const columns = {
    ...(name !== undefined && namesOf(name)),
    ...(city_id !== undefined && { city_id }),
    ...(addresses && addressesOf(addresses)),
    ...(address_languages && { address_languages: [...address_languages] }),
    ...(lat !== undefined && { lat }),
    ...(lng !== undefined && { lng }),
  };
  const held = db.selectFrom('branches').select('id').where('id', '=', id).where('owner_id', '=', ownerId);
  const updated = db.updateTable('branches').where('id', '=', id).where('owner_id', '=', ownerId);
  const found =
    Object.keys(columns).length === 0
      ? await held.forNoKeyUpdate().executeTakeFirst()
      : await updated.set(columns).returning('id').executeTakeFirst();
  if (found === undefined) return false;
  await writeOpening(db, id, changes);
  return true;
}

/** Replaces what is named. Weekdays that are not are closed, unless there are none at all. */
async function writeOpening(db: Transaction<Database>, id: number, { hours, exceptions }: BranchValues): Promise<void> {
  if (hours !== undefined) {
    await db.deleteFrom('branch_hours').where('branch_id', '=', id).execute();
    await sql`
      insert into branch_hours (branch_id, weekday, opens, closes)
      select ${id}, weekday, ${minutes('"from"')}, ${minutes('"to"')} from generate_series(1, 7) as weekday
        left join jsonb_to_recordset(${JSON.stringify(hours)}) as typed (weekday integer, "from" text, "to" text) using (weekday)
      where ${hours.length} > 0`.execute(db);
  }
  if (exceptions !== undefined) {
    await db.deleteFrom('branch_exceptions').where('branch_id', '=', id).execute();
    await sql`
      insert into branch_exceptions (branch_id, date, opens, closes)
      select ${id}, date, ${minutes('"from"')}, ${minutes('"to"')}
      from jsonb_to_recordset(${JSON.stringify(exceptions)}) as typed (date date, "from" text, "to" text)`.execute(db);
  }
}

/** `HH:mm` as minutes of a day. */
const minutes = (column: string) => sql.raw(`extract(epoch from ${column}::interval)::integer / 60`);

/** What became of an attempt to remove a branch. */
export type Removal = 'removed' | 'has cars' | 'missing';

export async function deleteBranch(db: Transaction<Database>, ownerId: number, id: number): Promise<Removal> {
  // Held, so that no car comes to it meanwhile.
  const held = await db
    .selectFrom('branches')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined) return 'missing';
  const deleted = await db
    .deleteFrom('branches')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('cars').select('id').where('branch_id', '=', id))))
    .returning('id')
    .executeTakeFirst();
  return deleted === undefined ? 'has cars' : 'removed';
}

const MOST_HANDOVERS = 200;

/** Of living orders, on one day; a car that is out was handed over already. */
export async function listHandovers(
  db: Kysely<Database>,
  ownerId: number,
  { id, date }: { readonly id: number; readonly date: string },
): Promise<BranchHandover[]> {
  const { rows } = await sql<BranchHandover>`
    select o.id as order_id, h.kind, to_char(h.at at time zone 'Asia/Tbilisi', 'YYYY-MM-DD"T"HH24:MI') as at,
      clients.name || ' ' || left(clients.surname, 1) || '.' as client
    from branches b join orders o on o.owner_id = b.owner_id join cars c on c.id = o.car_id join clients on clients.id = o.client_id
      cross join lateral (values ('pick_up', lower(o.period), o.pick_up), ('return', upper(o.period), o.drop_off)) as h (kind, at, place)
    where b.id = ${id} and b.owner_id = ${ownerId}
      and h.place->>'kind' in ('own', 'branch') and coalesce((h.place->>'id')::integer, c.branch_id) = b.id
      and o.status in ('requested', 'confirmed', 'active')
      and (h.at at time zone 'Asia/Tbilisi')::date = ${date} and (h.kind = 'return' or o.status <> 'active')
    order by h.at, o.id limit ${MOST_HANDOVERS}`.execute(db);
  return rows;
}

export async function exportBranches(db: Kysely<Database>, ownerId: number): Promise<unknown[]> {
  return db
    .selectFrom('branches as b')
    .innerJoin('cities as t', 't.id', 'b.city_id')
    .select([
      'b.id',
      'b.name_en',
      'b.name_ka',
      'b.name_ru',
      'b.address_en',
      'b.address_ka',
      'b.address_ru',
      't.name_en as city',
      'b.lat',
      'b.lng',
      sql.raw<OpeningHours>(openingHoursJson('b.id')).as('opening'),
    ])
    .where('b.owner_id', '=', ownerId)
    .orderBy('b.id')
    .execute();
}

/** Branches stay for the orders that name them, without saying where they were. */
export async function blankBranches(db: Kysely<Database>, ownerId: number): Promise<void> {
  await db
    .updateTable('branches')
    .set({ address_en: '', address_ka: '', address_ru: '', lat: null, lng: null })
    .where('owner_id', '=', ownerId)
    .execute();
}
