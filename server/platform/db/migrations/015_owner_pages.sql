-- What an owner speaks, for their public page; the contract has the same list.
alter table owners add column languages text[] not null default '{}'
  check (languages <@ array['ka', 'en', 'ru', 'uk', 'az', 'hy', 'tr', 'de', 'fr', 'es', 'it', 'pl', 'ar', 'he', 'fa']
    and cardinality(languages) <= 15);

-- How soon an owner answers: the first message of each side, and the newest orders that were answered.
create index messages_author on messages (thread_id, author, id);
create index orders_answered on orders (owner_id, id desc) where answered_at is not null;

-- The page shows the picture, and is gone with the account. `users` changes at every login, which nobody is shown.
create trigger users_shown after update of picture_key, blocked_at, deleted_at on users
  for each statement execute function tell_shown_changed();

-- Of all messages only the first answer of a thread changes what everybody sees.
create function tell_first_answer() returns trigger language plpgsql as $$
begin
  if not exists (select from messages m where m.thread_id = new.thread_id and m.author = 'owner' and m.id <> new.id) then
    perform pg_notify('gza_events', '{"kind":"shown"}');
  end if;
  return null;
end $$;
create trigger messages_answered_shown after insert on messages
  for each row when (new.author = 'owner') execute function tell_first_answer();
