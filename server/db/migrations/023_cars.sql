create table branches (
  id integer generated always as identity primary key,
  owner_id integer not null references owners on delete cascade,
  city_id integer not null references cities,
  name_en text not null,
  name_ka text not null,
  name_ru text not null,
  address_en text not null,
  address_ka text not null,
  address_ru text not null
);
create index branches_owner on branches (owner_id);

create table cars (
  id integer generated always as identity primary key,
  owner_id integer not null references owners on delete cascade,
  branch_id integer not null references branches,
  city_id integer not null references cities,
  status text not null default 'draft' check (status in ('draft', 'active', 'inactive')),
  slug text not null,
  brand_code text not null references brands,
  model_code text not null references models,
  year smallint not null check (year between 1900 and 2200),
  category_code text not null references categories,
  car_type_code text not null references car_types,
  fuel_code text not null references fuels,
  transmission_code text not null references transmissions,
  steering_code text not null references steerings,
  drive_code text not null references drives,
  colour_code text not null references colours,
  insurance_code text not null references insurances,
  -- cubic centimetres; none in an electric car
  engine_volume integer check (engine_volume > 0),
  doors smallint not null,
  seats smallint not null,
  has_climate_control boolean not null,
  -- litres (electric: kWh) for 100 km
  consumption_city numeric(4, 1) not null,
  consumption_track numeric(4, 1) not null,
  -- amounts are tetri
  price_per_day integer not null check (price_per_day > 0),
  old_price integer check (old_price > price_per_day),
  deposit integer not null check (deposit >= 0),
  min_deposit integer not null check (min_deposit between 0 and deposit),
  -- kilometres a day included; null is unlimited
  distance_per_day integer check (distance_per_day > 0),
  min_days smallint not null default 1 check (min_days > 0),
  min_age smallint not null default 21,
  min_licence_years smallint not null default 2,
  needs_confirmation boolean not null,
  -- between two rentals: counts as taken
  preparation_minutes smallint not null default 60 check (preparation_minutes >= 0),
  own_language text not null default 'ka' check (own_language in ('en', 'ka', 'ru')),
  description_en text,
  description_ka text,
  description_ru text,
  address_en text not null,
  address_ka text not null,
  address_ru text not null,
  created_at timestamptz not null default now(),

  -- kept by triggers, see the migrations that follow
  rating_sum integer not null default 0,
  reviews_count integer not null default 0,
  -- the average in hundredths, 0 without reviews: sortable and exact
  rating_hundredths smallint not null generated always as
    (case when reviews_count = 0 then 0 else round(rating_sum * 100.0 / reviews_count)::smallint end) stored,
  trips_count integer not null default 0,
  extra_codes text[] not null default '{}',
  busy tstzmultirange not null default '{}',
  -- what the owner wrote, for words that are no name of the reference lists
  search_text text not null generated always as (lower(
    address_en || ' ' || address_ka || ' ' || address_ru || ' ' ||
    coalesce(description_en, '') || ' ' || coalesce(description_ka, '') || ' ' || coalesce(description_ru, '')
  )) stored
) with (fillfactor = 85); -- room for updates of `busy` and the rating on the same page

create index cars_owner on cars (owner_id);
create index cars_branch on cars (branch_id);

-- One index per sort, alone and behind city, brand and both: the first page is then a
-- short walk along an index at any fleet size. Both price sorts walk the same index, forth and back.
-- The columns behind the order are those people narrow by most: cars that don't fit are passed over unread.
create index cars_price on cars (price_per_day, id) where status = 'active';
create index cars_newest on cars (id) where status = 'active';
create index cars_rating on cars (rating_hundredths, id) where status = 'active';
create index cars_city_price on cars (city_id, price_per_day, id, category_code) where status = 'active';
create index cars_city_newest on cars (city_id, id, category_code, price_per_day) where status = 'active';
create index cars_city_rating on cars (city_id, rating_hundredths, id, category_code, price_per_day) where status = 'active';
create index cars_brand_price on cars (brand_code, price_per_day, id, fuel_code) where status = 'active';
create index cars_brand_newest on cars (brand_code, id, fuel_code) where status = 'active';
create index cars_brand_rating on cars (brand_code, rating_hundredths, id, fuel_code) where status = 'active';
create index cars_city_brand_price on cars (city_id, brand_code, price_per_day, id, fuel_code, transmission_code) where status = 'active';
create index cars_city_brand_newest on cars (city_id, brand_code, id, fuel_code, transmission_code, price_per_day) where status = 'active';
create index cars_city_brand_rating on cars (city_id, brand_code, rating_hundredths, id, fuel_code, transmission_code, price_per_day) where status = 'active';
create index cars_category_trips on cars (category_code, trips_count desc, id) where status = 'active';
create index cars_trips on cars (trips_count desc, id) where status = 'active';
create index cars_search_text on cars using gin (search_text gin_trgm_ops) where status = 'active';

create table car_extras (
  car_id integer not null references cars on delete cascade,
  extra_code text not null references extras,
  price integer not null check (price >= 0),
  per text not null check (per in ('day', 'rental')),
  primary key (car_id, extra_code)
);

create function refresh_car_extra_codes() returns trigger language plpgsql as $$
begin
  update cars set extra_codes = coalesce(
    (select array_agg(e.extra_code order by e.extra_code) from car_extras e where e.car_id = cars.id), '{}')
  where id in (select car_id from changed);
  return null;
end $$;
create trigger car_extras_inserted after insert on car_extras
  referencing new table as changed for each statement execute function refresh_car_extra_codes();
create trigger car_extras_deleted after delete on car_extras
  referencing old table as changed for each statement execute function refresh_car_extra_codes();
