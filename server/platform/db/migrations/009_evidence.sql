-- In which state a car changed hands, as one of the two sides saw it; each side makes at most one of a kind.
create table order_reports (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  kind text not null check (kind in ('hand_over', 'take_back')),
  made_by text not null check (made_by in ('owner', 'client')),
  odometer integer not null check (odometer >= 0),
  fuel_eighths smallint not null check (fuel_eighths between 0 and 8),
  marks jsonb not null,
  -- of everything that was said, photographs included: by it the same report is known again
  said_sha256 bytea not null,
  made_at timestamptz not null,
  -- since its maker confirmed it nothing of it changes
  sealed_at timestamptz,
  -- wrong codes are counted before they are compared
  code_tries smallint not null default 0,
  photos_deleted_at timestamptz,
  -- Whether its maker had before them what was known of the car: only then are its marks all that is left of that.
  is_continued boolean not null default false,
  unique (order_id, kind, made_by)
);
create index order_reports_with_photos on order_reports (id) where photos_deleted_at is null;

create table order_report_photos (
  report_id integer not null references order_reports on delete cascade,
  angle text not null,
  place smallint not null,
  sha256 bytea not null check (length(sha256) = 32),
  taken_at timestamptz not null,
  received_at timestamptz,
  bytes integer,
  format text check (format in ('jpeg', 'png', 'webp')),
  width integer,
  height integer,
  primary key (report_id, angle),
  check (num_nulls(received_at, bytes, format, width, height) in (0, 5))
);

-- The photograph as it came, and the two that are shown; each encrypted under a key of its own.
create table order_report_files (
  id integer generated always as identity primary key,
  report_id integer not null,
  angle text not null,
  size text not null check (size in ('original', 'full', 'thumb')),
  storage_key text not null unique,
  wrapped_key bytea not null,
  unique (report_id, angle, size),
  foreign key (report_id, angle) references order_report_photos on delete cascade
);
create trigger order_report_files_deleted after delete on order_report_files
  for each row execute function forget_document_file();

create table order_report_confirmations (
  id integer generated always as identity primary key,
  report_id integer not null references order_reports,
  side text not null check (side in ('owner', 'client')),
  way text not null check (way in ('account', 'code')),
  user_id integer not null,
  at timestamptz not null,
  remarks text,
  marks jsonb not null,
  unique (report_id, side)
);
create trigger order_report_confirmations_stay before update or delete on order_report_confirmations
  for each row execute function refuse_change();

-- Of a sealed report only the photographs go, by rule; what was said stays as it was.
create function keep_sealed_report() returns trigger language plpgsql as $$
begin
  if old.sealed_at is null then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op = 'UPDATE' and
    to_jsonb(new) - array['code_tries', 'photos_deleted_at'] = to_jsonb(old) - array['code_tries', 'photos_deleted_at']
  then
    return new;
  end if;
  raise exception 'A sealed report cannot be changed.';
end $$;
create trigger order_reports_stay before update or delete on order_reports
  for each row execute function keep_sealed_report();

create function keep_sealed_photo() returns trigger language plpgsql as $$
begin
  if exists (select from order_reports r where r.id = old.report_id and r.sealed_at is not null) then
    raise exception 'A photograph of a sealed report cannot be changed.';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger order_report_photos_stay before update or delete on order_report_photos
  for each row execute function keep_sealed_photo();

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
