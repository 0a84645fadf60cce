-- In which languages the owner wrote the address; in the others a text of these stands in.
alter table branches add column address_languages text[] not null default '{en,ka,ru}' check (address_languages <@ '{en,ka,ru}');
alter table branches add column lat numeric(8, 5) check (lat between -90 and 90);
alter table branches add column lng numeric(8, 5) check (lng between -180 and 180);

-- Minutes from the beginning of a day; both are still open. A branch has all seven weekdays, closed ones without times,
-- or none: then it is always open.
create table branch_hours (
  branch_id integer not null references branches on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  opens smallint check (opens between 0 and 1439),
  closes smallint check (closes between 1 and 1440),
  primary key (branch_id, weekday),
  constraint branch_hours_span check ((opens is null) = (closes is null) and opens < closes)
);
create index branch_hours_weekday on branch_hours (weekday);

-- Dates that are not like their weekday; without times they are closed.
create table branch_exceptions (
  branch_id integer not null references branches on delete cascade,
  date date not null,
  opens smallint check (opens between 0 and 1439),
  closes smallint check (closes between 1 and 1440),
  primary key (branch_id, date),
  constraint branch_exceptions_span check ((opens is null) = (closes is null) and opens < closes)
);
create index branch_exceptions_date on branch_exceptions (date);

-- The branches that hand over and take back nothing at a moment of Georgian time: what contract/openingHours.ts says of
-- one branch, for all of them.
create function closed_branches(at timestamp) returns table (branch_id integer) language sql stable as $$
  select h.branch_id from branch_hours h
  where h.weekday = extract(isodow from at)::integer
    and (h.opens is null or extract(epoch from at::time)::integer / 60 not between h.opens and h.closes)
    and not exists (select from branch_exceptions e where e.branch_id = h.branch_id and e.date = at::date)
  union all
  select e.branch_id from branch_exceptions e
  where e.date = at::date
    and (e.opens is null or extract(epoch from at::time)::integer / 60 not between e.opens and e.closes)
$$;
