-- Airports with flights from abroad.
create table airports (
  id integer primary key,
  code text not null unique,
  city_id integer not null references cities,
  name_en text not null,
  name_ka text not null,
  name_ru text not null,
  lat numeric(8, 5) not null,
  lng numeric(8, 5) not null
);
insert into airports (id, code, city_id, name_en, name_ka, name_ru, lat, lng)
select a.id, a.code, t.id, a.name_en, a.name_ka, a.name_ru, a.lat, a.lng
from (values
  (1, 'TBS', 'tbilisi', 'Tbilisi Airport', 'თბილისის აეროპორტი', 'Аэропорт Тбилиси', 41.66917, 44.95472),
  (2, 'KUT', 'kutaisi', 'Kutaisi Airport', 'ქუთაისის აეროპორტი', 'Аэропорт Кутаиси', 42.17667, 42.48278),
  (3, 'BUS', 'batumi', 'Batumi Airport', 'ბათუმის აეროპორტი', 'Аэропорт Батуми', 41.61028, 41.59972)
) as a (id, code, city, name_en, name_ka, name_ru, lat, lng) join cities t on t.code = a.city;

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

create trigger places_shown after insert or update or delete or truncate on places
  for each statement execute function tell_shown_changed();
create trigger airports_shown after insert or update or delete or truncate on airports
  for each statement execute function tell_shown_changed();

-- What contract/openingHours.ts says of the hours of a place, without exceptions.
create function is_open_at(hours jsonb, at timestamp) returns boolean language sql stable as $$
  select hours is null or exists (
    select from jsonb_to_recordset(hours) as day (weekday integer, "from" text, "to" text)
    where day.weekday = extract(isodow from at)::integer
      and to_char(at, 'HH24:MI') collate "C" between day."from" and day."to")
$$;

-- An order keeps both places it was made for; where nothing else was asked for, that is where the car stands.
alter table orders add column drop_off jsonb;
update orders set drop_off = pick_up;
alter table orders alter column drop_off set not null;
create or replace function freeze_pick_up() returns trigger language plpgsql as $$
begin
  new.pick_up := coalesce(new.pick_up, pick_up_of(new.car_id));
  new.drop_off := coalesce(new.drop_off, pick_up_of(new.car_id));
  return new;
end $$;
