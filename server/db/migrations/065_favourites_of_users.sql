-- Everybody who is logged in may keep favourites, not only clients.
alter table favourites add column user_id integer references users on delete cascade;
update favourites set user_id = clients.user_id from clients where clients.id = favourites.client_id;
alter table favourites alter column user_id set not null;
-- takes the old uniqueness and index along
alter table favourites drop column client_id;
alter table favourites add unique (user_id, car_id);
create index favourites_user on favourites (user_id, id desc);
