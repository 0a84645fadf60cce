-- What an order keeps of its quote, and where it stands. Amounts are tetri.
alter table orders
  add column payment_way text not null default 'full' check (payment_way in ('full', 'part')),
  -- due online; the rest of the total is due in cash
  add column prepaid integer not null default 0 check (prepaid between 0 and total),
  -- kept when the client cancels too late
  add column first_day integer not null default 0 check (first_day between 0 and total),
  add column deposit integer not null default 0 check (deposit >= 0),
  add column items jsonb not null default '[]',
  -- the exchange rate of the quote
  add column rate jsonb,
  add column free_until timestamptz,
  -- the end of a request, or of the time to pay
  add column expires_at timestamptz,
  add column paid_at timestamptz,
  add column rest_paid_at timestamptz,
  add column cancelled_by text check (cancelled_by in ('client', 'owner', 'admin', 'system')),
  add column refund integer not null default 0 check (refund between 0 and prepaid),
  add constraint orders_part check ((payment_way = 'full') <= (prepaid in (0, total))),
  -- nobody needs the same car twice at a time: what looks like it is a double click
  add constraint orders_no_double exclude using gist (client_id with =, car_id with =, period with &&)
    where (status in ('requested', 'confirmed', 'active'));
create index orders_expiry on orders (expires_at) where expires_at is not null;

-- Everything that happened to an order; nothing in it is ever changed.
create table order_events (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  event text not null,
  actor text not null check (actor in ('client', 'owner', 'admin', 'system')),
  user_id integer references users on delete set null,
  status text not null,
  at timestamptz not null
);
create index order_events_order on order_events (order_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger order_events_append_only before update of order_id, event, actor, status, at on order_events
  for each row execute function refuse_change();

-- Dates that are kept for somebody who has not paid yet are a hold of their order.
do $$
declare name text;
begin
  select conname into name from pg_constraint
  where conrelid = 'car_blocks'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%order_id%';
  execute format('alter table car_blocks drop constraint %I', name);
end $$;
alter table car_blocks add constraint car_blocks_of_order check (
  case kind when 'order' then order_id is not null when 'hold' then true else order_id is null end);

-- The answer to a write that costs money or dates, so that the same key gets the same answer.
create table idempotency_keys (
  user_id integer not null references users on delete cascade,
  key text not null,
  request_hash bytea not null,
  answer text not null,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
