-- What the marketplace takes of each amount, written with it by server/payments/commissionTaken.ts: together with the
-- amounts it is append-only, so that what an owner was shown stays true.
alter table ledger_entries add column commission integer not null default 0;

-- Entries older than that, by the same rule.
alter table ledger_entries disable trigger ledger_append_only;
with sums as (
  select l.id, l.amount, o.total, o.commission,
    sum(l.amount) over before as gross,
    bool_or(l.kind = 'refund') over before as is_refunded,
    sum(l.amount) over before - l.amount as gross_before,
    bool_or(l.kind = 'refund') over (partition by l.order_id order by l.id rows between unbounded preceding and 1 preceding) as was_refunded
  from ledger_entries l join orders o on o.id = l.order_id
  window before as (partition by l.order_id order by l.id)
), taken as (
  select id,
    case when is_refunded then floor(commission::numeric * least(greatest(gross, 0), total) / greatest(total, 1) + 0.5)
      else least(commission, greatest(gross, 0)) end as after,
    case when was_refunded then floor(commission::numeric * least(greatest(gross_before, 0), total) / greatest(total, 1) + 0.5)
      else least(commission, greatest(gross_before, 0)) end as before
  from sums
)
update ledger_entries l set commission = taken.after - taken.before from taken where taken.id = l.id;
alter table ledger_entries alter column commission drop default;

-- Files made for the bank.
create table payout_exports (
  id integer generated always as identity primary key,
  user_id integer references users on delete set null,
  at timestamptz not null
);

-- What an owner is paid for a month, by everything that had become due until its end and was in no payout before.
create table payouts (
  id integer generated always as identity primary key,
  owner_id integer not null references owners,
  -- its first day
  month date not null check (extract(day from month) = 1),
  -- tetri: carried over from before, which may be a debt, and what became due since
  opening integer not null,
  earned integer not null,
  amount integer not null check (amount = greatest(0, opening + earned)),
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
create index payout_exports_user on payout_exports (user_id);

-- An amount is paid out once: which payout it is in can be said, and never again.
alter table ledger_entries add column payout_id integer references payouts;
create index ledger_payout on ledger_entries (payout_id) where payout_id is not null;
create index ledger_to_pay_out on ledger_entries (at, id) where payout_id is null;
create index ledger_at on ledger_entries (at, id);
drop trigger ledger_append_only on ledger_entries;
create trigger ledger_append_only before delete or update of id, order_id, payment_id, kind, amount, commission, at
  on ledger_entries for each row execute function refuse_change();
create trigger ledger_paid_out_once before update of payout_id on ledger_entries
  for each row when (old.payout_id is not null) execute function refuse_change();
