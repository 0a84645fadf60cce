-- Parts of cities, as people name the place where they want a car. The position is about their middle.
create table districts (
  id integer primary key,
  code text not null unique,
  city_id integer not null references cities,
  name_en text not null,
  name_ka text not null,
  name_ru text not null,
  -- Unknown of those that an admin has added.
  lat numeric(8, 5) check (lat between -90 and 90),
  lng numeric(8, 5) check (lng between -180 and 180),
  position smallint not null,
  check (num_nulls(lat, lng) in (0, 2))
);
create index districts_city on districts (city_id);

insert into districts (id, code, city_id, name_en, name_ka, name_ru, lat, lng, position)
select row_number() over (order by d.place), d.code, t.id, d.name_en, d.name_ka, d.name_ru, d.lat, d.lng, d.place
from (values
  (1, 'vake', 'tbilisi', 'Vake', 'ვაკე', 'Ваке', 41.70960, 44.75500),
  (2, 'saburtalo', 'tbilisi', 'Saburtalo', 'საბურთალო', 'Сабуртало', 41.72800, 44.75000),
  (3, 'vera', 'tbilisi', 'Vera', 'ვერა', 'Вера', 41.70850, 44.78400),
  (4, 'sololaki', 'tbilisi', 'Sololaki', 'სოლოლაკი', 'Сололаки', 41.69000, 44.79900),
  (5, 'mtatsminda', 'tbilisi', 'Mtatsminda', 'მთაწმინდა', 'Мтацминда', 41.69600, 44.79000),
  (6, 'old-tbilisi', 'tbilisi', 'Old Tbilisi', 'ძველი თბილისი', 'Старый Тбилиси', 41.69050, 44.80800),
  (7, 'avlabari', 'tbilisi', 'Avlabari', 'ავლაბარი', 'Авлабари', 41.69300, 44.81800),
  (8, 'chughureti', 'tbilisi', 'Chughureti', 'ჩუღურეთი', 'Чугурети', 41.71200, 44.80000),
  (9, 'didube', 'tbilisi', 'Didube', 'დიდუბე', 'Дидубе', 41.74300, 44.77900),
  (10, 'dighomi', 'tbilisi', 'Dighomi', 'დიღომი', 'Дигоми', 41.76500, 44.77000),
  (11, 'didi-dighomi', 'tbilisi', 'Didi Dighomi', 'დიდი დიღომი', 'Диди Дигоми', 41.78600, 44.74800),
  (12, 'nadzaladevi', 'tbilisi', 'Nadzaladevi', 'ნაძალადევი', 'Надзаладеви', 41.74500, 44.79800),
  (13, 'gldani', 'tbilisi', 'Gldani', 'გლდანი', 'Глдани', 41.79000, 44.82000),
  (14, 'isani', 'tbilisi', 'Isani', 'ისანი', 'Исани', 41.68700, 44.84000),
  (15, 'samgori', 'tbilisi', 'Samgori', 'სამგორი', 'Самгори', 41.68500, 44.87500),
  (16, 'varketili', 'tbilisi', 'Varketili', 'ვარკეთილი', 'Варкетили', 41.69900, 44.88000),
  (17, 'ortachala', 'tbilisi', 'Ortachala', 'ორთაჭალა', 'Ортачала', 41.67700, 44.82500),
  (18, 'krtsanisi', 'tbilisi', 'Krtsanisi', 'კრწანისი', 'Крцаниси', 41.67000, 44.82200),
  (19, 'bagebi', 'tbilisi', 'Bagebi', 'ბაგები', 'Багеби', 41.70500, 44.72500),
  (20, 'vashlijvari', 'tbilisi', 'Vashlijvari', 'ვაშლიჯვარი', 'Вашлиджвари', 41.75300, 44.75600),
  (21, 'tskneti', 'tbilisi', 'Tskneti', 'წყნეთი', 'Цкнети', 41.69000, 44.70000),
  (22, 'old-batumi', 'batumi', 'Old Batumi', 'ძველი ბათუმი', 'Старый Батуми', 41.65100, 41.63700),
  (23, 'new-boulevard', 'batumi', 'New Boulevard', 'ახალი ბულვარი', 'Новый бульвар', 41.63500, 41.61400),
  (24, 'makhinjauri', 'batumi', 'Makhinjauri', 'მახინჯაური', 'Махинджаури', 41.67500, 41.69000),
  (25, 'gonio', 'batumi', 'Gonio', 'გონიო', 'Гонио', 41.56800, 41.56600),
  (26, 'kvariati', 'batumi', 'Kvariati', 'კვარიათი', 'Квариати', 41.54800, 41.56200)
) as d (place, code, city, name_en, name_ka, name_ru, lat, lng) join cities t on t.code = d.city;

-- What visitors share is dropped when an admin renames one.
create trigger districts_shown after insert or update or delete or truncate on districts
  for each statement execute function tell_shown_changed();
