-- Days with a name and a price of their own, both ends included. A day costs its date's own price, else its season's, its
-- weekday's, that of the rental's length, the base: 024, with one rule more.
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

-- As in 062; a season's price, too, may be the lowest or the highest of a day.
create or replace function car_day_bounds(of_car integer, base integer, out floors integer[], out ceilings integer[])
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

create trigger car_seasons_inserted after insert on car_seasons
  referencing new table as changed for each statement execute function refresh_day_bounds();
create trigger car_seasons_deleted after delete on car_seasons
  referencing old table as changed for each statement execute function refresh_day_bounds();
create trigger car_seasons_updated after update on car_seasons
  referencing old table as before new table as after for each statement execute function refresh_day_bounds_of_both();
