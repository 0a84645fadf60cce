-- Every list and every job finds its rows by an index, however many there are.
drop index payments_open;
create index payments_created on payments (created_at, id);
create index payments_wanted on payments (id) where wanted is not null;

-- What owners and admins have to do with orders, in the order in which it is due.
create index orders_to_answer on orders (expires_at, id) where status = 'requested';
create index orders_to_hand_over on orders (lower(period), id) where status = 'confirmed';
create index orders_to_take_back on orders (upper(period), id) where status = 'active';
create index orders_cash_due on orders (lower(period), id)
  where status in ('active', 'completed') and payment_way = 'part' and rest_paid_at is null;
create index orders_status on orders (status, id desc);

create index rate_limits_end on rate_limits (resets_at);
create index outbox_mails_recipient on outbox_mails (recipient);
create index outbox_mails_age on outbox_mails (sent_at);

-- What the export of an account tells of its orders and reviews.
create index ledger_order on ledger_entries (order_id);
create index reviews_client on reviews (client_id);
