-- Paints that were called by the name of another one, and estates that were called sedans.
insert into colours (code, name_en, name_ka, name_ru, position) values
  ('beige', 'Beige', 'ბეჟი', 'Бежевый', 15),
  ('grey', 'Grey', 'ნაცრისფერი', 'Серый', 16),
  ('burgundy', 'Burgundy', 'შინდისფერი', 'Бордовый', 17),
  ('orange', 'Orange', 'ნარინჯისფერი', 'Оранжевый', 18),
  ('yellow', 'Yellow', 'ყვითელი', 'Жёлтый', 19);

insert into car_types (code, name_en, name_ka, name_ru, position) values
  ('wagon', 'Estate', 'უნივერსალი', 'Универсал', 9);

-- A search by words finds them by the new ones, too.
refresh materialized view search_terms;
