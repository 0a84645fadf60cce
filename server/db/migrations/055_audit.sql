-- Who did or saw what that must be accounted for. People are numbers without a reference: what they did outlives
-- their accounts. Nothing is ever changed or removed here.
create table audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- null: the marketplace itself
  actor_user_id integer,
  action text not null,
  -- whose things
  subject_user_id integer,
  details jsonb not null default '{}'
);
create index audit_events_subject on audit_events (subject_user_id, id);
create index audit_events_action on audit_events (action, id);

create trigger audit_events_append_only before update or delete on audit_events
  for each row execute function refuse_change();
create trigger audit_events_never_emptied before truncate on audit_events
  for each statement execute function refuse_change();
