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
  -- A provider keeps its refusal for the key of a creation: the next try has another one.
  refusals integer not null default 0,
  -- What a try of a page tells the provider, fixed when it is first stored: whoever tries again says the same.
  page_request jsonb,
  -- What of a payment went back before it came to the order that it pays for now.
  refund_before integer not null default 0 check (refund_before between 0 and amount),
  -- What a payment is for. The price of a rental is what was paid for the order and for its changes; what else is paid, as a
  -- deposit, is money of its own. Of a change or a claim its id is kept with it.
  purpose text not null default 'order' check (purpose in ('order', 'change', 'deposit', 'claim')),
  purpose_id integer,
  -- What is kept of a deposit in the end; null as long as the bank holds it.
  kept integer check (kept between 0 and amount),
  unique (provider, provider_ref),
  constraint payments_purpose check ((purpose in ('change', 'claim')) = (purpose_id is not null))
);
create index payments_order on payments (order_id, id desc);
create index payments_created on payments (created_at, id);
create index payments_wanted on payments (id) where wanted is not null;

-- Reports of providers by their own id: one that comes again is known.
create table payment_events (
  event_id text primary key,
  payment_id integer not null references payments,
  event text not null,
  received_at timestamptz not null
);

-- Files made for the bank.
create table payout_exports (
  id integer generated always as identity primary key,
  user_id integer references users on delete set null,
  at timestamptz not null,
  -- A file for the bank is made first; what is in it counts as sent once an admin says that the bank has it. Until the next
  -- file it can be taken back: its payouts are then due as before, and it can't be read any more.
  confirmed_at timestamptz,
  taken_back_at timestamptz
);
create index payout_exports_user on payout_exports (user_id);

-- What an owner is paid for a month, by everything that had become due until its end and was in no payout before.
create table payouts (
  id integer generated always as identity primary key,
  owner_id integer not null references owners,
  -- its first day
  month date not null check (extract(day from month) = 1),
  -- tetri: carried over from before, which may be a debt, and what became due since
  opening integer not null,
  became_due integer constraint payouts_earned_not_null not null,
  amount integer not null check (amount = greatest(0, opening + became_due)),
  -- null: there was nothing to pay
  state text check (state in ('due', 'sent', 'settled', 'returned')),
  created_at timestamptz not null,
  moved_at timestamptz not null,
  export_id integer references payout_exports,
  -- the account it was sent to, sealed as the owner's is: that may change afterwards
  iban_encrypted bytea,
  unique (owner_id, month),
  check ((state is null) = (amount = 0))
);
create index payouts_state on payouts (state, id);
create index payouts_created on payouts (created_at, id);
create index payouts_export on payouts (export_id) where export_id is not null;

-- Money that moved, for good: at most once of each kind for a payment, and once in cash for an order.
create table ledger_entries (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  payment_id integer references payments,
  kind text not null check (
    kind in ('payment', 'refund', 'cash', 'claim', 'claim_cash', 'deposit', 'deposit_kept')),
  -- what went back is negative
  amount integer not null,
  at timestamptz not null,
  -- What the marketplace takes of each amount, written with it by server/payments/commissionTaken.ts: together with the
  -- amounts it is append-only, so that what an owner was shown stays true.
  commission integer not null,
  -- An amount is paid out once: which payout it is in can be said, and never again.
  payout_id integer references payouts,
  constraint ledger_entries_payment check (
    (payment_id is null) = (kind in ('cash', 'claim_cash', 'deposit', 'deposit_kept'))),
  constraint ledger_entries_check check (
    case when kind = 'refund' then amount <= 0 when kind in ('deposit', 'deposit_kept') then amount <> 0 else amount > 0 end)
);
create unique index ledger_cash_once on ledger_entries (order_id) where kind = 'cash';
create unique index ledger_once on ledger_entries (payment_id, order_id) where kind = 'payment';
create index ledger_of_payments on ledger_entries (payment_id);
create unique index ledger_claim_once on ledger_entries (payment_id) where kind = 'claim';

-- The bank of the sandbox: what it knows of its payments.
create table sandbox_payments (
  ref text primary key,
  amount integer not null,
  captures_at_once boolean not null,
  success_url text not null,
  failure_url text not null,
  status text not null default 'created' check (status in
    ('created', 'authorized', 'captured', 'part_refunded', 'refunded', 'voided', 'failed', 'expired')),
  refunded integer not null default 0,
  -- The bank of the sandbox books a part of what it holds, too.
  captured integer check (captured between 1 and amount)
);

-- What the export of an account tells of its orders and reviews.
create index ledger_order on ledger_entries (order_id);
create index ledger_payout on ledger_entries (payout_id) where payout_id is not null;
create index ledger_to_pay_out on ledger_entries (at, id) where payout_id is null;
create index ledger_at on ledger_entries (at, id);
create trigger ledger_append_only before delete or update of id, order_id, payment_id, kind, amount, commission, at
  on ledger_entries for each row execute function refuse_change();
create trigger ledger_paid_out_once before update of payout_id on ledger_entries
  for each row when (old.payout_id is not null) execute function refuse_change();

-- The part of amounts that the marketplace keeps, by the day it counts from; before the first one the setting counts.
create table commission_rates (
  valid_from date primary key,
  percent smallint not null check (percent between 0 and 50),
  -- who set it; what they did outlives their account
  set_by integer not null,
  set_at timestamptz not null
);

-- What an owner asks for after the return. One for an order: banks book a part of what they hold only once.
create table claims (
  id integer generated always as identity primary key,
  order_id integer not null unique references orders,
  status text not null default 'asked' check (status in ('asked', 'disputed', 'due', 'settled')),
  -- as it was sent, with what the terms gave at most and why
  items jsonb not null,
  amount integer not null check (amount > 0),
  claimed_at timestamptz not null,
  answer_by timestamptz not null,
  accepted_amount integer check (accepted_amount between 0 and amount),
  answer_text text,
  answered_at timestamptz,
  -- when it went to an admin without an answer
  passed_at timestamptz,
  -- of each item, in their order
  decisions jsonb,
  decision_text text,
  decided_at timestamptz,
  decided_by integer references users,
  final_amount integer check (final_amount between 0 and amount),
  deposit integer not null default 0,
  from_deposit integer not null default 0 check (from_deposit between 0 and coalesce(final_amount, 0)),
  settled_at timestamptz,
  -- A bank may let go of a deposit before what a claim takes from it is booked: then that is to be paid, beside what was paid already.
  paid integer not null default 0 constraint claims_check4 check (paid between 0 and coalesce(final_amount, 0) - from_deposit),
  pay_by timestamptz,
  reminded_at timestamptz,
  constraint claims_check3 check ((final_amount is not null) = (status in ('due', 'settled'))),
  constraint claims_pay_by check ((pay_by is not null) = (status = 'due'))
);
create index claims_to_answer on claims (answer_by) where status = 'asked';
create index claims_by_status on claims (status, id);
create index claims_to_pay on claims (pay_by) where status = 'due' and reminded_at is null;

-- Deposits whose end is not known yet.
create index payments_held on payments (order_id) where purpose = 'deposit' and kept is null;

create table deposit_moves (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  kind text not null check (kind in ('taken', 'returned', 'kept')),
  -- below zero where a claim came out lower than what had been kept
  amount integer not null check (case when kind = 'kept' then amount <> 0 else amount > 0 end),
  -- null of what a claim keeps: it stays where it is
  way text check (way in ('cash', 'card')),
  reason text,
  claim_id integer references claims,
  user_id integer references users,
  at timestamptz not null,
  check ((claim_id is null) = (way is not null)),
  check (claim_id is null or kind = 'kept'),
  check (claim_id is not null or (kind = 'kept') = (reason is not null) and amount > 0)
);
create index deposit_moves_order on deposit_moves (order_id, id);
create trigger deposit_moves_append_only before update or delete on deposit_moves
  for each row execute function refuse_change();

-- One at a time, whoever makes it.
create unique index payout_exports_open on payout_exports ((true)) where confirmed_at is null and taken_back_at is null;
