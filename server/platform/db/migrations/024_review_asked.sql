-- When the client was asked for a review, at most once for an order.
alter table orders add column review_asked_at timestamptz;
create index orders_to_review on orders (upper(period), id) where status = 'completed' and review_asked_at is null;
