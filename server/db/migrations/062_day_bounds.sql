-- Between which prices an average day of a rental lies, whatever its dates: one pair for rentals of up to six days, up to
-- 27 days and longer. A search by price walks along these bounds and stops where no later car can cost less (or more).
-- A day is never cheaper than the floor: the least of all prices it may have, less the greatest discount of that length.
create function car_day_bounds(of_car integer, base integer, out floors integer[], out ceilings integer[])
language sql stable as $$
  with extremes as (
    select min(price) as low, max(price) as high from (
      select price from car_date_prices where car_id = of_car
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

alter table cars
  -- kept by the triggers below
  add column day_floors integer[] not null default '{0,0,0}',
  add column day_ceilings integer[] not null default '{0,0,0}';

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

update cars set (day_floors, day_ceilings) = (select floors, ceilings from car_day_bounds(cars.id, price_per_day));

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
