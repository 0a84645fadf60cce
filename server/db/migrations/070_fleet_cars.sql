-- A car begins as a draft, which may lack anything; whatever is or was rented out is whole.
alter table cars
  alter column branch_id drop not null,
  alter column city_id drop not null,
  alter column slug drop not null,
  alter column brand_code drop not null,
  alter column model_code drop not null,
  alter column year drop not null,
  alter column category_code drop not null,
  alter column car_type_code drop not null,
  alter column fuel_code drop not null,
  alter column transmission_code drop not null,
  alter column steering_code drop not null,
  alter column drive_code drop not null,
  alter column colour_code drop not null,
  alter column insurance_code drop not null,
  alter column doors drop not null,
  alter column seats drop not null,
  alter column has_climate_control drop not null,
  alter column consumption_city drop not null,
  alter column consumption_track drop not null,
  alter column price_per_day drop not null,
  alter column deposit drop not null,
  alter column min_deposit drop not null,
  alter column address_en drop not null,
  alter column address_ka drop not null,
  alter column address_ru drop not null,
  alter column search_text drop not null,
  alter column needs_confirmation set default false,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column plate text check (length(plate) <= 16),
  add column link text check (length(link) <= 300),
  -- price advice never goes below it
  add column price_floor integer check (price_floor > 0),
  -- the last day on which the old price is shown
  add column old_price_until date,
  -- in which languages the owner wrote the car's own address; in the others a text of these stands in
  add column address_languages text[] not null default '{en,ka,ru}' check (address_languages <@ '{en,ka,ru}'),
  -- kept by the trigger of car_pictures
  add column images_count smallint not null default 0,
  -- it lacks nothing to be rented out but, perhaps, pictures
  add column is_described boolean not null generated always as (
    num_nulls(branch_id, brand_code, model_code, year, category_code, car_type_code, fuel_code, transmission_code,
      steering_code, drive_code, colour_code, insurance_code, doors, seats, has_climate_control, consumption_city,
      consumption_track, price_per_day, deposit, min_deposit) = 0
    and (engine_volume is not null or fuel_code = 'electric')
    and num_nonnulls(description_en, description_ka, description_ru) > 0) stored,
  add constraint cars_whole check (status = 'draft' or num_nulls(branch_id, city_id, slug, brand_code, model_code, year,
    category_code, car_type_code, fuel_code, transmission_code, steering_code, drive_code, colour_code, insurance_code,
    doors, seats, has_climate_control, consumption_city, consumption_track, price_per_day, deposit, min_deposit,
    address_en, address_ka, address_ru) = 0);
update cars set old_price_until = current_date + 30 where old_price is not null;

drop index cars_owner;
create index cars_owner on cars (owner_id, id);
create index cars_old_price on cars (old_price_until) where old_price is not null;

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
insert into car_price_history (car_id, price, stood_from)
  select id, price_per_day, created_at from cars where status = 'active';

create function begin_price_history() returns trigger language plpgsql as $$
begin
  insert into car_price_history (car_id, price, stood_from)
  select id, price_per_day, created_at from added where status = 'active';
  return null;
end $$;
create trigger cars_price_begun after insert on cars
  referencing new table as added for each statement execute function begin_price_history();

create function keep_price_history() returns trigger language plpgsql as $$
declare
  -- whoever writes a price says when; what is done by hand happens now
  changed_at timestamptz := case when new.updated_at = old.updated_at then now() else new.updated_at end;
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

-- Those that owners upload are in the storage; the others came with the server.
alter table pictures add column storage_key text unique;
create index car_pictures_picture on car_pictures (picture_id);

create or replace function refresh_car_galleries() returns trigger language plpgsql as $$
begin
  delete from car_galleries where car_id in (select car_id from changed);
  insert into car_galleries (car_id, main_picture_id, main, others)
  select s.car_id,
    (array_agg(s.picture_id) filter (where s.is_main))[1],
    (array_agg(picture_json(s.shot, p)) filter (where s.is_main))[1],
    coalesce(json_agg(picture_json(s.shot, p) order by array_position(
      array['front', 'left', 'interior', 'rear', 'right', 'trunk'], s.shot)) filter (where not s.is_main), '[]')
  from car_pictures s join pictures p on p.id = s.picture_id
  where s.car_id in (select car_id from changed)
  group by s.car_id
  having bool_or(s.is_main);
  update cars set images_count = (select count(*) from car_pictures s where s.car_id = cars.id)
  where id in (select car_id from changed);
  return null;
end $$;
update cars set images_count = (select count(*) from car_pictures s where s.car_id = cars.id);
