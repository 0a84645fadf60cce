-- With what the marketplace signs. The private half is encrypted, and gone once another key is in its place.
create table evidence_keys (
  id integer generated always as identity primary key,
  public_key bytea not null unique,
  sealed_key bytea,
  created_at timestamptz not null,
  replaced_at timestamptz check ((replaced_at is null) = (sealed_key is not null))
);
create unique index evidence_keys_current on evidence_keys ((true)) where replaced_at is null;

-- What both sides said of an order's car, one after another: each names the hash of the one before it, and is signed.
create table evidence_records (
  order_id integer not null references orders,
  place integer not null check (place >= 1),
  report_id integer not null references order_reports,
  -- the very bytes that were hashed and signed
  content text not null,
  sha256 bytea not null check (sha256 = sha256(convert_to(content, 'UTF8'))),
  key_id integer not null references evidence_keys,
  signature bytea not null,
  primary key (order_id, place)
);
create index evidence_records_report on evidence_records (report_id, place);
create trigger evidence_records_stay before update or delete on evidence_records
  for each row execute function refuse_change();
create trigger evidence_records_never_emptied before truncate on evidence_records
  for each statement execute function refuse_change();
