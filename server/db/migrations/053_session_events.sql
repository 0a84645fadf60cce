-- Live streams end with their session, whatever ended it and in whichever process.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('gza_events', json_build_object('kind', 'session_ended', 'session', id)::text) from ended;
  return null;
end $$;
create trigger sessions_deleted after delete on sessions
  referencing old table as ended for each statement execute function tell_session_ended();
