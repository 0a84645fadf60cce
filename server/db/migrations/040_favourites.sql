create table favourites (
  -- also the order in which they were added
  id integer generated always as identity primary key,
  client_id integer not null references clients on delete cascade,
  car_id integer not null references cars on delete cascade,
  added_at timestamptz not null,
  unique (client_id, car_id)
);
create index favourites_client on favourites (client_id, id desc);
