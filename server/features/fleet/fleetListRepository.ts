import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { FleetSort, FleetTab, listFleetCars } from '#contract/calls/fleet/fleet.ts';
import type { ParsedQueryOf } from '#contract/call.ts';
import { booleanOf } from '#server/platform/db/booleanOf.ts';
import type { Database } from '#server/platform/db/schema.ts';

export interface FleetSearch extends ParsedQueryOf<typeof listFleetCars> {
  readonly ownerId: number;
  /** The words of `q`, lowercase. */
  readonly words: readonly string[];
  readonly now: Date;
  readonly endOfToday: Date;
}

const DAY = 24 * 3_600_000;
const WEEK_DAYS = 7;
const IMAGES = 6;

/** Each car is in exactly one tab. */
const tab = sql<FleetTab>`case when c.status = 'active' then 'active'
  when c.is_described and c.images_count < ${IMAGES} then 'needs_images'
  when c.status = 'inactive' then 'inactive' else 'draft' end`;

/** What a car can be found by: its names in every script, its year, its plate with and without dashes, its number. */
const findable = sql`folded(concat_ws(' ', (select concat_ws(' ', name, name_ka, name_ru) from brands where code = c.brand_code),
  (select concat_ws(' ', name, name_ka, name_ru) from models where code = c.model_code),
  c.year, c.plate, translate(c.plate, ' -', ''), c.id))`;

function conditions(search: FleetSearch): RawBuilder<boolean> {
  const { ownerId, branch_id, category, week, words, now } = search;
  const inAWeek = new Date(now.getTime() + WEEK_DAYS * DAY);
  return sql.join<boolean>(
    [
      sql`c.owner_id = ${ownerId}`,
      ...(branch_id === undefined ? [] : [sql`c.branch_id = ${branch_id}`]),
      ...(category === undefined ? [] : [sql`c.category_code = ${category}`]),
      ...(week === undefined
        ? []
        : [sql`(c.busy && tstzrange(${now}::timestamptz, ${inAWeek}::timestamptz)) = ${week === 'busy'}`]),
      ...words.map((word) => sql`strpos(${findable}, folded(${word})) > 0`),
    ],
    sql` and `,
  );
}

/** The moment of the next hand-over or return of a car. */
const nextMoment = sql`(select min(case o.status when 'active' then upper(o.period) else lower(o.period) end)
  from orders o where o.car_id = c.id and o.status in ('confirmed', 'active'))`;

/** What the database sorts by: not occupancy, which is counted for all cars together. */
const sortKeys: Readonly<Record<Exclude<FleetSort, 'occupancy'>, RawBuilder<unknown>>> = {
  newest: sql`c.id`,
  name: sql`(select lower(b.name || ' ' || m.name) from models m join brands b on b.code = m.brand_code where m.code = c.model_code)`,
  price: sql`c.price_per_day`,
  next_rental: nextMoment,
  rating: sql`nullif(c.rating_hundredths, 0)`,
};
const ascending: readonly FleetSort[] = ['name', 'next_rental'];

export const directionOf = ({ sort, order }: Pick<FleetSearch, 'sort' | 'order'>): 'asc' | 'desc' =>
  order ?? (ascending.includes(sort) ? 'asc' : 'desc');

const selectFound = (db: Kysely<Database>, search: FleetSearch) =>
  db
    .selectFrom('cars as c')
    .select('c.id')
    .where(conditions(search))
    .$if(search.status !== undefined, (query) => query.where(tab, '=', search.status ?? null));

/** The ids of a page. */
export async function findPage(
  db: Kysely<Database>,
  search: FleetSearch,
  sort: keyof typeof sortKeys,
): Promise<number[]> {
  const { page, page_size } = search;
  const direction = directionOf(search);
  const rows = await selectFound(db, search)
    .orderBy(sortKeys[sort], (key) => (direction === 'asc' ? key.asc() : key.desc()).nullsLast())
    .orderBy('c.id', direction)
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  return rows.map(({ id }) => id);
}

/** Of all pages, the oldest first. */
export async function listFound(
  db: Kysely<Database>,
  search: FleetSearch,
): Promise<{ readonly id: number; readonly is_draft: boolean }[]> {
  return selectFound(db, search)
    .select(({ eb }) => booleanOf(eb('c.status', '=', 'draft')).as('is_draft'))
    .orderBy('c.id')
    .execute();
}

export interface FleetCounts {
  readonly counts: Readonly<Partial<Record<FleetTab, number>>>;
  readonly free_today: number;
}

export async function countTabs(db: Kysely<Database>, search: FleetSearch): Promise<FleetCounts> {
  const { now, endOfToday } = search;
  const rows = await db
    .selectFrom('cars as c')
    .select(({ fn }) => [
      tab.as('tab'),
      fn.countAll<number>().as('count'),
      sql<number>`(count(*) filter (where c.status = 'active'
        and not c.busy && tstzrange(${now}::timestamptz, ${endOfToday}::timestamptz)))::int`.as('free'),
    ])
    .where(conditions(search))
    .groupBy(sql`1`)
    .execute();
  return {
    counts: Object.fromEntries(rows.map((row) => [row.tab, row.count])),
    free_today: rows.reduce((sum, { free }) => sum + free, 0),
  };
}

export interface FleetFacts {
  readonly id: number;
  readonly tab: FleetTab;
  readonly next_rental: {
    readonly order_id: number;
    readonly kind: 'pick_up' | 'return';
    readonly at: string;
    readonly client: string;
  } | null;
}

/** What the rows of a page tell besides the car. */
export async function findFacts(
  db: Kysely<Database>,
  ownerId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FleetFacts>> {
  const { rows } = await sql<FleetFacts>`
    select c.id, ${tab} as tab,
      (select json_build_object('order_id', o.id, 'kind', n.kind,
          'at', to_char(n.at at time zone 'Asia/Tbilisi', 'YYYY-MM-DD"T"HH24:MI'),
          'client', clients.name || ' ' || left(clients.surname, 1) || '.')
        from orders o join clients on clients.id = o.client_id cross join lateral (values
          (case o.status when 'active' then 'return' else 'pick_up' end,
            case o.status when 'active' then upper(o.period) else lower(o.period) end)) as n (kind, at)
        where o.car_id = c.id and o.status in ('confirmed', 'active') order by n.at, o.id limit 1) as next_rental
    from cars c where c.id = any(${ids}::integer[]) and c.owner_id = ${ownerId}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
