-- Days that an owner takes a car off the market, with a note for the owner alone.
alter table car_blocks
  add column note text check (length(note) <= 200),
  add column created_by integer references users on delete set null,
  add column created_at timestamptz,
  add constraint car_blocks_note check (note is null or kind in ('owner', 'maintenance'));
create index car_blocks_creator on car_blocks (created_by) where created_by is not null;

-- The requests of an owner, of which there are few among the orders.
create index orders_waiting on orders (owner_id) where status = 'requested';

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
