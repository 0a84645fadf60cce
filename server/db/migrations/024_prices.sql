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
