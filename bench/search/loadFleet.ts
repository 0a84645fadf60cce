import pg from 'pg';
import { migrate } from '#server/platform/db/migrate.ts';

/**
 * Fills a scratch database with synthetic cars, each with three bookings: INSERT from generate_series, the same in
 * every run. Indexes and the exclusion constraint are built after the rows, which is several times faster.
 */
export async function loadFleet(url: string, cars: number): Promise<void> {
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from cars');
    if (rows[0]?.count === cars) return;
    await client.query("set maintenance_work_mem = '512MB'; set work_mem = '128MB'; set synchronous_commit = off");
    // No triggers: their columns are written below.
    await client.query('set session_replication_role = replica');
    // A fill that fails leaves no database without indexes behind.
    await client.query('begin');
    await client.query(
      'truncate users, cars, car_blocks, branches, owners, pictures, car_galleries restart identity cascade',
    );
    const rebuild = await dropIndexes(client);
    await client.query(people);
    for (const rules of priceRules(cars)) await client.query(rules);
    await client.query('analyze');
    await client.query(carsOf(cars));
    await client.query(bookings);
    await client.query(galleries(cars));
    for (const statement of rebuild) await client.query(statement);
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function dropIndexes(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    "select indexname as name, indexdef as definition from pg_indexes where tablename = 'cars' and indexname <> 'cars_pkey'",
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await client.query('alter table car_blocks drop constraint car_blocks_no_overlap');
  return [
    ...rows.map(({ definition }) => definition),
    'alter table car_blocks add constraint car_blocks_no_overlap exclude using gist (car_id with =, period with &&)',
  ];
}

const people = `
  insert into users (email, password_hash, roles) values ('bench@gza.example', '', '{owner}');
  insert into owners (user_id, kind, name, phone, city_id, physical_address, legal_address,
    identity_number_encrypted, iban_encrypted, agreed_at) values (1, 'legal', 'Bench', '', 1, '', '', '', '', now());
  insert into branches (owner_id, city_id, name_en, name_ka, name_ru, address_en, address_ka, address_ru)
    select 1, id, name_en, name_ka, name_ru, name_en, name_ka, name_ru from cities order by id;
  insert into pictures (name, width, height, placeholder) values ('bench-000000000000', 1280, 853, 'data:image/webp;base64,${'A'.repeat(160)}');`;

const numbered = (count: number): string =>
  `(select i, abs(hashint4(i)::bigint) as h from generate_series(1, ${count}) as i)`;
/** Whole lari, as in life: half of the cars between 89 and 163, ever fewer towards both ends (logarithms are normal). */
const price =
  '(round(120 * exp(0.45 * sqrt(-2 * ln(((h / 37) % 100003 + 1) / 100004.0)) * cos(2 * pi() * ((h / 41) % 997) / 997)))::integer * 100)';

/** Rules of some owners, as in the demo fleet: holidays, weekends, prices and discounts for long rentals. */
const priceRules = (count: number): readonly string[] => [
  `insert into car_date_prices select i, date(date_trunc('year', now())) + 363 + day, ${price} * 140 / 100
    from ${numbered(count)} cars, generate_series(0, 5) as day where h / 61 % 100 < 30`,
  `insert into car_seasons select i, 'Summer', date(date_trunc('year', now())) + 180, date(date_trunc('year', now())) + 242,
    ${price} * 125 / 100 from ${numbered(count)} cars where h / 79 % 100 < 20`,
  `insert into car_weekday_prices select i, weekday, ${price} * (60 + weekday * 10) / 100
    from ${numbered(count)} cars, generate_series(5, 6) as weekday where h / 67 % 100 < 35`,
  `insert into car_length_prices select i, min_days, ${price} * percent / 100
    from ${numbered(count)} cars, (values (7, 93), (21, 85)) as steps (min_days, percent) where h / 71 % 100 < 30`,
  `insert into car_length_discounts select i, min_days, percent
    from ${numbered(count)} cars, (values (5, 5), (14, 12)) as steps (min_days, percent) where h / 73 % 100 < 40`,
];

/** The capital has half of the cars, as in life; models are equally frequent. */
const carsOf = (count: number): string => `
  insert into cars (owner_id, branch_id, city_id, status, slug, brand_code, model_code, year, category_code, car_type_code,
    fuel_code, transmission_code, steering_code, drive_code, colour_code, insurance_code, engine_volume, doors, seats,
    has_climate_control, consumption_city, consumption_track, price_per_day, deposit, min_deposit, needs_confirmation,
    address_en, address_ka, address_ru, reviews_count, rating_sum, trips_count, busy, day_floors, day_ceilings,
    map_row, map_col, recommended_parts)
  select 1, city, city, 'active', m.brand_code || '-' || m.code, m.brand_code, m.code, 2005 + h % 20,
    (array['economy','comfort','business','suv','offroad','minivan','pickup','sports','classic','bus'])[1 + (h / 7) % 10],
    (array['hatchback','sedan','crossover','offroad','coupe','minivan','minibus','pickup'])[1 + (h / 11) % 8],
    (array['petrol','petrol','diesel','hybrid','electric'])[1 + (h / 13) % 5],
    (array['automatic','automatic','manual'])[1 + (h / 17) % 3],
    (array['left','left','left','right'])[1 + (h / 19) % 4],
    (array['front','rear','all'])[1 + (h / 23) % 3], 'white', 'casco-500', 1000 + (h / 29) % 3000,
    3 + (h / 31) % 3, 5, true, 8, 6, ${price}, 30000, 15000, h % 2 = 0, 'Street', 'ქუჩა', 'улица',
    r.reviews, r.reviews * (3 + (h / 41) % 3), r.reviews,
    tstzmultirange(
      tstzrange(start, start + length * interval '1 day'),
      tstzrange(start + interval '25 days', start + (25 + length) * interval '1 day'),
      tstzrange(start + interval '50 days', start + (50 + length) * interval '1 day')),
    floors, ceilings, map_row(t.lat) + (h / 83 % 61 - 30)::integer, map_col(t.lng) + (h / 89 % 61 - 30)::integer,
    -- Spread over the terms of the recommendation; nobody has cancelled.
    array[225 + r.reviews * 4, h / 97 % 251, 40 + h / 101 % 41, 90, h / 103 % 41]::integer[]
  from (
    select i, h, case when h % 2 = 0 then 1 else 2 + (h / 3) % 11 end as city,
      date_trunc('day', now()) + (h / 43) % 25 * interval '1 day' + interval '6 hours' as start, 1 + (h / 47) % 6 as length
    from ${numbered(count)} numbered) drawn
  join (select row_number() over (order by code) - 1 as place, code, brand_code, count(*) over () as models from models) m
    on m.place = (h / 53) % m.models
  join cities t on t.id = city
  cross join lateral (select (h / 59) % 40 as reviews) r
  cross join lateral car_day_bounds(i, ${price}::integer)
  order by i`;

const bookings = `insert into car_blocks (car_id, period, kind) select id, unnest(busy), 'owner' from cars`;

/** Six pictures in the small fleet, whose answers are sent over HTTP; one in the others, to save space. */
const galleries = (count: number): string => `
  insert into car_galleries (car_id, main_picture_id, main, others)
  select cars.id, p.id, picture_json('front', p), ${count <= 10_000 ? "json_build_array(picture_json('left', p), picture_json('interior', p), picture_json('rear', p), picture_json('right', p), picture_json('trunk', p))" : "'[]'"}
  from cars, pictures p`;
