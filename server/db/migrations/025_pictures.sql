-- One row per original; its sizes are derived from it when they are first asked for.
create table pictures (
  id integer generated always as identity primary key,
  -- readable part and the hash of the original's bytes: the stem of every derived file's name
  name text not null unique check (name ~ '^[a-z0-9-]+-[0-9a-f]{12}$'),
  width integer not null,
  height integer not null,
  -- tiny blurred picture as a data URL
  placeholder text not null
);

create table car_pictures (
  car_id integer not null references cars on delete cascade,
  shot text not null check (shot in ('front', 'left', 'interior', 'rear', 'right', 'trunk')),
  picture_id integer not null references pictures,
  is_main boolean not null default false,
  primary key (car_id, shot)
);
create unique index car_pictures_main on car_pictures (car_id) where is_main;

-- The pictures of a car as they are sent, so that a page of cards reads one narrow row per car.
create table car_galleries (
  car_id integer primary key references cars on delete cascade,
  main_picture_id integer not null references pictures,
  main json not null,
  others json not null
);

create function picture_json(shot text, picture pictures) returns json language sql immutable as $$
  select json_build_object(
    'shot', shot,
    'url', '/pictures/' || picture.name || '-640.webp',
    'srcset', (select string_agg('/pictures/' || picture.name || '-' || size || '.webp ' || size || 'w', ', ' order by size)
      from unnest(array[320, 480, 640, 960, 1280]) as size where size <= picture.width),
    'width', picture.width,
    'height', picture.height,
    'placeholder', picture.placeholder)
$$;

create function refresh_car_galleries() returns trigger language plpgsql as $$
begin
  delete from car_galleries where car_id in (select car_id from changed);
  insert into car_galleries (car_id, main_picture_id, main, others)
  select s.car_id,
    (array_agg(s.picture_id) filter (where s.is_main))[1],
    (array_agg(picture_json(s.shot, p)) filter (where s.is_main))[1],
    coalesce(json_agg(picture_json(s.shot, p) order by array_position(
      array['front', 'left', 'interior', 'rear', 'right', 'trunk'], s.shot)) filter (where not s.is_main), '[]')
  from car_pictures s join pictures p on p.id = s.picture_id
  where s.car_id in (select car_id from changed)
  group by s.car_id
  having bool_or(s.is_main);
  return null;
end $$;
create trigger car_pictures_inserted after insert on car_pictures
  referencing new table as changed for each statement execute function refresh_car_galleries();
create trigger car_pictures_updated after update on car_pictures
  referencing new table as changed for each statement execute function refresh_car_galleries();
create trigger car_pictures_deleted after delete on car_pictures
  referencing old table as changed for each statement execute function refresh_car_galleries();
