-- The order in whose place another one is, after its owner cancelled it.
alter table orders add column substitute_for integer unique references orders;

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

-- What of a payment went back before it came to the order that it pays for now.
alter table payments add column refund_before integer not null default 0 check (refund_before between 0 and amount);

-- A payment may go on to another order: then it is in the books of both, and what is there of it is the sum of its entries.
drop index ledger_once;
create unique index ledger_once on ledger_entries (payment_id, order_id) where kind = 'payment';
drop index ledger_refunds;
create index ledger_of_payments on ledger_entries (payment_id);
