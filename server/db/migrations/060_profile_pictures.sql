-- Where the storage has the profile picture; a new picture is a new key.
alter table users add column picture_key text unique;
