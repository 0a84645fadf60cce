-- What a payment is for. The price of a rental is what was paid for the order and for its changes; what else is paid, as a
-- deposit, is money of its own. Of a change or a claim its id is kept with it.
alter table payments
  add column purpose text not null default 'order' check (purpose in ('order', 'change', 'deposit', 'claim')),
  add column purpose_id integer,
  add constraint payments_purpose check ((purpose in ('change', 'claim')) = (purpose_id is not null));
