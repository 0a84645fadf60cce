import type { Pool } from 'pg';
import { HomeRow } from '#contract/calls/cars/cars.ts';

const ROW_LENGTH = 8;
/** So many are looked at to fill a row without repeating a picture. */
const CANDIDATES = 80;

const selections: Readonly<Record<HomeRow, string>> = {
  popular: "where c.status = 'active' and c.rating_hundredths >= 400 order by c.recommended desc, c.id desc",
  new: "where c.status = 'active' order by c.id desc",
  sports: "where c.status = 'active' and c.category_code = 'sports' order by c.trips_count desc, c.id",
  classic: "where c.status = 'active' and c.category_code = 'classic' order by c.trips_count desc, c.id",
  buses: "where c.status = 'active' and c.category_code = 'bus' order by c.trips_count desc, c.id",
};

const listOf = (row: HomeRow): string => `
  (select '${row}' as "row", first.id, first.rank from (
    select distinct on (galleries.main_picture_id) found.id, found.rank
    from (select listed.id, row_number() over () as rank from (select c.id from cars c ${selections[row]} limit ${CANDIDATES}) listed) found
      join car_galleries galleries on galleries.car_id = found.id
    order by galleries.main_picture_id, found.rank) first
  order by first.rank limit ${ROW_LENGTH})`;

const text = `${HomeRow.options.map(listOf).join(' union all ')} order by rank`;

interface HomeCar {
  readonly row: HomeRow;
  readonly id: number;
}

/**
 * The cars of all rows of the home page, each row in its order; of several with the same main picture only the first is
 * shown. One statement: each connection that has to plan it for the first time needs longer for that than for reading.
 */
export async function listHomeCars(pool: Pool): Promise<HomeCar[]> {
  const { rows } = await pool.query<HomeCar>({ name: 'home', text });
  return rows;
}
