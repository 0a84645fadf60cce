-- The terms that an order was made on, with what was chosen of them, and when its client said to have read them; orders
-- made before have neither.
alter table orders add column terms jsonb, add column terms_acknowledged_at timestamptz;

-- They are the terms of the order's car: with another car come others, and nothing else changes them.
create function keep_order_terms() returns trigger language plpgsql as $$
begin
  raise exception 'The terms of an order are what they were when it was made.';
end $$;
create trigger orders_keep_terms before update of terms, terms_acknowledged_at on orders for each row
  when (old.car_id = new.car_id
    and (old.terms is distinct from new.terms or old.terms_acknowledged_at is distinct from new.terms_acknowledged_at))
  execute function keep_order_terms();
