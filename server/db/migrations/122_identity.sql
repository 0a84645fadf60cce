-- By what the client's identity was known when the car was handed over: nobody drives off unknown.
alter table order_events
  add column was_verified boolean,
  add column originals_seen boolean,
  add constraint order_events_identity check (
    (was_verified is null and originals_seen is null) or (event = 'start' and (was_verified or originals_seen))
  );

-- A client whose documents are missing is reminded once before the pick-up.
alter table orders add column identity_reminded_at timestamptz;
create index orders_to_remind on orders (lower(period)) where status = 'confirmed' and identity_reminded_at is null;
