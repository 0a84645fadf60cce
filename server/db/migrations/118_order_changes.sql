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

-- The dates it needs beside those of its order are held until it is answered and paid.
alter table car_blocks
  add column change_id integer references order_changes on delete cascade,
  add constraint car_blocks_change check (change_id is null or (kind = 'hold' and order_id is null));
create index car_blocks_change on car_blocks (change_id) where change_id is not null;

-- An event says what an admin gave back by it, or by how much a change made the order dearer.
alter table order_events
  drop constraint order_events_amount,
  drop constraint order_events_amount_check,
  add constraint order_events_amount check (
    case event when 'refund' then amount is not null and amount > 0 when 'change' then amount is not null else amount is null end);
