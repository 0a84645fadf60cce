-- A browser that shows its user's news while no page is open. The address is the push service's, given by the browser.
create table push_subscriptions (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  -- of a cookie of the browser, so that a logout there ends it
  device_hash bytea not null,
  created_at timestamptz not null
);
create index push_subscriptions_user on push_subscriptions (user_id, id);
create index push_subscriptions_device on push_subscriptions (device_hash);
