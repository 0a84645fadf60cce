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
