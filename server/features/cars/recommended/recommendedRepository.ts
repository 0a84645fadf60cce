import { DATES_POINTS } from '#contract/domain/cars/recommended.ts';
import type { RecommendedFacts } from '#contract/domain/cars/recommended.ts';
import { answersWithinMinutes, cancellationsJson } from '#server/features/rental/publicOwnerRepository.ts';
import type { Queryable } from '#server/platform/db/withinTime.ts';
import { parameters, whereCars } from '../search/filterRepository.ts';
import type { Parameters } from '../search/filterRepository.ts';
import type { FilterGroup, SearchFilters } from '../search/searchFilters.ts';
import type { Statement } from '../search/searchRepository.ts';
import { FIRST_STEP } from '../search/totals/walkTotals.ts';
import type { Place } from '../search/totals/walkTotals.ts';

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

/** What the requested dates add to the points of `cars c`: those of a car that is also free a day before and after. */
export function datesPointsSql({ dates }: SearchFilters, to: Parameters): string {
  if (dates === null) return '0';
  const [from, until] = [to.add(dates.from), to.add(dates.to)];
  return `case when c.busy && tstzrange(${from}::timestamptz - interval '1 day',
    ${until}::timestamptz + interval '1 day' + c.preparation_minutes * interval '1 minute') then 0 else ${DATES_POINTS} end`;
}

/** The next cars of a walk by their own points downwards, each with those of the requested dates. */
export function recommendedStatement(
  filters: SearchFilters,
  groups: readonly FilterGroup[],
  after: Place | null,
  past: Place | null = null,
  count: number = FIRST_STEP,
): Statement {
  const to = parameters();
  const conditions = [whereCars(filters, groups, to)];
  if (past !== null)
    conditions.push(`(c.recommended, c.id) < (${to.add(past.total)}::integer, ${to.add(past.id)}::integer)`);
  // Cars that are on an earlier page for certain are passed over.
  if (after !== null) conditions.push(`c.recommended <= ${to.add(after.total)}::integer`);
  const text = `
    select c.id, c.recommended + ${datesPointsSql(filters, to)} as total, c.recommended as bound, ${DATES_POINTS} as reach
    from cars c where ${conditions.join(' and ')} order by c.recommended desc, c.id desc limit ${count}`;
  return { text, values: to.values };
}
