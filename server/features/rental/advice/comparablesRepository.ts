import { type Kysely, type NotNull, sql } from 'kysely';
import type { PriceRules } from '#contract/domain/money/priceDay.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { MOST_SIMILAR, MOST_SIMILAR_OF_ONE } from './comparables.ts';
import { priceRulesJson } from '../price/priceRulesRepository.ts';

/** Of the years up and of the years down, for each car: the time does not grow with the market. */
const MOST_LOOKED_AT = 500;

/** Cars of an owner that are alike, and the ids of the cars that are similar to each of them, the nearest first. */
export interface SimilarIds {
  readonly of: readonly number[];
  readonly similar: readonly number[];
}

/**
 * Similar is a car on the market that is somebody else's, of the same class and built at most six years before or after.
 * Nearer are those closer in years; another gearbox counts like three years, another city or body like two. On a large
 * market these are looked for among the cars that are nearest in years.
 */
export async function findSimilar(
  db: Kysely<Database>,
  ownerId: number,
  carIds: readonly number[] | null = null,
): Promise<SimilarIds[]> {
  const alike = sql`c.status = 'active' and c.owner_id <> ${ownerId} and c.category_code = own.category_code`;
  const { rows } = await sql<SimilarIds>`
    select own.ids as of, array(
        select near.id from (
          select s.id, s.distance, row_number() over (partition by s.owner_id order by s.distance, s.id) as place
          from (
            select c.id, c.owner_id, abs(c.year - own.year)
              + case when c.transmission_code = own.transmission_code then 0 else 3 end
              + case when c.city_id = own.city_id then 0 else 2 end
              + case when c.car_type_code = own.car_type_code then 0 else 2 end as distance
            from (
              (select * from cars c where ${alike} and c.year >= own.year and c.year <= own.year + 6
                order by c.year, c.id limit ${MOST_LOOKED_AT})
              union all
              (select * from cars c where ${alike} and c.year < own.year and c.year >= own.year - 6
                order by c.year desc, c.id desc limit ${MOST_LOOKED_AT})) c) s) near
        where near.place <= ${MOST_SIMILAR_OF_ONE} order by near.distance, near.id limit ${MOST_SIMILAR}) as similar
    from (
      select array_agg(c.id) as ids, c.category_code, c.year, c.transmission_code, c.city_id, c.car_type_code
      from cars c where c.owner_id = ${ownerId} and c.status <> 'draft'
        and (${carIds}::integer[] is null or c.id = any(${carIds}::integer[]))
      group by c.category_code, c.year, c.transmission_code, c.city_id, c.car_type_code) own`.execute(db);
  return rows;
}

export interface SimilarRow {
  readonly id: number;
  readonly owner_id: number;
  /** Brand and model. */
  readonly name: string;
  readonly year: number;
  readonly rules: PriceRules;
}

export async function listSimilarRows(db: Kysely<Database>, ids: readonly number[]): Promise<SimilarRow[]> {
  return (
    db
      .selectFrom('cars as c')
      .innerJoin('brands', 'brands.code', 'c.brand_code')
      .innerJoin('models', 'models.code', 'c.model_code')
      .select([
        'c.id',
        'c.owner_id',
        sql<string>`brands.name || ' ' || models.name`.as('name'),
        'c.year',
        sql.raw<PriceRules>(priceRulesJson).as('rules'),
      ])
      // Only cars of about the same year are alike.
      .$narrowType<{ year: NotNull }>()
      .where('c.id', '=', sql<number>`any(${ids}::integer[])`)
      .execute()
  );
}
