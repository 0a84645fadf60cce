-- A search that its user wants to hear about. The filters are as the query of the search has them, codes as one text.
create table saved_searches (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  name text not null check (length(name) between 1 and 100),
  filters jsonb not null,
  -- none: it is switched off
  alerts text[] not null check (alerts <@ array['new', 'cheaper', 'free_again']),
  created_at timestamptz not null,
  -- when its cars were last looked at, also when that failed
  checked_at timestamptz not null,
  -- what was found after this is news to its user
  seen_at timestamptz not null
);
create index saved_searches_user on saved_searches (user_id, id);
create index saved_searches_due on saved_searches (checked_at, id) where alerts <> '{}';

-- What is remembered of the cars of a search, so that one change is told once.
create table saved_search_cars (
  search_id integer not null references saved_searches on delete cascade,
  car_id integer not null references cars on delete cascade,
  -- tetri when last told: of the rental where the search has dates, else of a day
  price integer not null,
  -- on the dates of the search
  is_free boolean not null,
  -- the last change that was found
  reason text check (reason in ('new', 'cheaper', 'free_again')),
  former_price integer check ((former_price is not null) <= (reason = 'cheaper')),
  changed_at timestamptz check ((changed_at is null) = (reason is null)),
  mailed_at timestamptz,
  primary key (search_id, car_id)
);
create index saved_search_cars_car on saved_search_cars (car_id);
create index saved_search_cars_unmailed on saved_search_cars (search_id) where reason is not null and mailed_at is null;

-- When a user last got a mail about saved searches: one a day at most.
create table saved_search_mails (
  user_id integer primary key references users on delete cascade,
  mailed_at timestamptz not null
);

-- Who wants to hear when a car is free on dates that are taken. Told once; then it stays for the screen until the dates begin.
create table car_waits (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  car_id integer not null references cars on delete cascade,
  period tstzrange not null check (not isempty(period)),
  created_at timestamptz not null,
  told_at timestamptz,
  unique (user_id, car_id, period)
);
create index car_waits_open on car_waits (id) where told_at is null;
create index car_waits_car on car_waits (car_id);
create index car_waits_over on car_waits (lower(period));
