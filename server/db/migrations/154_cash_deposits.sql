-- A deposit that the owner takes at the hand-over, counted: what was taken, what went back and what was kept of it.
alter table orders
  add column deposit_taken integer not null default 0,
  add column deposit_returned integer not null default 0,
  add column deposit_kept integer not null default 0,
  add constraint orders_deposit_moves check (
    deposit_returned >= 0 and deposit_kept >= 0 and deposit_returned + deposit_kept <= deposit_taken);

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

-- `deposit`: what the owner has in hand of it, so that the sum of an order is what is still held; `deposit_kept`: what is
-- the owner's in the end.
alter table ledger_entries
  drop constraint ledger_entries_kind_check, drop constraint ledger_entries_payment, drop constraint ledger_entries_check,
  add constraint ledger_entries_kind_check check (
    kind in ('payment', 'refund', 'cash', 'claim', 'claim_cash', 'deposit', 'deposit_kept')),
  add constraint ledger_entries_payment check (
    (payment_id is null) = (kind in ('cash', 'claim_cash', 'deposit', 'deposit_kept'))),
  add constraint ledger_entries_check check (
    case when kind = 'refund' then amount <= 0 when kind in ('deposit', 'deposit_kept') then amount <> 0 else amount > 0 end);

alter table order_events drop constraint order_events_amount,
  add constraint order_events_amount check (
    case event when 'refund' then amount is not null and amount > 0 when 'change' then amount is not null
      when 'claim' then amount is not null and amount > 0
      when 'answer_claim' then amount is not null and amount >= 0
      when 'decide_claim' then amount is not null and amount >= 0
      when 'pay_claim' then amount is not null and amount > 0
      when 'reopen_claim' then amount is not null and amount > 0
      when 'take_deposit' then amount is not null and amount > 0
      when 'give_deposit' then amount is not null and amount > 0
      when 'keep_deposit' then amount is not null and amount > 0
      else amount is null end);
