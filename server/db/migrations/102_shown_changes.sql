-- Processes keep answers that visitors share for some seconds: they hear when something that everybody sees has changed.
-- Of equal notices in a transaction one is sent.
create function tell_shown_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('gza_events', '{"kind":"shown"}');
  return null;
end $$;

do $$
declare shown text;
begin
  foreach shown in array array[
    'cars', 'car_extras', 'car_galleries', 'car_date_prices', 'car_weekday_prices', 'car_length_prices',
    'car_length_discounts', 'car_seasons', 'branches', 'branch_hours', 'branch_exceptions', 'owners', 'reviews',
    'car_blocks',
    'exchange_rates', 'brands', 'models', 'categories', 'car_types', 'fuels', 'transmissions', 'steerings', 'drives',
    'colours', 'insurances', 'extras', 'cities'
  ] loop
    execute format('create trigger %1$I after insert or update or delete or truncate on %2$I
      for each statement execute function tell_shown_changed()', shown || '_shown', shown);
  end loop;
end $$;

-- Who wrote a review, and how soon an owner answers.
create trigger clients_named_shown after update of name, surname on clients
  for each statement execute function tell_shown_changed();
create trigger orders_answered_shown after update of answered_at on orders
  for each statement execute function tell_shown_changed();
