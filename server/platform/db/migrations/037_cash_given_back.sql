-- Cash that an owner has confirmed is given back where the order is cancelled before the hand-over: an amount below zero.
alter table ledger_entries drop constraint ledger_entries_check;
alter table ledger_entries add constraint ledger_entries_check check (
  case when kind = 'refund' then amount <= 0 when kind in ('cash', 'deposit', 'deposit_kept') then amount <> 0 else amount > 0 end);
drop index ledger_cash_once;
create unique index ledger_cash_once on ledger_entries (order_id, (amount > 0)) where kind = 'cash';
