create table orders (
  id integer generated always as identity primary key,
  number text not null unique,
  client_id integer not null references clients,
  car_id integer not null references cars,
  owner_id integer not null references owners,
  period tstzrange not null check (not isempty(period) and not lower_inf(period) and not upper_inf(period)
    and lower_inc(period) and not upper_inc(period)),
  days integer not null check (days > 0),
  status text not null check (status in
    ('requested', 'confirmed', 'active', 'completed', 'declined', 'expired', 'cancelled')),
  -- tetri; total is what the client pays, commission the marketplace's part of it
  total integer not null check (total >= 0),
  commission integer not null check (commission between 0 and total),
  requested_at timestamptz not null,
  -- when the owner accepted or declined; an instant booking is never asked
  answered_at timestamptz check (answered_at >= requested_at)
);
create index orders_client on orders (client_id, id desc);
create index orders_owner on orders (owner_id, id desc);
create index orders_car on orders (car_id, id desc);

create function refresh_trips() returns trigger language plpgsql as $$
begin
  update cars set trips_count = (select count(*) from orders o where o.car_id = cars.id and o.status = 'completed')
  where id in (select car_id from changed);
  return null;
end $$;
create trigger orders_inserted after insert on orders
  referencing new table as changed for each statement execute function refresh_trips();
create trigger orders_updated after update on orders
  referencing new table as changed for each statement execute function refresh_trips();
create trigger orders_deleted after delete on orders
  referencing old table as changed for each statement execute function refresh_trips();

-- The one source of what is taken. A block of an order covers the preparation after it, too.
create table car_blocks (
  id integer generated always as identity primary key,
  car_id integer not null references cars on delete cascade,
  period tstzrange not null check (not isempty(period) and not lower_inf(period) and not upper_inf(period)
    and lower_inc(period) and not upper_inc(period)),
  kind text not null check (kind in ('order', 'hold', 'owner', 'maintenance', 'ical')),
  order_id integer unique references orders on delete cascade check ((order_id is not null) = (kind = 'order')),
  constraint car_blocks_no_overlap exclude using gist (car_id with =, period with &&)
);

-- Ranges that ended before this moment are left out of cars.busy; a daily job moves it on.
create table busy_horizon (
  is_only boolean primary key default true check (is_only),
  ended_before timestamptz not null
);
insert into busy_horizon (ended_before) values ('-infinity');

create function busy_of(of_car integer) returns tstzmultirange language sql stable as $$
  select coalesce(range_agg(period), '{}') from car_blocks
  where car_id = of_car and upper(period) > (select ended_before from busy_horizon)
$$;

create function refresh_busy() returns trigger language plpgsql as $$
begin
  update cars set busy = busy_of(id) where id in (select car_id from changed);
  return null;
end $$;
create trigger car_blocks_inserted after insert on car_blocks
  referencing new table as changed for each statement execute function refresh_busy();
create trigger car_blocks_deleted after delete on car_blocks
  referencing old table as changed for each statement execute function refresh_busy();

create function refresh_busy_of_both() returns trigger language plpgsql as $$
begin
  update cars set busy = busy_of(id) where id in (select car_id from before union select car_id from after);
  return null;
end $$;
create trigger car_blocks_updated after update on car_blocks
  referencing old table as before new table as after for each statement execute function refresh_busy_of_both();
