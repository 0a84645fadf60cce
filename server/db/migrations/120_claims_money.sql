-- What is kept of a deposit in the end; null as long as the bank holds it.
alter table payments add column kept integer check (kept between 0 and amount);

-- Money after a return stands in the books as what it is: it came through a bank, or the owner had it in cash.
alter table ledger_entries drop constraint ledger_entries_kind_check, drop constraint ledger_entries_check1,
  add constraint ledger_entries_kind_check check (kind in ('payment', 'refund', 'cash', 'claim', 'claim_cash')),
  add constraint ledger_entries_payment check ((payment_id is null) = (kind in ('cash', 'claim_cash')));
create unique index ledger_claim_once on ledger_entries (payment_id) where kind = 'claim';
create unique index ledger_claim_cash_once on ledger_entries (order_id) where kind = 'claim_cash';

-- Deposits whose end is not known yet.
create index payments_held on payments (order_id) where purpose = 'deposit' and kept is null;

-- The bank of the sandbox books a part of what it holds, too.
alter table sandbox_payments add column captured integer check (captured between 1 and amount);
