-- Lets a phone send the documents of somebody who is logged in elsewhere; one at a time for each person. Only hashes of its
-- two secrets are kept: that of the link, which opens it once, and that of the phone that opened it.
create table verification_links (
  user_id integer primary key references users on delete cascade,
  -- it ends with the session that asked for it
  session_id integer not null references sessions on delete cascade,
  link_hash bytea not null unique,
  phone_hash bytea unique,
  expires_at timestamptz not null,
  opened_at timestamptz,
  check ((phone_hash is null) = (opened_at is null))
);
create index verification_links_session on verification_links (session_id);
