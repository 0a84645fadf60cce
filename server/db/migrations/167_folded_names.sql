-- A name as people type it who look for it: without accents and apostrophes, whatever the dashes, in small letters.
-- unaccent() counts as stable because its dictionary could be changed; ours is the one that comes with it.
create function folded(text) returns text language sql immutable strict parallel safe
  return regexp_replace(
    translate(lower(unaccent('unaccent'::regdictionary, normalize($1, nfc))), '-‐‑‒–—−''’‘‛`´′ʹʻʼʽʾʿˈ"“”„', '       '),
    '\s+', ' ', 'g');

drop index clients_name_part;
drop index owners_name_part;
create index clients_name_part on clients using gin (folded(name || ' ' || surname) gin_trgm_ops);
create index owners_name_part on owners using gin (folded(name || ' ' || coalesce(surname, '')) gin_trgm_ops);
