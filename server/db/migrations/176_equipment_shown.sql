-- Visitors see the words of equipment: what processes keep of shared answers is dropped when an admin edits them.
create trigger equipment_shown after insert or update or delete or truncate on equipment
  for each statement execute function tell_shown_changed();
