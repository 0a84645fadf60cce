import type { Pool } from 'pg';
import { MOST_MODELS_NAMED, type RentPage, type RentPlace } from '#contract/calls/cars/rent.ts';
import type { Language } from '#contract/domain/values.ts';

type Row = RentPlace & RentPage['place'];

/** Cities and airports under the codes of their addresses, each city with its airport behind it. */
const placesSql = (language: Language): string => `
  select 'city' as kind, t.code, t.name_${language} as name, t.id, t.id as city_id, t.name_${language} as city, t.position
  from cities t
  union all
  select 'airport', lower(a.code), a.name_${language}, a.id, t.id, t.name_${language}, t.position
  from airports a join cities t on t.id = a.city_id`;

/** Whether `cars c` is one of the place: it stands in the city, or its owner hands cars over at the airport. */
const ofPlace: Readonly<Record<RentPlace['kind'], string>> = {
  city: 'c.city_id = $1',
  airport: "c.owner_id in (select owner_id from places where kind = 'airport' and target_id = $1)",
};

export async function listRentPlaces(pool: Pool, language: Language): Promise<Row[]> {
  const { rows } = await pool.query<Row>({
    name: `rent-places-${language}`,
    text: `select kind, code, name, id, city_id, city from (${placesSql(language)}) places
      order by position, kind = 'airport', id`,
  });
  return rows;
}

type Cars = Pick<RentPage, 'count' | 'price_from' | 'delivery_from' | 'categories' | 'models'>;

export async function countRentCars(
  pool: Pool,
  { kind, id }: Pick<Row, 'kind' | 'id'>,
  language: Language,
): Promise<Cars> {
  const { rows } = await pool.query<Cars>({
    name: `rent-cars-${kind}-${language}`,
    text: `
      with had as materialized (
        -- What an index of cars has; joined is what is left of them.
        select c.category_code, c.model_code, count(*), min(c.price_per_day) as price_from, sum(c.trips_count) as trips
        from cars c where c.status = 'active' and ${ofPlace[kind]} group by 1, 2)
      select (select coalesce(sum(count), 0)::integer from had) as count, (select min(price_from) from had) as price_from,
        ${deliverySql[kind]} as delivery_from,
        (select coalesce(json_agg(json_build_object('code', code, 'name', name, 'count', count, 'price_from', price_from)
          order by position), '[]') from (
            select g.code, g.name_${language} as name, g.position, sum(had.count) as count, min(had.price_from) as price_from
            from had join categories g on g.code = had.category_code group by g.code) listed) as categories,
        (select coalesce(json_agg(json_build_object('code', code, 'name', name, 'brand', brand, 'brand_name', brand_name,
          'count', count, 'price_from', price_from) order by trips desc, count desc, code), '[]') from (
            select m.code, m.name, b.code as brand, b.name as brand_name, sum(had.count) as count,
              min(had.price_from) as price_from, sum(had.trips) as trips
            from had join models m on m.code = had.model_code join brands b on b.code = m.brand_code
            group by m.code, b.code having sum(had.trips) > 0 order by trips desc, count desc, m.code limit ${MOST_MODELS_NAMED}) listed) as models`,
    values: [id],
  });
  const [row] = rows;
  if (!row) throw new Error('A select without a from has a row.');
  return row;
}

const deliverySql: Readonly<Record<RentPlace['kind'], string>> = {
  city: 'null::integer',
  airport: `(select min(p.price) from places p where p.kind = 'airport' and p.target_id = $1
    and exists (select from cars c where c.owner_id = p.owner_id and c.status = 'active'))`,
};

/** The codes of the places that have cars: their pages are worth a search engine's visit. */
export async function listRentCodes(pool: Pool): Promise<string[]> {
  const exists = (condition: string) => `exists (select from cars c where c.status = 'active' and ${condition})`;
  const { rows } = await pool.query<{ code: string }>({
    name: 'rent-codes',
    text: `select code from (${placesSql('en')}) p where case kind
      when 'city' then ${exists('c.city_id = p.id')}
      else exists (select from places o where o.kind = 'airport' and o.target_id = p.id and ${exists('c.owner_id = o.owner_id')})
      end order by position, kind = 'airport', id`,
  });
  return rows.map(({ code }) => code);
}
