-- What a car is fitted with: a list that admins edit, as the extras, but nothing that is paid for.
create table equipment (
  like categories including all,
  -- One of `equipmentIcons` of the contract.
  icon text not null
);
insert into equipment (code, icon, name_en, name_ka, name_ru, position) values
  ('bluetooth', 'bluetooth', 'Bluetooth', 'ბლუთუზი', 'Bluetooth', 1),
  ('carplay', 'phone', 'Apple CarPlay or Android Auto', 'Apple CarPlay ან Android Auto', 'Apple CarPlay или Android Auto', 2),
  ('usb', 'usb', 'USB port', 'USB პორტი', 'USB-порт', 3),
  ('aux', 'audio', 'AUX input', 'AUX შესასვლელი', 'Вход AUX', 4),
  ('reversing_camera', 'camera', 'Reversing camera', 'უკანა ხედვის კამერა', 'Камера заднего вида', 5),
  ('parking_sensors', 'sensors', 'Parking sensors', 'პარკირების სენსორები', 'Парктроник', 6),
  ('cruise_control', 'speed', 'Cruise control', 'კრუიზ-კონტროლი', 'Круиз-контроль', 7),
  ('dash_cam', 'video', 'Dash cam', 'ვიდეორეგისტრატორი', 'Видеорегистратор', 8),
  ('seat_anchors', 'child', 'Child-seat anchors (ISOFIX)', 'ბავშვის სავარძლის სამაგრი (ISOFIX)', 'Крепление ISOFIX', 9),
  ('winter_tyres', 'snow', 'Winter tyres fitted', 'ზამთრის საბურავები', 'Зимние шины', 10),
  ('roof_rails', 'roof', 'Roof rails', 'სახურავის რელინგები', 'Рейлинги на крыше', 11),
  ('ski_rack', 'ski', 'Ski rack', 'თხილამურების სამაგრი', 'Багажник для лыж', 12),
  ('tow_bar', 'tow', 'Tow bar', 'საბუქსირე მოწყობილობა', 'Фаркоп', 13),
  ('smoking', 'smoking', 'Smoking allowed', 'მოწევა ნებადართულია', 'Можно курить', 14);

alter table cars add column equipment_codes text[] not null default '{}';
create index cars_equipment on cars using gin (equipment_codes) where status = 'active';

create table car_equipment (
  car_id integer not null references cars on delete cascade,
  equipment_code text not null references equipment,
  primary key (car_id, equipment_code)
);
create index car_equipment_code on car_equipment (equipment_code);

create function refresh_car_equipment_codes() returns trigger language plpgsql as $$
begin
  update cars set equipment_codes = coalesce(
    (select array_agg(e.equipment_code order by e.equipment_code) from car_equipment e where e.car_id = cars.id), '{}')
  where id in (select car_id from changed);
  return null;
end $$;
create trigger car_equipment_inserted after insert on car_equipment
  referencing new table as changed for each statement execute function refresh_car_equipment_codes();
create trigger car_equipment_deleted after delete on car_equipment
  referencing old table as changed for each statement execute function refresh_car_equipment_codes();

insert into spoken_names (kind, code, name)
select distinct kind, code, unnest(string_to_array(names, ', ')) from (values
  ('equipment', 'bluetooth', 'bluetooth, блютуз, блютус, ბლუთუსი'),
  ('equipment', 'carplay', 'carplay, apple carplay, android auto, карплей, андроид авто, ქარფლეი'),
  ('equipment', 'usb', 'usb'),
  ('equipment', 'aux', 'aux'),
  ('equipment', 'reversing_camera', 'backup camera, rear camera, rear view camera, reverse camera, камера заднего хода, задняя камера, უკანა კამერა'),
  ('equipment', 'parking_sensors', 'parktronic, парктроник, парктроники, датчики парковки, პარკტრონიკი'),
  ('equipment', 'cruise_control', 'cruise control, круиз контроль, კრუიზ კონტროლი'),
  ('equipment', 'dash_cam', 'dashcam, dash camera, видеорегистратор, რეგისტრატორი'),
  ('equipment', 'seat_anchors', 'isofix, изофикс, იზოფიქსი'),
  ('equipment', 'winter_tyres', 'winter tyres, winter tires, snow tyres, зимняя резина, зимние колёса, ზამთრის საბურავი'),
  ('equipment', 'roof_rails', 'roof rails, рейлинги, რელინგები'),
  ('equipment', 'ski_rack', 'ski rack, ski carrier, багажник под лыжи, крепление для лыж, თხილამურების საბარგული'),
  ('equipment', 'tow_bar', 'towbar, tow hitch, фаркоп, прицепное, საბუქსირე'),
  ('equipment', 'smoking', 'smoking allowed, smoking car, можно курить, მოწევა')
) lists (kind, code, names);

-- As before, and equipment by its whole names: of its single words most name something else.
drop materialized view search_terms;
create materialized view search_terms as
  with names as (
    select 'brand' as kind, code, unnest(array[name, name_ka, name_ru, unaccent(name), code]) as name from brands
    union all
    select 'model', code, unnest(array[name, name_ka, name_ru, code, replace(name, '-', ''), replace(name, ' ', '')]) from models
    union all
    select 'city', id::text, unnest(array[name_en, name_ka, name_ru]) from cities
    union all
    select 'category', code, unnest(array[name_en, name_ka, name_ru]) from categories
    union all
    select 'car_type', code, unnest(array[name_en, name_ka, name_ru]) from car_types
    union all
    select 'fuel', code, unnest(array[name_en, name_ka, name_ru]) from fuels
    union all
    select 'transmission', code, unnest(array[name_en, name_ka, name_ru]) from transmissions
    union all
    select 'drive', code, unnest(array[name_en, name_ka, name_ru]) from drives
    union all
    select 'steering', code, unnest(array[name_en, name_ka, name_ru]) from steerings
    union all
    select 'colour', code, unnest(array[name_en, name_ka, name_ru]) from colours
  ), terms as (
    select kind, code, lower(name) as term, false as is_spoken from names
    union all
    select kind, code, regexp_split_to_table(lower(name), '[^[:alnum:]]+'), false from names
    union all
    select kind, code, name, true from spoken_names
    union all
    select 'equipment', code, trim(regexp_replace(lower(unnest(array[name_en, name_ka, name_ru])), '[^[:alnum:]]+', ' ', 'g')), true
    from equipment
  )
  select kind, code, term, bool_or(is_spoken) as is_spoken from terms where term <> '' group by kind, code, term;
create unique index search_terms_key on search_terms (kind, code, term);
