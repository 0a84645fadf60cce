-- The further pictures of a card are fetched when somebody touches it: they need nothing to be seen until they are there.
create or replace function refresh_car_galleries() returns trigger language plpgsql as $$
begin
  delete from car_galleries where car_id in (select car_id from changed);
  insert into car_galleries (car_id, main_picture_id, main, others)
  select s.car_id,
    (array_agg(s.picture_id) filter (where s.is_main))[1],
    (array_agg(picture_json(s.shot, p)) filter (where s.is_main))[1],
    coalesce(json_agg(picture_json(s.shot, p)::jsonb - 'placeholder' order by array_position(
      array['front', 'left', 'interior', 'rear', 'right', 'trunk'], s.shot)) filter (where not s.is_main), '[]')
  from car_pictures s join pictures p on p.id = s.picture_id
  where s.car_id in (select car_id from changed)
  group by s.car_id
  having bool_or(s.is_main);
  update cars set images_count = (select count(*) from car_pictures s where s.car_id = cars.id)
  where id in (select car_id from changed);
  return null;
end $$;

update car_galleries set others = (
  select coalesce(json_agg(other::jsonb - 'placeholder' order by place), '[]')
  from json_array_elements(others) with ordinality as listed (other, place));
