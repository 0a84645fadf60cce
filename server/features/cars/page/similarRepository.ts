import type { Pool } from 'pg';
import type { Language } from '#contract/domain/values.ts';
import { isOpenSql } from '#server/features/rental/handOverRepository.ts';
import { cardsOf, type CardRow, queryCards } from '../cardRepository.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';
import { listRentalDays } from '#server/features/rental/rentalDays.ts';

export const SIMILAR_CARS = 8;
const CANDIDATES = 60;

/**
 * Cars somebody who looks at this one would take instead: of the same category first, in the same city before
 * others, the price as near as possible; never two with the same main picture.
 */
export async function findSimilar(
  pool: Pool,
  carId: number,
  language: Language,
  dates: RentalDates | null,
): Promise<CardRow[]> {
  const free = `c.min_days <= $4 and not c.busy && tstzrange($2::timestamptz, $3::timestamptz + c.preparation_minutes * interval '1 minute')
       and ${isOpenSql('$2', '$3')}`;
  // Read as single values and not joined: the planner then walks an index from the price on, and stops.
  const its = (column: string): string => `(select ${column} from asked)`;
  const near = (direction: 'asc' | 'desc', past: string): string => `
    (select c.* from cars c
     where c.status = 'active' and c.city_id = ${its('city_id')} and (c.price_per_day, c.id) ${past} (${its('price_per_day')}, ${its('id')})
       ${dates === null ? '' : `and ${free}`}
     order by c.price_per_day ${direction}, c.id ${direction} limit ${CANDIDATES})`;
  const page = `
    with asked as (select * from cars where id = $1),
    candidates as (
      ${near('asc', '>')} union all ${near('desc', '<')} union all
      (select c.* from cars c
       where c.status = 'active' and c.category_code = ${its('category_code')} and c.city_id <> ${its('city_id')}
         ${dates === null ? '' : `and ${free}`}
       order by c.trips_count desc, c.id limit ${CANDIDATES})
    ),
    ranked as (
      select candidates.id, row_number() over (
          order by (candidates.category_code = asked.category_code) desc, (candidates.city_id = asked.city_id) desc,
            abs(candidates.price_per_day - asked.price_per_day), candidates.id) as rank,
        galleries.main_picture_id
      from candidates, asked, car_galleries galleries where galleries.car_id = candidates.id
    ),
    distinct_pictures as (select distinct on (main_picture_id) id, rank from ranked order by main_picture_id, rank)
    select c.*, d.rank from distinct_pictures d join cars c on c.id = d.id order by d.rank limit ${SIMILAR_CARS}`;
  const values = dates === null ? [carId] : [carId, dates.from, dates.to, listRentalDays(dates).length];
  const name = `similar-${language}-${dates === null ? 'any' : 'dates'}`;
  return queryCards(pool, { name, text: cardsOf(page, ['rank'], language, dates !== null), values });
}

export async function isActiveCar(pool: Pool, id: number): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'car-is-active',
    text: "select from cars where id = $1 and status = 'active'",
    values: [id],
  });
  return rowCount === 1;
}
