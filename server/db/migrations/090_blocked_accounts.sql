-- Somebody who is locked out: cannot log in, and what they rent out is not found. The reason is for colleagues.
alter table users
  add column blocked_at timestamptz,
  add column blocked_reason text,
  -- who did it; what they did outlives their account
  add column blocked_by integer,
  add column last_login_at timestamptz,
  add constraint users_block check ((blocked_at is null) = (blocked_reason is null));

-- Was to be found until its owner was blocked, and is again when the block ends.
alter table cars add column is_suspended boolean not null default false;
alter table cars add constraint cars_suspended check (not is_suspended or status = 'inactive');

-- An admin may look at the marketplace as somebody sees it: the session stays the admin's own.
alter table sessions add column viewed_user_id integer references users on delete cascade;
create index sessions_viewed on sessions (viewed_user_id) where viewed_user_id is not null;

-- People are looked for by a part of their name, address or number.
create index users_email_part on users using gin (lower(email::text) gin_trgm_ops);
create index clients_name_part on clients using gin (lower(name || ' ' || surname) gin_trgm_ops);
create index clients_phone_part on clients using gin (phone gin_trgm_ops);
create index owners_name_part on owners using gin (lower(name || ' ' || coalesce(surname, '')) gin_trgm_ops);
create index owners_phone_part on owners using gin (phone gin_trgm_ops);
create index users_owners on users (id) where 'owner' = any (roles);
create index users_staff on users (id) where roles && array['support', 'admin'];
create index users_blocked on users (id) where blocked_at is not null;
