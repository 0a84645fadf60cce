-- When the bank was last asked about a payment: the older it is, the less often, and after an outage at once. Beside
-- payments, whose rows are logged.
create table payment_queries (
  payment_id integer primary key references payments on delete cascade,
  asked_at timestamptz not null
);
drop index payments_created;
create index payments_open on payments (created_at) where status in ('created', 'authorized', 'failed') and provider_ref is not null;
