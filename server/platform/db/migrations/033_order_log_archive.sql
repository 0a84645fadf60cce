-- Entries of the log that are old, those of one order together and compressed by server/features/orders/past/entryText.ts:
-- an eighth of what they take in order_log.
create table order_log_archive (
  order_id integer not null references orders on delete cascade,
  -- The newest of its entries: an order that goes on gets another row.
  last_id bigint not null,
  entries bytea not null,
  primary key (order_id, last_id)
);
-- Nothing is gained by compressing it once more.
alter table order_log_archive alter entries set storage external;
create trigger order_log_archive_append_only before update on order_log_archive
  for each row execute function refuse_change();
