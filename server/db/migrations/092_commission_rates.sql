-- The part of amounts that the marketplace keeps, by the day it counts from; before the first one the setting counts.
create table commission_rates (
  valid_from date primary key,
  percent smallint not null check (percent between 0 and 50),
  -- who set it; what they did outlives their account
  set_by integer not null,
  set_at timestamptz not null
);
