-- Whoever can log in, and the parties (client, owner) they act as.
create table users (
  id integer generated always as identity primary key,
  email citext not null unique,
  password_hash text not null,
  roles text[] not null check (roles <@ array['client', 'owner', 'support', 'admin'] and cardinality(roles) > 0),
  language text not null default 'en' check (language in ('en', 'ka', 'ru')),
  created_at timestamptz not null default now()
);

create table clients (
  id integer generated always as identity primary key,
  user_id integer not null unique references users on delete cascade,
  name text not null,
  surname text not null,
  phone text not null,
  is_above_21 boolean not null,
  has_licence_over_2_years boolean not null,
  agreed_at timestamptz not null
);

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
  created_at timestamptz not null default now()
);
