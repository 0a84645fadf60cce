-- The page of a car shows the terms of its owner.
create trigger owner_terms_shown after insert or update or delete or truncate on owner_terms
  for each statement execute function tell_shown_changed();
