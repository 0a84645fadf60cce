-- Whoever writes a price says when by `gza.at`, for the transaction; what is done without happens now.
create or replace function keep_price_history() returns trigger language plpgsql as $$
declare
  changed_at timestamptz := coalesce(nullif(current_setting('gza.at', true), '')::timestamptz, now());
begin
  delete from car_price_history where car_id = old.id and stood_to is null and stood_from > changed_at - interval '30 days';
  update car_price_history set stood_to = changed_at where car_id = old.id and stood_to is null;
  if new.status = 'active' then
    insert into car_price_history (car_id, price, stood_from) values (new.id, new.price_per_day, changed_at);
  end if;
  return null;
end $$;
