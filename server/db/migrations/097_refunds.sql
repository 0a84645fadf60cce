-- What an admin gives back of an order, beside the refunds of cancellations: a part of what happened to it.
alter table order_events
  add column amount integer check (amount > 0),
  add constraint order_events_amount check ((event = 'refund') = (amount is not null));
drop trigger order_events_append_only on order_events;
create trigger order_events_append_only before update of order_id, event, actor, status, at, amount on order_events
  for each row execute function refuse_change();
