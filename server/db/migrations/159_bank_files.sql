-- A file for the bank is made first; what is in it counts as sent once an admin says that the bank has it. Until the next
-- file it can be taken back: its payouts are then due as before, and it can't be read any more.
alter table payout_exports
  add column confirmed_at timestamptz,
  add column taken_back_at timestamptz;
update payout_exports set confirmed_at = at;
-- One at a time, whoever makes it.
create unique index payout_exports_open on payout_exports ((true)) where confirmed_at is null and taken_back_at is null;
