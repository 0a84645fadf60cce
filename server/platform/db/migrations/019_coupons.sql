-- Codes that make a rental cheaper. How often one is used is counted from the orders that have it.
create table coupons (
  id integer generated always as identity primary key,
  code text not null unique check (code ~ '^[A-Z0-9-]{6,20}$'),
  percent smallint check (percent between 1 and 100),
  -- tetri
  amount integer check (amount between 1 and 10000000),
  check ((percent is null) <> (amount is null)),
  paid_by text not null check (paid_by in ('marketplace', 'owner')),
  -- the owner who pays: it counts for their cars alone
  owner_id integer references owners on delete cascade,
  check ((paid_by = 'owner') = (owner_id is not null)),
  -- days in Georgia on which can be ordered with it, both included
  valid_from date not null,
  valid_until date not null check (valid_until >= valid_from),
  most_uses integer not null check (most_uses between 1 and 100000),
  most_uses_of_client integer not null check (most_uses_of_client between 1 and 100000),
  ended_at timestamptz,
  -- who made it; what they did outlives their account
  created_by integer not null,
  created_at timestamptz not null
);
create index coupons_owner on coupons (owner_id) where owner_id is not null;

alter table orders add column coupon_id integer references coupons on delete set null;
create index orders_coupon on orders (coupon_id, client_id) where coupon_id is not null;
