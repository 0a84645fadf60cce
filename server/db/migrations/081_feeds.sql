-- Calendars of other sites whose days a car keeps free. Of a file there is no address.
create table car_feeds (
  id integer generated always as identity primary key,
  car_id integer not null references cars on delete cascade,
  name text not null check (length(name) between 1 and 80),
  url text check (length(url) <= 2000),
  -- The taken spans as they were last read well: [from, to, is_unnamed], milliseconds since the Unix epoch. No words of it are kept.
  events jsonb not null default '[]',
  etag text,
  modified text,
  -- When the spans above were read; `read_at` also moves on when the calendar says that it has not changed.
  events_at timestamptz not null,
  read_at timestamptz not null,
  tried_at timestamptz not null,
  -- Since when it could not be read, and why.
  failing_since timestamptz,
  problem text,
  problem_status smallint,
  constraint car_feeds_failing check ((failing_since is null) = (problem is null))
);
create unique index car_feeds_address on car_feeds (car_id, url) where url is not null;
create unique index car_feeds_file on car_feeds (car_id, name) where url is null;
create index car_feeds_due on car_feeds (tried_at, id);

-- How often the secret address of a car's own calendar was renewed; a car without a row never had another.
create table car_exports (
  car_id integer primary key references cars on delete cascade,
  version integer not null
);
