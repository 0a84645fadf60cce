-- A client and an owner about a car. What lists need of the messages is kept here by whoever writes one, under the
-- lock of the thread's row, so that ids of messages grow in the order in which people see them.
create table threads (
  id integer generated always as identity primary key,
  client_id integer not null references clients on delete cascade,
  owner_id integer not null references owners on delete cascade,
  car_id integer not null references cars on delete cascade,
  created_at timestamptz not null,
  -- of the last message, also one of the marketplace
  last_at timestamptz not null,
  -- the last message a person wrote
  last_author text check (last_author in ('client', 'owner')),
  last_written_id integer not null default 0,
  -- the newest message each side has seen
  client_seen_id integer not null default 0,
  owner_seen_id integer not null default 0,
  -- the first message each side has not seen yet; of one run of unread messages a mail is sent once
  client_unread_id integer,
  owner_unread_id integer,
  unique (client_id, owner_id, car_id)
);
create index threads_client on threads (client_id, last_at desc);
create index threads_owner on threads (owner_id, last_at desc);
create index threads_car on threads (car_id);

create table messages (
  id integer generated always as identity primary key,
  thread_id integer not null references threads on delete cascade,
  author text not null check (author in ('client', 'owner', 'system')),
  text text not null check (length(text) <= 2000),
  -- what happened to an order, in a line of the marketplace
  event text,
  order_id integer references orders on delete cascade,
  -- how its sender recognises it
  key text check (length(key) <= 200),
  created_at timestamptz not null,
  check ((author = 'system') = (event is not null) and (event is null) = (order_id is null)),
  check ((author = 'system') = (text = ''))
);
create index messages_thread on messages (thread_id, id desc);
create index messages_order on messages (order_id) where order_id is not null;
create unique index messages_key on messages (thread_id, author, key) where key is not null;
