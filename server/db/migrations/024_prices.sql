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

-- All rules of a car as one value, for the one place that computes prices.
create function car_price_rules(of_car integer, base integer) returns json language sql stable as $$
  select json_build_object(
    'base', base,
    'dates', (select coalesce(json_object_agg(date, price), '{}') from car_date_prices where car_id = of_car),
    'weekdays', (select coalesce(json_object_agg(weekday, price), '{}') from car_weekday_prices where car_id = of_car),
    'lengths', (select coalesce(json_agg(json_build_object('min_days', min_days, 'price', price) order by min_days), '[]')
      from car_length_prices where car_id = of_car),
    'discounts', (select coalesce(json_agg(json_build_object('min_days', min_days, 'percent', percent) order by min_days), '[]')
      from car_length_discounts where car_id = of_car))
$$;
