-- What people report: the redacted file of what their page did, and what they typed. Both are sealed; only what a list
-- shows is readable. Everything goes after a time, and with the account of whoever sent it.
create table traces (
  id integer generated always as identity primary key,
  number text collate "C" not null unique,
  -- null: a visitor
  user_id integer references users on delete cascade,
  order_id integer references orders on delete set null,
  state text not null default 'new' check (state in ('new', 'open', 'solved')),
  -- the member of the staff who gave it its state
  handled_by integer references users on delete set null,
  note_sealed bytea,
  file_sealed bytea not null,
  size integer not null generated always as (octet_length(file_sealed)) stored,
  screen text not null,
  count integer not null,
  build text not null,
  locale text not null,
  width integer not null,
  height integer not null,
  sent_at timestamptz not null
);
create index traces_sent on traces (sent_at, id);
create index traces_state on traces (state, id);
create index traces_user on traces (user_id) where user_id is not null;
create index traces_order on traces (order_id) where order_id is not null;

-- What is sealed does not get smaller.
alter table traces alter column file_sealed set storage external;

create table trace_notes (
  id integer generated always as identity primary key,
  trace_id integer not null references traces on delete cascade,
  -- null: of the whole report
  step integer check (step >= 0),
  text_sealed bytea not null,
  author_id integer references users on delete set null,
  at timestamptz not null
);
create index trace_notes_trace on trace_notes (trace_id, id);
