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
  answered_at timestamptz check (answered_at >= requested_at),
  -- What an order keeps of its quote, and where it stands. Amounts are tetri.
  payment_way text not null default 'full' check (payment_way in ('full', 'part')),
  -- due online; the rest of the total is due in cash
  prepaid integer not null default 0 check (prepaid between 0 and total),
  -- kept when the client cancels too late
  first_day integer not null default 0 check (first_day between 0 and total),
  deposit integer not null default 0 check (deposit >= 0),
  items jsonb not null default '[]',
  -- the exchange rate of the quote
  rate jsonb,
  free_until timestamptz,
  -- the end of a request, or of the time to pay
  expires_at timestamptz,
  paid_at timestamptz,
  rest_paid_at timestamptz,
  cancelled_by text check (cancelled_by in ('client', 'owner', 'admin', 'system')),
  refund integer not null default 0 check (refund between 0 and prepaid),
  pick_up jsonb not null,
  -- What the price of an order was made of, so that it can be computed again; orders made before do not have it.
  price_inputs jsonb,
  -- The order in whose place another one is, after its owner cancelled it.
  substitute_for integer unique references orders,
  -- The terms that an order was made on, with what was chosen of them, and when its client said to have read them; orders
  -- made before have neither.
  terms jsonb,
  terms_acknowledged_at timestamptz,
  -- An order keeps both places it was made for; where nothing else was asked for, that is where the car stands.
  drop_off jsonb not null,
  -- A client whose documents are missing is reminded once before the pick-up.
  identity_reminded_at timestamptz,
  -- Tetri: what a cancellation by the client keeps at least, whatever the order has become by changes that were made too late.
  kept_at_least integer not null default 0 check (kept_at_least >= 0),
  -- A deposit that the owner takes at the hand-over, counted: what was taken, what went back and what was kept of it.
  deposit_taken integer not null default 0,
  deposit_returned integer not null default 0,
  deposit_kept integer not null default 0,
  constraint orders_part check ((payment_way = 'full') <= (prepaid in (0, total))),
  -- nobody needs the same car twice at a time: what looks like it is a double click
  constraint orders_no_double exclude using gist (client_id with =, car_id with =, period with &&)
    where (status in ('requested', 'confirmed', 'active')),
  constraint orders_deposit_moves check (
    deposit_returned >= 0 and deposit_kept >= 0 and deposit_returned + deposit_kept <= deposit_taken)
);
create index orders_client on orders (client_id, id desc);
create index orders_owner on orders (owner_id, id desc);
create index orders_car on orders (car_id, id desc);
create index orders_expiry on orders (expires_at) where expires_at is not null;
create index orders_to_remind on orders (lower(period)) where status = 'confirmed' and identity_reminded_at is null;

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

-- What a client asks an order to become: other dates, or another car of the same owner, with its price. One at a time.
create table order_changes (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  status text not null check (status in ('asked', 'accepted', 'done', 'declined', 'withdrawn', 'expired', 'dropped')),
  car_id integer not null references cars,
  period tstzrange not null check (not isempty(period)),
  -- as a quote says it; tetri
  quote jsonb not null,
  -- what is due online once it is made, in place of what was
  prepaid integer not null check (prepaid >= 0),
  -- by how much the whole becomes dearer, and how much of that is paid online; below zero goes back
  difference integer not null,
  online integer not null,
  free_until timestamptz,
  needs_confirmation boolean not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index order_changes_open on order_changes (order_id) where status in ('asked', 'accepted');
create index order_changes_due on order_changes (expires_at) where status in ('asked', 'accepted');
create index order_changes_order on order_changes (order_id, id);
create index order_changes_car on order_changes (car_id);

-- The one source of what is taken. A block of an order covers the preparation after it, too.
create table car_blocks (
  id integer generated always as identity primary key,
  car_id integer not null references cars on delete cascade,
  period tstzrange not null check (not isempty(period) and not lower_inf(period) and not upper_inf(period)
    and lower_inc(period) and not upper_inc(period)),
  kind text not null check (kind in ('order', 'hold', 'owner', 'maintenance', 'ical')),
  order_id integer unique references orders on delete cascade,
  -- Days that an owner takes a car off the market, with a note for the owner alone.
  note text check (length(note) <= 200),
  created_by integer references users on delete set null,
  created_at timestamptz,
  -- Which calendar an imported block comes from. What is over stays when the calendar is followed no longer; what is to
  -- come is placed anew then, as it is for blocks that were imported before this column, with the next reading.
  feed_id integer references car_feeds on delete set null,
  -- The dates it needs beside those of its order are held until it is answered and paid.
  change_id integer references order_changes on delete cascade,
  constraint car_blocks_no_overlap exclude using gist (car_id with =, period with &&),
  constraint car_blocks_of_order check (
  case kind when 'order' then order_id is not null when 'hold' then true else order_id is null end),
  constraint car_blocks_note check (note is null or kind in ('owner', 'maintenance')),
  constraint car_blocks_feed check (feed_id is null or kind = 'ical'),
  constraint car_blocks_change check (change_id is null or (kind = 'hold' and order_id is null))
);
create index car_blocks_creator on car_blocks (created_by) where created_by is not null;
create index car_blocks_feed on car_blocks (feed_id) where feed_id is not null;
create index car_blocks_change on car_blocks (change_id) where change_id is not null;

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

-- Everything that happened to an order; nothing in it is ever changed.
create table order_events (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  event text not null,
  actor text not null check (actor in ('client', 'owner', 'admin', 'system')),
  user_id integer references users on delete set null,
  status text not null,
  at timestamptz not null,
  -- What an admin gives back of an order, beside the refunds of cancellations: a part of what happened to it.
  amount integer,
  -- By what the client's identity was known when the car was handed over: nobody drives off unknown.
  was_verified boolean,
  originals_seen boolean,
  constraint order_events_identity check (
    (was_verified is null and originals_seen is null) or (event = 'start' and (was_verified or originals_seen))
  ),
  constraint order_events_amount check (
    case event when 'refund' then amount is not null and amount > 0 when 'change' then amount is not null
      when 'claim' then amount is not null and amount > 0
      when 'answer_claim' then amount is not null and amount >= 0
      when 'decide_claim' then amount is not null and amount >= 0
      when 'pay_claim' then amount is not null and amount > 0
      when 'reopen_claim' then amount is not null and amount > 0
      when 'take_deposit' then amount is not null and amount > 0
      when 'give_deposit' then amount is not null and amount > 0
      when 'keep_deposit' then amount is not null and amount > 0
      else amount is null end)
);
create index order_events_order on order_events (order_id, id);

-- Whoever pays somebody may reach them: asked for every page of messages.
create index orders_paid_pair on orders (client_id, owner_id) where paid_at is not null;

-- The place where a car stands, told as every other place of an order is.
create function pick_up_of(of_car integer) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'kind', 'own', 'id', case when not c.has_own_address then b.id end, 'city_id', c.city_id,
    'city', jsonb_build_object('en', t.name_en, 'ka', t.name_ka, 'ru', t.name_ru),
    'name', case when not c.has_own_address then jsonb_build_object('en', b.name_en, 'ka', b.name_ka, 'ru', b.name_ru) end,
    'address', jsonb_build_object('en', c.address_en, 'ka', c.address_ka, 'ru', c.address_ru), 'text', null)
  from cars c join branches b on b.id = c.branch_id join cities t on t.id = c.city_id where c.id = of_car
$$;

create function freeze_pick_up() returns trigger language plpgsql as $$
begin
  new.pick_up := coalesce(new.pick_up, pick_up_of(new.car_id));
  new.drop_off := coalesce(new.drop_off, pick_up_of(new.car_id));
  return new;
end $$;
create trigger orders_freeze_pick_up before insert on orders for each row execute function freeze_pick_up();

-- What owners and admins have to do with orders, in the order in which it is due.
create index orders_to_answer on orders (expires_at, id) where status = 'requested';
create index orders_to_hand_over on orders (lower(period), id) where status = 'confirmed';
create index orders_to_take_back on orders (upper(period), id) where status = 'active';
create index orders_cash_due on orders (lower(period), id)
  where status in ('active', 'completed') and payment_way = 'part' and rest_paid_at is null;
create index orders_status on orders (status, id desc);

-- The requests of an owner, of which there are few among the orders.
create index orders_waiting on orders (owner_id) where status = 'requested';
create trigger order_events_append_only before update of order_id, event, actor, status, at, amount on order_events
  for each row execute function refuse_change();

-- Cars that are held for the client of such an order, with what each would cost. Whatever frees the dates ends the offer.
create table held_cars (
  order_id integer not null references orders on delete cascade,
  car_id integer not null references cars on delete cascade,
  block_id integer not null unique references car_blocks on delete cascade,
  -- the nearest first
  place smallint not null,
  until timestamptz not null,
  -- as a quote says it
  quote jsonb not null,
  primary key (order_id, car_id)
);
create index held_cars_until on held_cars (until);
create index held_cars_car on held_cars (car_id);

-- They are the terms of the order's car: with another car come others, and nothing else changes them.
create function keep_order_terms() returns trigger language plpgsql as $$
begin
  raise exception 'The terms of an order are what they were when it was made.';
end $$;
create trigger orders_keep_terms before update of terms, terms_acknowledged_at on orders for each row
  when (old.car_id = new.car_id
    and (old.terms is distinct from new.terms or old.terms_acknowledged_at is distinct from new.terms_acknowledged_at))
  execute function keep_order_terms();

-- Owners are reminded of deposits that they neither gave back nor kept.
create index orders_deposit_in_hand on orders (id) where deposit_taken > deposit_returned + deposit_kept;
