-- The terms of rent that an owner has written, by field of the contract's `Terms`; what is not there is as usual.
create table owner_terms (
  owner_id integer primary key references owners on delete cascade,
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  updated_at timestamptz not null
);

-- Those of a car that differ from its owner's, and what cars are searched by, kept by the triggers below.
alter table cars
  add column terms jsonb not null default '{}' check (jsonb_typeof(terms) = 'object'),
  add column term_codes text[] not null default '{}';

-- What is not written is not allowed, as in the contract's usual terms: it gives no code.
create function term_codes_of(terms jsonb, distance_per_day integer, deposit integer) returns text[]
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
    new.distance_per_day, new.deposit);
  return new;
end $$;
create trigger cars_term_codes before insert or update of terms, distance_per_day, deposit, owner_id on cars
  for each row execute function refresh_car_term_codes();

create function refresh_term_codes_of_owner() returns trigger language plpgsql as $$
begin
  update cars set term_codes = term_codes_of(new.terms || cars.terms, cars.distance_per_day, cars.deposit)
  where owner_id = new.owner_id
    and term_codes is distinct from term_codes_of(new.terms || cars.terms, cars.distance_per_day, cars.deposit);
  return null;
end $$;
create trigger owner_terms_written after insert or update on owner_terms
  for each row execute function refresh_term_codes_of_owner();

update cars set term_codes = term_codes_of('{}', distance_per_day, deposit);
