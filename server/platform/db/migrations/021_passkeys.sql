-- Passkeys (Web Authentication): the public half of a pair whose private half never leaves the devices of its owner.
create table passkeys (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
  public_key bytea not null,
  -- how often it was used, as the device counts; 0 where it does not
  counter bigint not null,
  transports text[] not null,
  -- its owner's other devices have it, too
  is_synced boolean not null,
  -- where it was made, by which its owner recognizes it
  user_agent text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What a device has to sign: one for each session that adds a passkey and for each browser that logs in with one. Whoever
-- takes it deletes it.
create table passkey_challenges (
  place text primary key,
  -- null: a login, of whom is not known yet
  user_id integer references users on delete cascade,
  challenge bytea not null,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
create index passkey_challenges_user on passkey_challenges (user_id) where user_id is not null;
