create index audit_events_actor on audit_events (actor_user_id, id);
