-- The calendar of a fleet is live: its owner is told that something changed. Of equal ones in a transaction one is sent.
create function tell_fleet_changed(car_ids integer[]) returns void language sql as $$
  select pg_notify('gza_events', json_build_object('kind', 'fleet', 'users', json_build_array(fleet.user_id))::text)
  from (select distinct o.user_id from cars c join owners o on o.id = c.owner_id where c.id = any(car_ids)) fleet
$$;

create function tell_change() returns trigger language plpgsql as $$
begin
  perform tell_fleet_changed(array(select car_id from changed));
  return null;
end $$;

create function tell_change_of_both() returns trigger language plpgsql as $$
begin
  perform tell_fleet_changed(array(select car_id from before union select car_id from after));
  return null;
end $$;
create trigger car_blocks_inserted_told after insert on car_blocks
  referencing new table as changed for each statement execute function tell_change();
create trigger car_blocks_deleted_told after delete on car_blocks
  referencing old table as changed for each statement execute function tell_change();
create trigger car_blocks_updated_told after update on car_blocks
  referencing old table as before new table as after for each statement execute function tell_change_of_both();
create trigger orders_inserted_told after insert on orders
  referencing new table as changed for each statement execute function tell_change();
create trigger orders_updated_told after update on orders
  referencing new table as changed for each statement execute function tell_change();

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

-- The page of a car shows the terms of its owner.
create trigger owner_terms_shown after insert or update or delete or truncate on owner_terms
  for each statement execute function tell_shown_changed();
create trigger places_shown after insert or update or delete or truncate on places
  for each statement execute function tell_shown_changed();
create trigger airports_shown after insert or update or delete or truncate on airports
  for each statement execute function tell_shown_changed();

-- Visitors see the words of equipment: what processes keep of shared answers is dropped when an admin edits them.
create trigger equipment_shown after insert or update or delete or truncate on equipment
  for each statement execute function tell_shown_changed();
