import type { RecommendedFacts } from '#contract/domain/cars/recommended.ts';
import { answersWithinMinutes, cancellationsJson } from '#server/features/rental/publicOwnerRepository.ts';
import type { Queryable } from '#server/platform/db/withinTime.ts';

/** The median price of a day of some cars that can be compared. */
export interface UsualPrice {
  readonly category_code: string;
  /** Which five years it was built in. */
  readonly era: number;
  /** Null: in all cities. */
  readonly city_id: number | null;
  readonly price: number;
}

/** Of fewer cars a median says nothing. */
const LEAST_COMPARED = 5;

/** Cars of one category that were built in the same five years are alike. */
const era = 'year / 5';

/** Of cars that are alike, in each city and in all. */
export async function listUsualPrices(database: Queryable): Promise<readonly UsualPrice[]> {
  const { rows } = await database.query<UsualPrice>(
    `select category_code, ${era} as era, city_id, percentile_disc(0.5) within group (order by price_per_day) as price
     from cars where status = 'active' group by grouping sets ((category_code, ${era}, city_id), (category_code, ${era}))
     having count(*) >= $1`,
    [LEAST_COMPARED],
  );
  return rows;
}

export interface RatedCar extends Omit<RecommendedFacts, 'usual_price'> {
  readonly id: number;
  readonly category_code: string;
  readonly era: number;
  readonly city_id: number;
  /** As they are stored now. */
  readonly parts: readonly number[];
}

const PAGE = 500;

/** The next cars on the market by their ids; of their owners only what their pages show. */
export async function listRatedCars(database: Queryable, now: Date, afterId: number): Promise<readonly RatedCar[]> {
  const { rows } = await database.query<RatedCar>(
    `with rated as materialized (
       select c.id, c.owner_id, c.category_code, c.${era} as era, c.city_id, c.rating_sum, c.reviews_count, c.price_per_day,
         c.needs_confirmation, c.created_at, c.recommended_parts
       from cars c where c.status = 'active' and c.id > $2 order by c.id limit $3),
     figures as materialized (
       select owners.id, ${answersWithinMinutes} as minutes, ${cancellationsJson} as cancellations
       from owners where owners.id in (select owner_id from rated))
     select rated.id, rated.category_code, rated.era, rated.city_id, rated.rating_sum, rated.reviews_count, rated.price_per_day,
       case when rated.needs_confirmation then figures.minutes::integer else 0 end as answers_within_minutes,
       figures.cancellations, extract(epoch from $1::timestamptz - rated.created_at)::float8 / 86400 as age_days,
       rated.recommended_parts as parts
     from rated join figures on figures.id = rated.owner_id order by rated.id`,
    [now, afterId, PAGE],
  );
  return rows;
}

export interface CarParts {
  readonly id: number;
  readonly parts: readonly number[];
}

export async function storeParts(database: Queryable, cars: readonly CarParts[]): Promise<void> {
  await database.query(
    `update cars set recommended_parts = found.parts
     from jsonb_to_recordset($1) as found (id integer, parts integer[]) where cars.id = found.id`,
    [JSON.stringify(cars)],
  );
}
