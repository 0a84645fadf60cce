-- Four-digit codes. A row is written for every address that asks, known or not, so that both are answered and
-- counted alike; the digits are drawn when the mail is made, and only their keyed hash is kept.
-- Rows stay for a day: the limits per hour and day are counted from them.
create table codes (
  id integer generated always as identity primary key,
  flow text not null check (flow in ('registration', 'recovery')),
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
