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
  expires_at timestamptz not null check (expires_at > created_at)
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);
