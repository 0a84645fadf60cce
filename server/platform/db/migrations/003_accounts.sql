-- Whoever can log in, and the parties (client, owner) they act as.
create table users (
  id integer generated always as identity primary key,
  email citext not null unique,
  password_hash text not null,
  roles text[] not null check (roles <@ array['client', 'owner', 'support', 'admin'] and cardinality(roles) > 0),
  language text not null default 'en' check (language in ('en', 'ka', 'ru')),
  created_at timestamptz not null default now(),
  -- Of a deleted account only the row is left, which orders and the ledger refer to.
  deleted_at timestamptz,
  -- Where the storage has the profile picture; a new picture is a new key.
  picture_key text unique,
  -- Somebody who is locked out: cannot log in, and what they rent out is not found. The reason is for colleagues.
  blocked_at timestamptz,
  blocked_reason text,
  -- who did it; what they did outlives their account
  blocked_by integer,
  last_login_at timestamptz,
  constraint users_block check ((blocked_at is null) = (blocked_reason is null))
);

create table clients (
  id integer generated always as identity primary key,
  user_id integer not null unique references users on delete cascade,
  name text not null,
  surname text not null,
  phone text not null,
  is_above_21 boolean not null,
  has_licence_over_2_years boolean not null,
  agreed_at timestamptz not null,
  -- What people may add to their account after registering.
  -- AES-256-GCM; the personal number
  identity_number_encrypted bytea,
  city_id integer references cities,
  physical_address text,
  legal_address text
);
create index clients_phone_part on clients using gin (phone gin_trgm_ops);

create table owners (
  id integer generated always as identity primary key,
  user_id integer not null unique references users on delete cascade,
  kind text not null check (kind in ('physical', 'legal')),
  -- the company's name for a legal entity
  name text not null,
  surname text check ((kind = 'physical') = (surname is not null)),
  phone text not null,
  city_id integer not null,
  physical_address text not null,
  legal_address text not null,
  -- AES-256-GCM; the personal number or the company's identification code, and the bank account
  identity_number_encrypted bytea not null,
  iban_encrypted bytea not null,
  verified_at timestamptz,
  agreed_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- Whom to ask for at a company.
  contact_name text check (contact_name is null or kind = 'legal'),
  contact_phone text check (contact_phone is null or kind = 'legal'),
  constraint owners_city_id_fkey foreign key (city_id) references cities
);
create index owners_phone_part on owners using gin (phone gin_trgm_ops);

-- A session ends at expires_at whatever happens. Both secrets are kept as SHA-256: they are 256 random bits,
-- so nothing slower is needed, and a copy of this table logs nobody in.
create table sessions (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  token_hash bytea not null unique,
  -- accompanies the cookie on two documented calls, never stands for it
  api_token_hash bytea not null,
  language text not null check (language in ('en', 'ka', 'ru')),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  -- Where somebody logged in, for the list of open sessions: the browser's own words, and the network without its last part.
  user_agent text not null default '',
  network text not null default '',
  -- An admin may look at the marketplace as somebody sees it: the session stays the admin's own.
  viewed_user_id integer references users on delete cascade
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);
create index sessions_viewed on sessions (viewed_user_id) where viewed_user_id is not null;

-- Four-digit codes. A row is written for every address that asks, known or not, so that both are answered and
-- counted alike; the digits are drawn when the mail is made, and only their keyed hash is kept.
-- Rows stay for a day: the limits per hour and day are counted from them.
create table codes (
  id integer generated always as identity primary key,
  flow text not null check (flow in ('registration', 'recovery', 'email')),
  address citext not null,
  language text not null check (language in ('en', 'ka', 'ru')),
  code_hash bytea,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  used_at timestamptz
);
create index codes_address on codes (address, flow, asked_at desc);
create index codes_age on codes (asked_at);

-- The answer to a write that costs money or dates, so that the same key gets the same answer.
create table idempotency_keys (
  user_id integer not null references users on delete cascade,
  key text not null,
  request_hash bytea not null,
  answer text not null,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Live streams end with their session, whatever ended it and in whichever process.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('gza_events', json_build_object('kind', 'session_ended', 'session', id)::text) from ended;
  return null;
end $$;
create trigger sessions_deleted after delete on sessions
  referencing old table as ended for each statement execute function tell_session_ended();

-- Where a client's verification stands; follows from the documents and is kept beside them for the queue.
create table verifications (
  user_id integer primary key references users on delete cascade,
  status text not null default 'not_verified' check (status in ('not_verified', 'pending', 'passed', 'rejected')),
  -- when the last missing document came
  submitted_at timestamptz,
  decided_at timestamptz,
  -- When a client last changed what the documents prove; orders made before it say so until the documents are accepted again.
  renewed_at timestamptz,
  check ((status = 'pending') <= (submitted_at is not null))
);
create index verifications_queue on verifications (status, submitted_at, user_id);

create table verification_documents (
  id integer generated always as identity primary key,
  user_id integer not null references verifications on delete cascade,
  kind text not null check (kind in ('id_front', 'id_back', 'selfie', 'licence_front', 'licence_back')),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  reason text check ((status = 'rejected') = (reason is not null)),
  comment text,
  -- the encrypted picture in the storage, and the key of that one file, itself encrypted; both null once deleted
  storage_key text unique,
  wrapped_key bytea check ((wrapped_key is null) = (storage_key is null)),
  width integer not null,
  height integer not null,
  uploaded_at timestamptz not null,
  decided_at timestamptz,
  -- A passport may stand for the ID card: its page is the front, and it has no back.
  identity_document text check (identity_document in ('id_card', 'passport')),
  unique (user_id, kind),
  constraint verification_documents_identity
  check ((identity_document is not null) = (kind = 'id_front'))
);
create index verification_documents_decided on verification_documents (decided_at) where storage_key is not null;

-- The file goes when its row lets go of it, whatever the cause: replaced, taken back, its time over, account deleted.
create function forget_document_file() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('forgetFile', json_build_object('key', old.storage_key));
  return null;
end $$;
create trigger verification_documents_deleted after delete on verification_documents
  for each row when (old.storage_key is not null) execute function forget_document_file();
create trigger verification_documents_let_go after update of storage_key on verification_documents
  for each row when (old.storage_key is not null and old.storage_key is distinct from new.storage_key)
  execute function forget_document_file();

-- A second factor (RFC 6238). The secret is sealed; it counts from the moment a first code has confirmed it.
create table second_factors (
  user_id integer primary key references users on delete cascade,
  secret_encrypted bytea not null,
  confirmed_at timestamptz,
  -- the last time step a code was taken of: none is good twice
  last_step bigint not null default 0,
  -- wrong codes since tries_since; each is counted before it is compared
  tries smallint not null default 0,
  tries_since timestamptz not null
);

-- For whoever lost their phone: 80 random bits each, so SHA-256 is enough.
create table recovery_codes (
  user_id integer not null references second_factors on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- People are looked for by a part of their name, address or number.
create index users_email_part on users using gin (lower(email::text) gin_trgm_ops);
create index users_owners on users (id) where 'owner' = any (roles);
create index users_staff on users (id) where roles && array['support', 'admin'];
create index users_blocked on users (id) where blocked_at is not null;

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
create index clients_name_part on clients using gin (folded(name || ' ' || surname) gin_trgm_ops);
create index owners_name_part on owners using gin (folded(name || ' ' || coalesce(surname, '')) gin_trgm_ops);
