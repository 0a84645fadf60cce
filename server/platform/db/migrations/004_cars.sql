create table branches (
  id integer generated always as identity primary key,
  owner_id integer not null references owners on delete cascade,
  city_id integer not null references cities,
  name_en text not null,
  name_ka text not null,
  name_ru text not null,
  address_en text not null,
  address_ka text not null,
  address_ru text not null,
  -- In which languages the owner wrote the address; in the others a text of these stands in.
  address_languages text[] not null default '{en,ka,ru}' check (address_languages <@ '{en,ka,ru}'),
  lat numeric(8, 5) check (lat between -90 and 90),
  lng numeric(8, 5) check (lng between -180 and 180)
);
create index branches_owner on branches (owner_id);

create table cars (
  id integer generated always as identity primary key,
  owner_id integer not null references owners on delete cascade,
  branch_id integer references branches,
  city_id integer references cities,
  status text not null default 'draft' check (status in ('draft', 'active', 'inactive')),
  slug text,
  brand_code text references brands,
  model_code text references models,
  year smallint check (year between 1900 and 2200),
  category_code text references categories,
  car_type_code text references car_types,
  fuel_code text references fuels,
  transmission_code text references transmissions,
  steering_code text references steerings,
  drive_code text references drives,
  colour_code text references colours,
  insurance_code text references insurances,
  -- cubic centimetres; none in an electric car
  engine_volume integer check (engine_volume > 0),
  doors smallint,
  seats smallint,
  has_climate_control boolean,
  -- litres (electric: kWh) for 100 km
  consumption_city numeric(4, 1),
  consumption_track numeric(4, 1),
  -- amounts are tetri
  price_per_day integer check (price_per_day > 0),
  old_price integer check (old_price > price_per_day),
  deposit integer check (deposit >= 0),
  min_deposit integer check (min_deposit between 0 and deposit),
  -- kilometres a day included; null is unlimited
  distance_per_day integer check (distance_per_day > 0),
  min_days smallint not null default 1 check (min_days > 0),
  min_age smallint not null default 21,
  min_licence_years smallint not null default 2,
  needs_confirmation boolean not null default false,
  -- between two rentals: counts as taken
  preparation_minutes smallint not null default 60 check (preparation_minutes >= 0),
  own_language text not null default 'ka' check (own_language in ('en', 'ka', 'ru')),
  description_en text,
  description_ka text,
  description_ru text,
  address_en text,
  address_ka text,
  address_ru text,
  created_at timestamptz not null default now(),
  -- kept by triggers
  rating_sum integer not null default 0,
  reviews_count integer not null default 0,
  -- the average in hundredths, 0 without reviews: sortable and exact
  rating_hundredths smallint not null generated always as
    (case when reviews_count = 0 then 0 else round(rating_sum * 100.0 / reviews_count)::smallint end) stored,
  trips_count integer not null default 0,
  extra_codes text[] not null default '{}',
  busy tstzmultirange not null default '{}',
  -- what the owner wrote, for words that are no name of the reference lists
  search_text text generated always as (lower(
    address_en || ' ' || address_ka || ' ' || address_ru || ' ' ||
    coalesce(description_en, '') || ' ' || coalesce(description_ka, '') || ' ' || coalesce(description_ru, '')
  )) stored,
  -- How many reviews gave 1, 2, 3, 4 and 5 stars, kept beside their sum and number.
  rating_counts integer[] not null default '{0,0,0,0,0}'
  check (array_length(rating_counts, 1) = 5),
  -- kept by triggers
  day_floors integer[] not null default '{0,0,0}',
  day_ceilings integer[] not null default '{0,0,0}',
  -- Where a car is handed over is its address: its own, or else that of its branch, which it then follows.
  has_own_address boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  plate text check (length(plate) <= 16),
  link text check (length(link) <= 300),
  -- price advice never goes below it
  price_floor integer check (price_floor > 0),
  -- the last day on which the old price is shown
  old_price_until date,
  -- in which languages the owner wrote the car's own address; in the others a text of these stands in
  address_languages text[] not null default '{en,ka,ru}' check (address_languages <@ '{en,ka,ru}'),
  -- kept by the trigger of car_pictures
  images_count smallint not null default 0,
  -- it lacks nothing to be rented out but, perhaps, pictures
  is_described boolean not null generated always as (
    num_nulls(branch_id, brand_code, model_code, year, category_code, car_type_code, fuel_code, transmission_code,
      steering_code, drive_code, colour_code, insurance_code, doors, seats, has_climate_control, consumption_city,
      consumption_track, price_per_day, deposit, min_deposit) = 0
    and (engine_volume is not null or fuel_code = 'electric')
    and num_nonnulls(description_en, description_ka, description_ru) > 0) stored,
  -- Was to be found until its owner was blocked, and is again when the block ends.
  is_suspended boolean not null default false,
  -- Those of a car that differ from its owner's, and what cars are searched by, kept by triggers.
  terms jsonb not null default '{}' check (jsonb_typeof(terms) = 'object'),
  term_codes text[] not null default '{}',
  equipment_codes text[] not null default '{}',
  constraint cars_whole check (status = 'draft' or num_nulls(branch_id, city_id, slug, brand_code, model_code, year,
    category_code, car_type_code, fuel_code, transmission_code, steering_code, drive_code, colour_code, insurance_code,
    doors, seats, has_climate_control, consumption_city, consumption_track, price_per_day, deposit, min_deposit,
    address_en, address_ka, address_ru) = 0),
  constraint cars_suspended check (not is_suspended or status = 'inactive')
) with (fillfactor = 85); -- room for updates of `busy` and the rating on the same page
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
create index cars_owner on cars (owner_id, id);
create index cars_old_price on cars (old_price_until) where old_price is not null;
create index cars_own_one_way on cars (((terms #>> '{one_way,price}')::integer))
  where (terms #>> '{one_way,allowed}')::boolean and status = 'active';
create index cars_equipment on cars using gin (equipment_codes) where status = 'active';

create table car_extras (
  car_id integer not null references cars on delete cascade,
  extra_code text not null references extras,
  price integer not null check (price >= 0),
  per text not null check (per in ('day', 'rental')),
  -- The most a rental is charged for an extra that is paid by the day, tetri; none without an end.
  most integer check (most >= price),
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

-- What a day costs: the date's own price, else the weekday's, else the tier of the rental's length, else cars.price_per_day.
-- On the whole of the days comes the discount for the length. Amounts are tetri.
create table car_date_prices (
  car_id integer not null references cars on delete cascade,
  date date not null,
  price integer not null check (price > 0),
  primary key (car_id, date)
);

create table car_weekday_prices (
  car_id integer not null references cars on delete cascade,
  -- ISO: Monday is 1, Sunday 7
  weekday smallint not null check (weekday between 1 and 7),
  price integer not null check (price > 0),
  primary key (car_id, weekday)
);

create table car_length_prices (
  car_id integer not null references cars on delete cascade,
  min_days smallint not null check (min_days > 1),
  price integer not null check (price > 0),
  primary key (car_id, min_days)
);

create table car_length_discounts (
  car_id integer not null references cars on delete cascade,
  min_days smallint not null check (min_days > 1),
  percent smallint not null check (percent between 1 and 90),
  primary key (car_id, min_days)
);

-- One row per original; its sizes are derived from it when they are first asked for.
create table pictures (
  id integer generated always as identity primary key,
  -- readable part and the hash of the original's bytes: the stem of every derived file's name
  name text not null unique check (name ~ '^[a-z0-9-]+-[0-9a-f]{12}$'),
  width integer not null,
  height integer not null,
  -- tiny blurred picture as a data URL
  placeholder text not null,
  -- Those that owners upload are in the storage; the others came with the server.
  storage_key text unique
);

create table car_pictures (
  car_id integer not null references cars on delete cascade,
  shot text not null check (shot in ('front', 'left', 'interior', 'rear', 'right', 'trunk')),
  picture_id integer not null references pictures,
  is_main boolean not null default false,
  primary key (car_id, shot)
);
create unique index car_pictures_main on car_pictures (car_id) where is_main;
create index car_pictures_picture on car_pictures (picture_id);

-- The pictures of a car as they are sent, so that a page of cards reads one narrow row per car.
create table car_galleries (
  car_id integer primary key references cars on delete cascade,
  main_picture_id integer not null references pictures,
  main json not null,
  others json not null
);

-- An uploaded picture may be narrower than the narrowest size, and is then served as it is.
create function picture_json(shot text, picture pictures) returns json language sql immutable as $$
  select json_build_object(
    'shot', shot,
    'url', '/pictures/' || picture.name || '-640.webp',
    'srcset', coalesce(
      (select string_agg('/pictures/' || picture.name || '-' || size || '.webp ' || size || 'w', ', ' order by size)
        from unnest(array[320, 480, 640, 960, 1280]) as size where size <= picture.width),
      '/pictures/' || picture.name || '-320.webp ' || picture.width || 'w'),
    'width', picture.width,
    'height', picture.height,
    'placeholder', picture.placeholder)
$$;

-- The further pictures of a card are fetched when somebody touches it: they need nothing to be seen until they are there.
create function refresh_car_galleries() returns trigger language plpgsql as $$
begin
  delete from car_galleries where car_id in (select car_id from changed);
  insert into car_galleries (car_id, main_picture_id, main, others)
  select s.car_id,
    (array_agg(s.picture_id) filter (where s.is_main))[1],
    (array_agg(picture_json(s.shot, p)) filter (where s.is_main))[1],
    coalesce(json_agg(picture_json(s.shot, p)::jsonb - 'placeholder' order by array_position(
      array['front', 'left', 'interior', 'rear', 'right', 'trunk'], s.shot)) filter (where not s.is_main), '[]')
  from car_pictures s join pictures p on p.id = s.picture_id
  where s.car_id in (select car_id from changed)
  group by s.car_id
  having bool_or(s.is_main);
  update cars set images_count = (select count(*) from car_pictures s where s.car_id = cars.id)
  where id in (select car_id from changed);
  return null;
end $$;
create trigger car_pictures_inserted after insert on car_pictures
  referencing new table as changed for each statement execute function refresh_car_galleries();
create trigger car_pictures_updated after update on car_pictures
  referencing new table as changed for each statement execute function refresh_car_galleries();
create trigger car_pictures_deleted after delete on car_pictures
  referencing old table as changed for each statement execute function refresh_car_galleries();

-- Everybody who is logged in may keep favourites, not only clients.
create table favourites (
  -- also the order in which they were added
  id integer generated always as identity primary key,
  car_id integer not null references cars on delete cascade,
  added_at timestamptz not null,
  user_id integer not null references users on delete cascade,
  unique (user_id, car_id)
);
create index favourites_user on favourites (user_id, id desc);

-- Days with a name and a price of their own, both ends included. A day costs its date's own price, else its season's, its
-- weekday's, that of the rental's length, the base.
create table car_seasons (
  car_id integer not null references cars on delete cascade,
  -- in the owner's own words; the lines of quotes and orders say it
  name text not null check (name <> ''),
  first_day date not null,
  last_day date not null,
  price integer not null check (price > 0),
  primary key (car_id, first_day),
  check (first_day <= last_day),
  constraint car_seasons_no_overlap exclude using gist (car_id with =, daterange(first_day, last_day, '[]') with &&)
);

-- Between which prices an average day of a rental lies, whatever its dates: one pair for rentals of up to six days, up to
-- 27 days and longer. A search by price walks along these bounds and stops where no later car can cost less (or more).
-- A day is never cheaper than the floor: the least of all prices it may have, less the greatest discount of that length.
create function car_day_bounds(of_car integer, base integer, out floors integer[], out ceilings integer[])
language sql stable as $$
  with extremes as (
    select min(price) as low, max(price) as high from (
      select price from car_date_prices where car_id = of_car
      union all select price from car_seasons where car_id = of_car
      union all select price from car_weekday_prices where car_id = of_car) own),
  spans (place, first, last) as (values (1, 1, 6), (2, 7, 27), (3, 28, 366)),
  -- prices and discounts for a length change at these lengths only
  reached as (
    select place, first as days from spans
    union
    select place, min_days from spans join (
      select min_days from car_length_prices where car_id = of_car
      union all select min_days from car_length_discounts where car_id = of_car) steps on min_days between first and last),
  priced as (
    select place,
      coalesce((select price from car_length_prices
        where car_id = of_car and min_days <= days order by min_days desc limit 1), base) as plain,
      100 - coalesce((select percent from car_length_discounts
        where car_id = of_car and min_days <= days order by min_days desc limit 1), 0) as kept
    from reached)
  select array_agg(lowest order by place), array_agg(highest order by place) from (
    select place,
      min(least(low, plain)::bigint * kept / 100)::integer as lowest,
      max((greatest(high, plain)::bigint * kept + 99) / 100)::integer as highest
    from priced, extremes group by place) bounds
$$;

create function set_day_bounds() returns trigger language plpgsql as $$
begin
  select floors, ceilings into new.day_floors, new.day_ceilings from car_day_bounds(new.id, new.price_per_day);
  return new;
end $$;
create trigger cars_price_set before insert or update of price_per_day on cars
  for each row execute function set_day_bounds();

create function refresh_day_bounds() returns trigger language plpgsql as $$
begin
  update cars set (day_floors, day_ceilings) = (select floors, ceilings from car_day_bounds(cars.id, price_per_day))
  where id in (select car_id from changed);
  return null;
end $$;

create function refresh_day_bounds_of_both() returns trigger language plpgsql as $$
begin
  update cars set (day_floors, day_ceilings) = (select floors, ceilings from car_day_bounds(cars.id, price_per_day))
  where id in (select car_id from before union select car_id from after);
  return null;
end $$;

do $$
declare rules text;
begin
  foreach rules in array array['car_date_prices', 'car_weekday_prices', 'car_length_prices', 'car_length_discounts'] loop
    execute format('create trigger %1$I after insert on %2$I
      referencing new table as changed for each statement execute function refresh_day_bounds()', rules || '_inserted', rules);
    execute format('create trigger %1$I after delete on %2$I
      referencing old table as changed for each statement execute function refresh_day_bounds()', rules || '_deleted', rules);
    execute format('create trigger %1$I after update on %2$I
      referencing old table as before new table as after for each statement execute function refresh_day_bounds_of_both()',
      rules || '_updated', rules);
  end loop;
end $$;

-- Behind the order stand the columns people narrow by most: cars that don't fit are passed over unread.
do $$
begin
  for place in 1..3 loop
    execute format('create index cars_floor_%1$s on cars ((day_floors[%1$s]), id, category_code, brand_code)
      where status = ''active''', place);
    execute format('create index cars_ceiling_%1$s on cars ((day_ceilings[%1$s]), id, category_code, brand_code)
      where status = ''active''', place);
    execute format('create index cars_city_floor_%1$s on cars
      (city_id, (day_floors[%1$s]), id, category_code, brand_code, fuel_code, transmission_code) where status = ''active''', place);
    execute format('create index cars_city_ceiling_%1$s on cars
      (city_id, (day_ceilings[%1$s]), id, category_code, brand_code, fuel_code, transmission_code) where status = ''active''', place);
  end loop;
end $$;

create function follow_branch() returns trigger language plpgsql as $$
begin
  select b.city_id, b.address_en, b.address_ka, b.address_ru
    into new.city_id, new.address_en, new.address_ka, new.address_ru
    from branches b where b.id = new.branch_id;
  return new;
end $$;
create trigger cars_follow_branch before insert or update of has_own_address, branch_id, city_id, address_en, address_ka, address_ru on cars
  for each row when (not new.has_own_address) execute function follow_branch();

create function lead_cars() returns trigger language plpgsql as $$
begin
  update cars set branch_id = new.id where branch_id = new.id and not has_own_address;
  return null;
end $$;
create trigger branches_lead_cars after update of city_id, address_en, address_ka, address_ru on branches
  for each row execute function lead_cars();

-- What was saved by whom, so that two who edit one car are told of each other.
create table car_changes (
  id integer generated always as identity primary key,
  car_id integer not null references cars on delete cascade,
  version integer not null,
  -- a number without a reference, as in audit_events
  user_id integer not null,
  at timestamptz not null,
  fields text[] not null
);
create index car_changes_car on car_changes (car_id, id);

-- Base prices and how long each stood while the car could be rented; one without an end stands now. Of those that are
-- over only the ones that stood for thirty days are kept: no other may be shown as an old price.
create table car_price_history (
  car_id integer not null references cars on delete cascade,
  price integer not null check (price > 0),
  stood_from timestamptz not null,
  stood_to timestamptz check (stood_to >= stood_from)
);
create unique index car_price_history_standing on car_price_history (car_id) where stood_to is null;
create index car_price_history_car on car_price_history (car_id, stood_to);

create function begin_price_history() returns trigger language plpgsql as $$
begin
  insert into car_price_history (car_id, price, stood_from)
  select id, price_per_day, created_at from added where status = 'active';
  return null;
end $$;
create trigger cars_price_begun after insert on cars
  referencing new table as added for each statement execute function begin_price_history();

-- Whoever writes a price says when by `gza.at`, for the transaction; what is done without happens now.
create function keep_price_history() returns trigger language plpgsql as $$
declare
  changed_at timestamptz := coalesce(nullif(current_setting('gza.at', true), '')::timestamptz, now());
begin
  delete from car_price_history where car_id = old.id and stood_to is null and stood_from > changed_at - interval '30 days';
  update car_price_history set stood_to = changed_at where car_id = old.id and stood_to is null;
  if new.status = 'active' then
    insert into car_price_history (car_id, price, stood_from) values (new.id, new.price_per_day, changed_at);
  end if;
  return null;
end $$;
create trigger cars_price_kept after update of status, price_per_day on cars for each row
  when ((old.status = 'active') <> (new.status = 'active') or old.price_per_day is distinct from new.price_per_day)
  execute function keep_price_history();
create trigger car_seasons_inserted after insert on car_seasons
  referencing new table as changed for each statement execute function refresh_day_bounds();
create trigger car_seasons_deleted after delete on car_seasons
  referencing old table as changed for each statement execute function refresh_day_bounds();
create trigger car_seasons_updated after update on car_seasons
  referencing old table as before new table as after for each statement execute function refresh_day_bounds_of_both();

-- Minutes from the beginning of a day; both are still open. A branch has all seven weekdays, closed ones without times,
-- or none: then it is always open.
create table branch_hours (
  branch_id integer not null references branches on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  opens smallint check (opens between 0 and 1439),
  closes smallint check (closes between 1 and 1440),
  primary key (branch_id, weekday),
  constraint branch_hours_span check ((opens is null) = (closes is null) and opens < closes)
);
create index branch_hours_weekday on branch_hours (weekday);

-- Dates that are not like their weekday; without times they are closed.
create table branch_exceptions (
  branch_id integer not null references branches on delete cascade,
  date date not null,
  opens smallint check (opens between 0 and 1439),
  closes smallint check (closes between 1 and 1440),
  primary key (branch_id, date),
  constraint branch_exceptions_span check ((opens is null) = (closes is null) and opens < closes)
);
create index branch_exceptions_date on branch_exceptions (date);

-- The branches that hand over and take back nothing at a moment of Georgian time: what contract/openingHours.ts says of
-- one branch, for all of them.
create function closed_branches(at timestamp) returns table (branch_id integer) language sql stable as $$
  select h.branch_id from branch_hours h
  where h.weekday = extract(isodow from at)::integer
    and (h.opens is null or extract(epoch from at::time)::integer / 60 not between h.opens and h.closes)
    and not exists (select from branch_exceptions e where e.branch_id = h.branch_id and e.date = at::date)
  union all
  select e.branch_id from branch_exceptions e
  where e.date = at::date
    and (e.opens is null or extract(epoch from at::time)::integer / 60 not between e.opens and e.closes)
$$;

-- Calendars of other sites whose days a car keeps free. Of a file there is no address.
create table car_feeds (
  id integer generated always as identity primary key,
  car_id integer not null references cars on delete cascade,
  name text not null check (length(name) between 1 and 80),
  url text check (length(url) <= 2000),
  -- The taken spans as they were last read well: [from, to, is_unnamed], milliseconds since the Unix epoch. No words of it are kept.
  events jsonb not null default '[]',
  etag text,
  modified text,
  -- When the spans above were read; `read_at` also moves on when the calendar says that it has not changed.
  events_at timestamptz not null,
  read_at timestamptz not null,
  tried_at timestamptz not null,
  -- Since when it could not be read, and why.
  failing_since timestamptz,
  problem text,
  problem_status smallint,
  constraint car_feeds_failing check ((failing_since is null) = (problem is null))
);
create unique index car_feeds_address on car_feeds (car_id, url) where url is not null;
create unique index car_feeds_file on car_feeds (car_id, name) where url is null;
create index car_feeds_due on car_feeds (tried_at, id);
create index car_feeds_car on car_feeds (car_id, id);

-- How often the secret address of a car's own calendar was renewed; a car without a row never had another.
create table car_exports (
  car_id integer primary key references cars on delete cascade,
  version integer not null
);

-- Cars of a class and about an age, for comparing prices.
create index cars_similar on cars (category_code, year) where status = 'active';

-- The terms of rent that an owner has written, by field of the contract's `Terms`; what is not there is as usual.
create table owner_terms (
  owner_id integer primary key references owners on delete cascade,
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  updated_at timestamptz not null
);

-- What is not written is not allowed, as in the contract's usual terms: it gives no code.
create function term_codes_of_rules(terms jsonb, distance_per_day integer, deposit integer) returns text[]
language sql immutable as $$
  select array_remove(array[
    case when distance_per_day is null then 'unlimited_distance' end,
    case when deposit = 0 then 'no_deposit' end,
    case when (terms #>> '{pets,allowed}')::boolean then 'pets' end,
    case when terms #>> '{roads,surface}' in ('gravel', 'off_road') then 'gravel' end,
    case when terms #>> '{roads,surface}' = 'off_road' then 'off_road' end,
    case when jsonb_typeof(terms #> '{borders,armenia}') = 'object' then 'border_armenia' end,
    case when jsonb_typeof(terms #> '{borders,turkey}') = 'object' then 'border_turkey' end,
    case when jsonb_typeof(terms #> '{borders,azerbaijan}') = 'object' then 'border_azerbaijan' end,
    case when (terms #>> '{winter_tyres,fitted}')::boolean then 'winter_tyres' end,
    case when (terms #>> '{drivers,most}')::integer > 0 then 'more_drivers' end,
    case when terms #> '{licence,scripts}' ? 'cyrillic' then 'cyrillic_licence' end,
    case when (terms #>> '{one_way,allowed}')::boolean then 'one_way' end,
    case when (terms #>> '{smoking,allowed}')::boolean then 'smoking' end
  ], null)
$$;

create function refresh_car_term_codes() returns trigger language plpgsql as $$
begin
  new.term_codes := term_codes_of(
    coalesce((select o.terms from owner_terms o where o.owner_id = new.owner_id), '{}') || new.terms,
    new.distance_per_day, new.deposit, new.insurance_code);
  return new;
end $$;

create function refresh_term_codes_of_owner() returns trigger language plpgsql as $$
begin
  update cars set term_codes = term_codes_of(new.terms || cars.terms, distance_per_day, deposit, insurance_code)
  where owner_id = new.owner_id
    and term_codes is distinct from term_codes_of(new.terms || cars.terms, distance_per_day, deposit, insurance_code);
  return null;
end $$;
create trigger owner_terms_written after insert or update on owner_terms
  for each row execute function refresh_term_codes_of_owner();

-- Where an owner hands over and takes back cars beside the place where they stand: an airport, an address or a hotel of
-- a city, a branch of the owner's for cars of the others. Without hours it is around the clock, but at a branch while
-- that is open.
create table places (
  id integer generated always as identity primary key,
  owner_id integer not null references owners on delete cascade,
  kind text not null,
  airport_id integer references airports,
  city_id integer references cities,
  branch_id integer references branches on delete cascade,
  target_id integer not null generated always as (coalesce(airport_id, city_id, branch_id)) stored,
  price integer not null check (price between 0 and 500000),
  -- [{weekday, from, to}] as of a branch; a weekday that is not named is closed.
  hours jsonb check (jsonb_typeof(hours) = 'array'),
  notice_hours smallint not null check (notice_hours between 0 and 168),
  constraint places_target check (num_nonnulls(airport_id, city_id, branch_id) = 1),
  constraint places_kind check (
    case kind when 'airport' then airport_id is not null when 'area' then city_id is not null
      when 'branch' then branch_id is not null and hours is null else false end),
  constraint places_once unique (owner_id, kind, target_id)
);
create index places_target on places (kind, target_id);
create index places_branch on places (branch_id);

-- What contract/openingHours.ts says of the hours of a place, without exceptions.
create function is_open_at(hours jsonb, at timestamp) returns boolean language sql stable as $$
  select hours is null or exists (
    select from jsonb_to_recordset(hours) as day (weekday integer, "from" text, "to" text)
    where day.weekday = extract(isodow from at)::integer
      and to_char(at, 'HH24:MI') collate "C" between day."from" and day."to")
$$;

-- The branches of a city are places to choose.
create index branches_city on branches (city_id);

-- Cars are searched by sums of their terms, too: what is left as a deposit, and what of a damage is paid at most under the
-- plan that is in the price, or under one to choose. Where nobody wrote a protection, the insurance says it.
create function usual_protection(insurance_code text) returns jsonb language sql immutable as $$
  select jsonb_build_object('basic', case insurance_code
    when 'casco-500' then jsonb_build_object('excess', 50000)
    when 'casco-1000' then jsonb_build_object('excess', 100000)
    when 'casco-full' then jsonb_build_object('excess', 0) end)
$$;

create function term_codes_of(terms jsonb, distance_per_day integer, deposit integer, insurance_code text) returns text[]
language sql immutable as $$
  select term_codes_of_rules(terms, distance_per_day, deposit) || array_remove(array[
    case when deposit <= 30000 then 'deposit_300' end,
    case when (protection #>> '{basic,excess}')::integer <= 50000 then 'excess_500' end,
    case when 0 in ((protection #>> '{basic,excess}')::integer, (protection #>> '{plus,excess}')::integer,
      (protection #>> '{full,excess}')::integer) then 'no_excess' end
  ], null)
  from (select coalesce(terms -> 'protection', usual_protection(insurance_code)) as protection) as agreed
$$;
create trigger cars_term_codes before insert or update of terms, distance_per_day, deposit, insurance_code, owner_id on cars
  for each row execute function refresh_car_term_codes();

create function insurance_of(protection jsonb, insurance_code text) returns text language sql immutable as $$
  select case
    when insurance_code is null then null
    when excess = 0 then 'casco-full'
    when excess = 50000 then 'casco-500'
    when excess = 100000 then 'casco-1000'
    when excess is not null then 'casco'
    when insurance_code = 'casco' or usual_excess is not null then 'liability'
    else insurance_code end
  from (select
    (usual_protection(insurance_code) #>> '{basic,excess}')::integer as usual_excess,
    (coalesce(protection, usual_protection(insurance_code)) #>> '{basic,excess}')::integer as excess) as known
$$;

-- What it costs at least to give a car back in another city is shown before a car is chosen.
create index owner_terms_one_way on owner_terms (((terms #>> '{one_way,price}')::integer))
  where (terms #>> '{one_way,allowed}')::boolean;

create table car_equipment (
  car_id integer not null references cars on delete cascade,
  equipment_code text not null references equipment,
  primary key (car_id, equipment_code)
);
create index car_equipment_code on car_equipment (equipment_code);

create function refresh_car_equipment_codes() returns trigger language plpgsql as $$
begin
  update cars set equipment_codes = coalesce(
    (select array_agg(e.equipment_code order by e.equipment_code) from car_equipment e where e.car_id = cars.id), '{}')
  where id in (select car_id from changed);
  return null;
end $$;
create trigger car_equipment_inserted after insert on car_equipment
  referencing new table as changed for each statement execute function refresh_car_equipment_codes();
create trigger car_equipment_deleted after delete on car_equipment
  referencing old table as changed for each statement execute function refresh_car_equipment_codes();
