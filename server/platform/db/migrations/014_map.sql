-- Where a city is: its centre. One that an admin adds has none, and its cars are on the map by their branch alone.
alter table cities
  add lat numeric(8, 5) check (lat between -90 and 90),
  add lng numeric(8, 5) check (lng between -180 and 180),
  add constraint cities_place check ((lat is null) = (lng is null));

update cities set lat = p.lat, lng = p.lng
from (values
  ('tbilisi', 41.69380, 44.80150),
  ('batumi', 41.65090, 41.63600),
  ('kutaisi', 42.27100, 42.70600),
  ('rustavi', 41.54950, 44.99320),
  ('gori', 41.98420, 44.11580),
  ('zugdidi', 42.50880, 41.87090),
  ('poti', 42.14620, 41.67200),
  ('telavi', 41.91980, 45.47310),
  ('borjomi', 41.83890, 43.37920),
  ('mestia', 43.04570, 42.72780),
  ('akhaltsikhe', 41.63900, 42.98260),
  ('stepantsminda', 42.65690, 44.64090)
) as p (code, lat, lng) where cities.code = p.code;

-- Everybody sees of a place only in which square of about 300 m it is: `contract/domain/mapSquares.ts` has the same sizes.
create function map_row(lat numeric) returns integer language sql immutable parallel safe as
  $$ select floor(lat / 0.0027)::integer $$;
create function map_col(lng numeric) returns integer language sql immutable parallel safe as
  $$ select floor(lng / 0.0036)::integer $$;

-- The square of a car, kept by triggers: of its branch, or else of its city. None where neither is known.
alter table cars add map_row integer, add map_col integer,
  add constraint cars_map check ((map_row is null) = (map_col is null));

create function place_car() returns trigger language plpgsql as $$
begin
  -- A car with an address of its own may be in another city than its branch.
  select map_row(coalesce(b.lat, t.lat)), map_col(coalesce(b.lng, t.lng)) into new.map_row, new.map_col
    from cities t left join branches b on b.id = new.branch_id and b.city_id = t.id and num_nulls(b.lat, b.lng) = 0
    where t.id = new.city_id;
  return new;
end $$;
-- By its name after `cars_follow_branch`, which may change the city.
create trigger cars_placed before insert or update of branch_id, city_id, has_own_address on cars
  for each row execute function place_car();

create function place_cars_of_branch() returns trigger language plpgsql as $$
begin
  update cars set branch_id = new.id where branch_id = new.id;
  return null;
end $$;
create trigger branches_place_cars after update of lat, lng, city_id on branches for each row
  when ((old.lat, old.lng, old.city_id) is distinct from (new.lat, new.lng, new.city_id))
  execute function place_cars_of_branch();

create function place_cars_of_city() returns trigger language plpgsql as $$
begin
  update cars set city_id = new.id where city_id = new.id;
  return null;
end $$;
create trigger cities_place_cars after update of lat, lng on cities for each row
  when ((old.lat, old.lng) is distinct from (new.lat, new.lng)) execute function place_cars_of_city();

update cars set branch_id = branch_id;

-- A box reads a band of rows; what the map shows of cars without filters and dates is in the index alone.
create index cars_map on cars (map_row, map_col, price_per_day, id) where status = 'active';
