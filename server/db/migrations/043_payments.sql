create table payments (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  provider text not null check (provider in ('sandbox', 'bog', 'stripe')),
  -- the provider's own name of it, known once the provider has answered
  provider_ref text,
  redirect_url text,
  -- tetri
  amount integer not null check (amount > 0),
  status text not null default 'created' check (status in
    ('created', 'authorized', 'captured', 'part_refunded', 'refunded', 'voided', 'failed', 'expired')),
  -- what the provider is to be told, by a job that tries until it succeeds
  wanted text check (wanted in ('capture', 'void', 'refund')),
  refund_due integer not null default 0 check (refund_due between 0 and amount),
  created_at timestamptz not null,
  unique (provider, provider_ref)
);
create index payments_order on payments (order_id, id desc);
create index payments_open on payments (created_at) where status in ('created', 'authorized') or wanted is not null;

-- Reports of providers by their own id: one that comes again is known.
create table payment_events (
  event_id text primary key,
  payment_id integer not null references payments,
  event text not null,
  received_at timestamptz not null
);

-- Money that moved, for good: at most once of each kind for a payment, and once in cash for an order.
create table ledger_entries (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  payment_id integer references payments,
  kind text not null check (kind in ('payment', 'refund', 'cash')),
  -- what went back is negative
  amount integer not null check (case kind when 'refund' then amount < 0 else amount > 0 end),
  at timestamptz not null,
  check ((payment_id is null) = (kind = 'cash'))
);
create unique index ledger_once on ledger_entries (payment_id, kind) where payment_id is not null;
create unique index ledger_cash_once on ledger_entries (order_id) where kind = 'cash';
create trigger ledger_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();

-- The bank of the sandbox: what it knows of its payments.
create table sandbox_payments (
  ref text primary key,
  amount integer not null,
  captures_at_once boolean not null,
  success_url text not null,
  failure_url text not null,
  status text not null default 'created' check (status in
    ('created', 'authorized', 'captured', 'part_refunded', 'refunded', 'voided', 'failed', 'expired')),
  refunded integer not null default 0
);
