-- Money can go back in parts, also by somebody at the provider's own site: each part is an entry.
drop index ledger_once;
create unique index ledger_once on ledger_entries (payment_id) where kind = 'payment';
create index ledger_refunds on ledger_entries (payment_id) where kind = 'refund';

-- A provider keeps its refusal for the key of a creation: the next try has another one.
alter table payments add column refusals integer not null default 0;
