-- What people may add to their account after registering.
alter table clients
  -- AES-256-GCM; the personal number
  add column identity_number_encrypted bytea,
  add column city_id integer references cities,
  add column physical_address text,
  add column legal_address text;

-- Whom to ask for at a company.
alter table owners
  add column contact_name text check (contact_name is null or kind = 'legal'),
  add column contact_phone text check (contact_phone is null or kind = 'legal');

-- Of a deleted account only the row is left, which orders and the ledger refer to.
alter table users add column deleted_at timestamptz;

-- Where somebody logged in, for the list of open sessions: the browser's own words, and the network without its last part.
alter table sessions
  add column user_agent text not null default '',
  add column network text not null default '';

alter table codes drop constraint codes_flow_check;
alter table codes add constraint codes_flow_check check (flow in ('registration', 'recovery', 'email'));
