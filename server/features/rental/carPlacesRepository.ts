import { type Kysely, sql } from 'kysely';
import type { WeekdayHours } from '#contract/calls/branches.ts';
import type { OpeningHours } from '#contract/domain/openingHours.ts';
import type { Database } from '#server/platform/db/schema.ts';
import type { CarPlace } from './handOver.ts';
import { openingHoursJson } from './openingHoursRepository.ts';

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
