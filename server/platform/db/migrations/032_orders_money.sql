-- Sums over the orders of all owners read this instead of the rows, which are thirty times as wide.
create index orders_money on orders (id) include (owner_id, car_id, status, period, total, commission);
