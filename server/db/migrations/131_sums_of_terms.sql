-- Cars are searched by sums of their terms, too: what is left as a deposit, and what of a damage is paid at most under the
-- plan that is in the price, or under one to choose. Where nobody wrote a protection, the insurance says it.
create function usual_protection(insurance_code text) returns jsonb language sql immutable as $$
  select jsonb_build_object('basic', case insurance_code
    when 'casco-500' then jsonb_build_object('excess', 50000)
    when 'casco-1000' then jsonb_build_object('excess', 100000)
    when 'casco-full' then jsonb_build_object('excess', 0) end)
$$;

alter function term_codes_of(jsonb, integer, integer) rename to term_codes_of_rules;

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

create or replace function refresh_car_term_codes() returns trigger language plpgsql as $$
begin
  new.term_codes := term_codes_of(
    coalesce((select o.terms from owner_terms o where o.owner_id = new.owner_id), '{}') || new.terms,
    new.distance_per_day, new.deposit, new.insurance_code);
  return new;
end $$;
drop trigger cars_term_codes on cars;
create trigger cars_term_codes before insert or update of terms, distance_per_day, deposit, insurance_code, owner_id on cars
  for each row execute function refresh_car_term_codes();

create or replace function refresh_term_codes_of_owner() returns trigger language plpgsql as $$
begin
  update cars set term_codes = term_codes_of(new.terms || cars.terms, distance_per_day, deposit, insurance_code)
  where owner_id = new.owner_id
    and term_codes is distinct from term_codes_of(new.terms || cars.terms, distance_per_day, deposit, insurance_code);
  return null;
end $$;

update cars set term_codes = term_codes_of(
  coalesce((select o.terms from owner_terms o where o.owner_id = cars.owner_id), '{}') || terms,
  distance_per_day, deposit, insurance_code);
