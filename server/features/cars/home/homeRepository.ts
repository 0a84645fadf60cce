import type { Pool } from 'pg';
import type { HomeRow } from '#contract/cars.ts';
import type { Language } from '#contract/values.ts';
import { cardsOf, type CardRow, queryCards } from '../cardRepository.ts';

const ROW_LENGTH = 8;
/** So many are looked at to fill a row without repeating a picture. */
const CANDIDATES = 80;

const selections: Readonly<Record<HomeRow, string>> = {
  popular: "where c.status = 'active' and c.rating_hundredths >= 400 order by c.trips_count desc, c.id",
  new: "where c.status = 'active' order by c.id desc",
  sports: "where c.status = 'active' and c.category_code = 'sports' order by c.trips_count desc, c.id",
  classic: "where c.status = 'active' and c.category_code = 'classic' order by c.trips_count desc, c.id",
  buses: "where c.status = 'active' and c.category_code = 'bus' order by c.trips_count desc, c.id",
};

/** The cars of a row of the home page; of several with the same main picture only the first is shown. */
export async function findHomeRow(pool: Pool, row: HomeRow, language: Language): Promise<CardRow[]> {
  const page = `
    with candidates as (
      select found.*, row_number() over () as rank from (select c.id from cars c ${selections[row]} limit ${CANDIDATES}) found),
    first_of_picture as (
      select distinct on (galleries.main_picture_id) candidates.id, candidates.rank
      from candidates join car_galleries galleries on galleries.car_id = candidates.id
      order by galleries.main_picture_id, candidates.rank)
    select c.*, f.rank from first_of_picture f join cars c on c.id = f.id order by f.rank limit ${ROW_LENGTH}`;
  return queryCards(pool, {
    name: `home-${row}-${language}`,
    text: cardsOf(page, ['rank'], language, false),
    values: [],
  });
}
