-- What was written to the rows of an order: each row as it was at any moment is a fold over its entries
-- (server/features/orders/past/rebuildOrder.ts). Triggers write it, so no statement can forget it.
create table order_log (
  id bigint generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  -- which table, and which row of it
  source text not null,
  row_id integer not null,
  at timestamptz not null default clock_timestamp(),
  -- what has the same was written together
  transaction bigint not null default pg_current_xact_id()::text::bigint,
  -- the columns that got another value, all of a row that is new; null: the row is gone
  change jsonb
);
create index order_log_order on order_log (order_id, id);
create trigger order_log_append_only before update on order_log
  for each row execute function refuse_change();

-- A row as the log has it: nothing that is secret, no text of one person to another, nothing that goes with an account.
create function logged_part(source text, line jsonb) returns jsonb language sql immutable as $$
  select case source
    -- The sides of an invoice (029) go with their accounts.
    when 'orders' then line - '{vat_number_encrypted,seller_name,seller_address,seller_code_encrypted,buyer_name}'::text[]
      || jsonb_build_object(
      'pick_up', (line->'pick_up') - '{name,address,text}'::text[],
      'drop_off', (line->'drop_off') - '{name,address,text}'::text[])
    when 'payments' then line - '{redirect_url,page_request}'::text[]
    when 'order_changes' then line - 'quote'
    when 'held_cars' then line - 'quote'
    when 'claims' then line - '{items,answer_text,decisions,decision_text}'::text[]
    when 'deposit_moves' then line - 'reason'
    when 'car_blocks' then line - '{note,created_by}'::text[]
    when 'order_events' then line - 'user_id'
    else line end
$$;

-- Moments as text are those of UTC, whatever a connection is set to.
create function log_order_row() returns trigger language plpgsql set timezone to 'UTC' set datestyle to 'ISO' as $$
declare
  before jsonb;
  after jsonb;
  order_before integer;
  order_after integer;
  row_before integer;
  row_after integer;
  changed jsonb;
begin
  if tg_op <> 'INSERT' then
    before := logged_part(tg_table_name, to_jsonb(old));
    order_before := coalesce(before->>'order_id', case when tg_table_name = 'orders' then before->>'id' end);
    row_before := coalesce(before->>'id', before->>'car_id');
  end if;
  if tg_op <> 'DELETE' then
    after := logged_part(tg_table_name, to_jsonb(new));
    order_after := coalesce(after->>'order_id', case when tg_table_name = 'orders' then after->>'id' end);
    row_after := coalesce(after->>'id', after->>'car_id');
  end if;
  if order_before = order_after and row_before = row_after then
    select jsonb_object_agg(key, value) into changed from jsonb_each(after) where before->key is distinct from value;
    if changed is not null then
      insert into order_log (order_id, source, row_id, change) values (order_after, tg_table_name, row_after, changed);
    end if;
    return null;
  end if;
  -- With the order itself its log goes, too.
  insert into order_log (order_id, source, row_id)
  select id, tg_table_name, row_before from orders where id = order_before;
  if order_after is not null then
    insert into order_log (order_id, source, row_id, change) values (order_after, tg_table_name, row_after, after);
  end if;
  return null;
end $$;

do $$
declare
  source text;
begin
  foreach source in array '{payments,ledger_entries,order_events,order_changes,held_cars,claims,deposit_moves}'::text[] loop
    execute format('create trigger %1$I after insert or update or delete on %2$I
      for each row execute function log_order_row()', source || '_logged', source);
  end loop;
end $$;
create trigger orders_logged after insert or update on orders for each row execute function log_order_row();
-- Most blocks are of no order.
create trigger car_blocks_inserted_logged after insert on car_blocks
  for each row when (new.order_id is not null) execute function log_order_row();
create trigger car_blocks_updated_logged after update on car_blocks
  for each row when (old.order_id is not null or new.order_id is not null) execute function log_order_row();
create trigger car_blocks_deleted_logged after delete on car_blocks
  for each row when (old.order_id is not null) execute function log_order_row();

-- The rows of an order as they are, in the words of its log.
create function order_rows(of_order integer) returns table (source text, row_id integer, line jsonb)
language sql stable set timezone to 'UTC' set datestyle to 'ISO' as $$
  select found.source, coalesce(found.line->>'id', found.line->>'car_id')::integer, logged_part(found.source, found.line)
  from (
    select 'orders' as source, to_jsonb(o) as line from orders o where o.id = of_order
    union all select 'payments', to_jsonb(p) from payments p where p.order_id = of_order
    union all select 'ledger_entries', to_jsonb(l) from ledger_entries l where l.order_id = of_order
    union all select 'order_events', to_jsonb(e) from order_events e where e.order_id = of_order
    union all select 'order_changes', to_jsonb(ch) from order_changes ch where ch.order_id = of_order
    union all select 'held_cars', to_jsonb(h) from held_cars h where h.order_id = of_order
    union all select 'claims', to_jsonb(c) from claims c where c.order_id = of_order
    union all select 'deposit_moves', to_jsonb(d) from deposit_moves d where d.order_id = of_order
    union all select 'car_blocks', to_jsonb(b) from car_blocks b where b.order_id = of_order
  ) found
$$;

-- Orders that are older than their log begin with what they are now.
insert into order_log (order_id, source, row_id, change)
select o.id, found.source, found.row_id, found.line from orders o, lateral order_rows(o.id) found order by o.id;
