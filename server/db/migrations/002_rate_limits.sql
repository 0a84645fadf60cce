-- How often something was done in the current window; unlogged: after a crash everybody starts at zero.
create unlogged table rate_limits (
  key text primary key,
  used integer not null,
  resets_at timestamptz not null
);
