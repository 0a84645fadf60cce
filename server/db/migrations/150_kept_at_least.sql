-- Tetri: what a cancellation by the client keeps at least, whatever the order has become by changes that were made too late.
alter table orders add column kept_at_least integer not null default 0 check (kept_at_least >= 0);

-- A price may fall while all that was paid online stays: only what the marketplace has of it goes back then.
alter table ledger_entries drop constraint ledger_entries_check,
  add constraint ledger_entries_check check (case kind when 'refund' then amount <= 0 else amount > 0 end);
