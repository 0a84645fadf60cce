import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { WeekdayHours } from '#contract/calls/branches.ts';
import type { OpeningHours } from '#contract/domain/openingHours.ts';
import type { PlaceRef } from '#contract/domain/placeCode.ts';
import { MOST_FEE } from '#contract/domain/terms/bounds.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Database } from '#server/platform/db/schema.ts';
import type { CarPlace } from './handOver.ts';

/** Where cars are to be had and given back; null is where they stand. */
export interface AskedPlaces {
  readonly pickUp: PlaceRef | null;
  readonly dropOff: PlaceRef | null;
  readonly now: Date;
}

/** The placeholders of the asked moments; without dates no hours are looked at. */
export interface AskedMoments {
  readonly from: string;
  readonly to: string;
}

/**
 * SQL for what `cars c` cost more at these places, null where they cannot be had there: what `findHandOver`,
 * `refuseClosed` and `handOverCharges` say of one car, for a database that looks at many. A test holds both against each
 * other. `add` hands out placeholders.
 */
export function handOverSql(
  { pickUp, dropOff, now }: AskedPlaces,
  moments: AskedMoments | null,
  add: (value: unknown) => string,
): string {
  // A placeholder that no text names has no type.
  const asked = moments === null ? '' : add(now);
  const sides = [
    sideSql(pickUp, moments && moments.from, asked, add),
    sideSql(dropOff, moments && moments.to, asked, add),
  ];
  return `(${[...sides, ...(isSame(pickUp, dropOff) ? [] : [oneWaySql(cityOf(pickUp, add), cityOf(dropOff, add))])].join(' + ')})`;
}

/** SQL for no less than any car can cost more at these places. */
export function mostHandOverSql({ pickUp, dropOff }: AskedPlaces, add: (value: unknown) => string): string {
  const most = (place: PlaceRef | null): string =>
    place === null
      ? '0'
      : `(select coalesce(max(price), 0) from places where kind = ${add(kindOf(place))} and target_id = ${add(place.id)})`;
  return `(${most(pickUp)} + ${most(dropOff)} + ${isSame(pickUp, dropOff) ? 0 : MOST_FEE})`;
}

const isSame = (one: PlaceRef | null, other: PlaceRef | null): boolean =>
  one?.kind === other?.kind && one?.id === other?.id;

/** An address and a hotel are in an area. */
const kindOf = ({ kind }: PlaceRef): string => (kind === 'address' || kind === 'hotel' ? 'area' : kind);

function sideSql(place: PlaceRef | null, moment: string | null, now: string, add: (value: unknown) => string): string {
  const at = moment === null ? null : `${moment}::timestamptz at time zone 'Asia/Tbilisi'`;
  const isClosed = (branch: string): string => `${branch} in (select branch_id from closed_branches(${at}))`;
  const own = at === null ? '0' : `case when ${isClosed('c.branch_id')} then null else 0 end`;
  if (place === null) return own;
  const target = add(place.id);
  const inTime =
    moment === null
      ? ''
      : `and ${moment}::timestamptz - ${now}::timestamptz >= p.notice_hours * interval '1 hour' and is_open_at(p.hours, ${at})`;
  const isShut = place.kind === 'branch' && at !== null ? `and not ${isClosed('p.branch_id')}` : '';
  const offered = `(select p.price from places p where p.owner_id = c.owner_id and p.kind = ${add(kindOf(place))}
    and p.target_id = ${target} ${inTime} ${isShut})`;
  return place.kind === 'branch'
    ? `case when c.branch_id = ${target} and not c.has_own_address then ${own} else ${offered} end`
    : offered;
}

function cityOf(place: PlaceRef | null, add: (value: unknown) => string): string {
  if (place === null) return 'c.city_id';
  const id = `${add(place.id)}::integer`;
  if (place.kind === 'airport') return `(select city_id from airports where id = ${id})`;
  return place.kind === 'branch' ? `(select city_id from branches where id = ${id})` : id;
}

function oneWaySql(from: string, to: string): string {
  const terms = `coalesce(c.terms -> 'one_way', (select o.terms -> 'one_way' from owner_terms o where o.owner_id = c.owner_id))`;
  return `case when ${from} = ${to} then 0
    when (${terms} ->> 'allowed')::boolean then (${terms} ->> 'price')::integer end`;
}

/** An owner's branches, by name. */
export async function listBranchNames(
  db: Kysely<Database>,
  ownerId: number,
  language: Language,
): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('branches')
    .select(({ ref }) => ['id', ref(`name_${language}`).as('name')])
    .where('owner_id', '=', ownerId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/**
 * SQL for the OpeningHours of the branch of `cars c` as one JSON value: all of them are few, so the rule of
 * contract/domain/openingHours.ts decides.
 */
export const openingHoursJson = (branchId: string): string => `json_build_object(
  'hours', (select coalesce(json_agg(json_build_object('weekday', weekday, 'from', ${clockOf('opens')}, 'to', ${clockOf('closes')})
      order by weekday) filter (where opens is not null), '[]') from branch_hours where branch_id = ${branchId}),
  'exceptions', (select coalesce(json_agg(json_build_object('date', date, 'from', ${clockOf('opens')}, 'to', ${clockOf('closes')})
      order by date), '[]') from branch_exceptions where branch_id = ${branchId}))`;

/** When a branch is open; undefined of one that was removed. */
export async function findOpening(db: Kysely<Database>, branchId: number): Promise<OpeningHours | undefined> {
  const branch = await db
    .selectFrom('branches as b')
    .select(sql.raw<OpeningHours>(openingHoursJson('b.id')).as('opening'))
    .where('b.id', '=', branchId)
    .executeTakeFirst();
  return branch?.opening;
}

/** Minutes of a day as `HH:mm`, null as null. */
const clockOf = (minutes: string): string => `to_char(make_interval(mins => ${minutes}), 'HH24:MI')`;

/**
 * SQL for whether `cars c` can be handed over at one moment and taken back at the other: what `isOpenAt` computes, for a
 * database that has to look at many cars. A test holds both against each other. The closed branches are collected once
 * for a statement.
 */
export const isOpenSql = (from: string, to: string): string =>
  `c.branch_id not in (select branch_id from closed_branches(${localOf(from)}) union all select branch_id from closed_branches(${localOf(to)}))`;

const localOf = (instant: string): string => `${instant}::timestamptz at time zone 'Asia/Tbilisi'`;

/** What an owner offers, or the place where the car stands, which is named by its branch unless it has its own address. */
export interface StoredPlace extends Omit<CarPlace, 'kind' | 'opening'> {
  readonly car_id: number;
  readonly kind: 'own' | 'branch' | 'airport' | 'area';
  readonly hours: readonly WeekdayHours[] | null;
  readonly opening: OpeningHours | null;
}

const names = (table: string, column = 'name'): string =>
  `json_build_object('en', ${table}.${column}_en, 'ka', ${table}.${column}_ka, 'ru', ${table}.${column}_ru)`;

/** Where cars stand, and what their owners offer of these targets. */
export async function listCarPlaces(
  db: Kysely<Database>,
  carIds: readonly number[],
  targets: readonly number[],
): Promise<StoredPlace[]> {
  const { rows } = await sql<StoredPlace>`
    select c.id as car_id, 'own' as kind, case when not c.has_own_address then b.id end as id, c.city_id, ${sql.raw(names('t'))} as city,
      case when not c.has_own_address then ${sql.raw(names('b'))} end as name, ${sql.raw(names('c', 'address'))} as address,
      0 as price, 0 as notice_hours, null::jsonb as hours, ${sql.raw(openingHoursJson('c.branch_id'))} as opening
    from cars c join branches b on b.id = c.branch_id join cities t on t.id = c.city_id where c.id = any(${carIds}::integer[])
    union all
    select c.id, p.kind, p.target_id, t.id, ${sql.raw(names('t'))},
      case p.kind when 'airport' then ${sql.raw(names('a'))} when 'branch' then ${sql.raw(names('b'))} end,
      case p.kind when 'branch' then ${sql.raw(names('b', 'address'))} end,
      p.price, p.notice_hours, p.hours, case p.kind when 'branch' then ${sql.raw(openingHoursJson('b.id'))} end
    from cars c join places p on p.owner_id = c.owner_id left join airports a on a.id = p.airport_id
      left join branches b on b.id = p.branch_id join cities t on t.id = coalesce(p.city_id, a.city_id, b.city_id)
    where c.id = any(${carIds}::integer[]) and p.target_id = any(${targets}::integer[])`.execute(db);
  return rows;
}
