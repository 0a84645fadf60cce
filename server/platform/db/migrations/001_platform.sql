create extension if not exists btree_gist;
create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists fuzzystrmatch;

-- How often something was done in the current window; unlogged: after a crash everybody starts at zero.
create unlogged table rate_limits (
  key text primary key,
  used integer not null,
  resets_at timestamptz not null
);
create index rate_limits_end on rate_limits (resets_at);

-- Mails of an installation without a mail server, shown at /dev/outbox.
create table outbox_mails (
  id integer generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  sent_at timestamptz not null
);
create index outbox_mails_recipient on outbox_mails (recipient);
create index outbox_mails_age on outbox_mails (sent_at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

-- Who did or saw what that must be accounted for. People are numbers without a reference: what they did outlives
-- their accounts. Nothing is ever changed or removed here.
create table audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- null: the marketplace itself
  actor_user_id integer,
  action text not null,
  -- whose things
  subject_user_id integer,
  details jsonb not null default '{}'
);
create index audit_events_subject on audit_events (subject_user_id, id);
create index audit_events_action on audit_events (action, id);
create index audit_events_actor on audit_events (actor_user_id, id);
create trigger audit_events_append_only before update or delete on audit_events
  for each row execute function refuse_change();
create trigger audit_events_never_emptied before truncate on audit_events
  for each statement execute function refuse_change();

-- What was done to a car, for the history its owner is shown.
create index audit_events_car on audit_events ((coalesce(details->>'car_id', details->>'car')), id)
  where coalesce(details->>'car_id', details->>'car') is not null;

-- A name as people type it who look for it: without accents and apostrophes, whatever the dashes, in small letters.
-- unaccent() counts as stable because its dictionary could be changed; ours is the one that comes with it.
create function folded(text) returns text language sql immutable strict parallel safe
  return regexp_replace(
    translate(lower(unaccent('unaccent'::regdictionary, normalize($1, nfc))), '-‐‑‒–—−''’‘‛`´′ʹʻʼʽʾʿˈ"“”„', '       '),
    '\s+', ' ', 'g');
