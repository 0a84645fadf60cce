-- The closed lists a car is described with. Codes are stable: they appear in addresses and queries.
create table cities (
  id integer primary key,
  code text not null unique,
  name_en text not null,
  name_ka text not null,
  name_ru text not null,
  position smallint not null
);

create table brands (
  code text primary key,
  -- brands and models are written the same in every language; the two others only help to find them
  name text not null,
  name_ka text not null,
  name_ru text not null
);

create table models (
  code text primary key,
  brand_code text not null references brands,
  name text not null,
  name_ka text not null,
  name_ru text not null
);
create index models_brand on models (brand_code);

create table categories (
  code text primary key,
  name_en text not null,
  name_ka text not null,
  name_ru text not null,
  position smallint not null
);

create table car_types (
  like categories including all
);

create table fuels (
  like categories including all
);

create table transmissions (
  like categories including all
);

create table steerings (
  like categories including all
);

create table drives (
  like categories including all
);

create table colours (
  like categories including all
);

create table insurances (
  like categories including all
);

create table extras (
  like categories including all,
  description_en text not null,
  description_ka text not null,
  description_ru text not null
);

insert into cities (id, code, name_en, name_ka, name_ru, position) values
  (1, 'tbilisi', 'Tbilisi', 'თბილისი', 'Тбилиси', 1),
  (2, 'batumi', 'Batumi', 'ბათუმი', 'Батуми', 2),
  (3, 'kutaisi', 'Kutaisi', 'ქუთაისი', 'Кутаиси', 3),
  (4, 'rustavi', 'Rustavi', 'რუსთავი', 'Рустави', 4),
  (5, 'gori', 'Gori', 'გორი', 'Гори', 5),
  (6, 'zugdidi', 'Zugdidi', 'ზუგდიდი', 'Зугдиди', 6),
  (7, 'poti', 'Poti', 'ფოთი', 'Поти', 7),
  (8, 'telavi', 'Telavi', 'თელავი', 'Телави', 8),
  (9, 'borjomi', 'Borjomi', 'ბორჯომი', 'Боржоми', 9),
  (10, 'mestia', 'Mestia', 'მესტია', 'Местиа', 10),
  (11, 'akhaltsikhe', 'Akhaltsikhe', 'ახალციხე', 'Ахалцихе', 11),
  (12, 'stepantsminda', 'Stepantsminda', 'სტეფანწმინდა', 'Степанцминда', 12);

insert into categories (code, name_en, name_ka, name_ru, position) values
  ('economy', 'Economy', 'ეკონომი', 'Эконом', 1),
  ('comfort', 'Comfort', 'კომფორტი', 'Комфорт', 2),
  ('business', 'Business', 'ბიზნესი', 'Бизнес', 3),
  ('suv', 'SUV', 'ჯიპი', 'Кроссовер', 4),
  ('offroad', 'Off-road', 'მაღალი გამავლობა', 'Внедорожник', 5),
  ('minivan', 'Minivan', 'მინივენი', 'Минивэн', 6),
  ('pickup', 'Pickup', 'პიკაპი', 'Пикап', 7),
  ('sports', 'Sports', 'სპორტული', 'Спортивный', 8),
  ('classic', 'Classic', 'კლასიკური', 'Ретро', 9),
  ('bus', 'Bus', 'ავტობუსი', 'Автобус', 10);

insert into car_types (code, name_en, name_ka, name_ru, position) values
  ('hatchback', 'Hatchback', 'ჰეჩბეკი', 'Хэтчбек', 1),
  ('sedan', 'Sedan', 'სედანი', 'Седан', 2),
  ('crossover', 'Crossover', 'კროსოვერი', 'Кроссовер', 3),
  ('offroad', 'Off-roader', 'ყველგანმავალი', 'Внедорожник', 4),
  ('coupe', 'Coupe', 'კუპე', 'Купе', 5),
  ('minivan', 'Minivan', 'მინივენი', 'Минивэн', 6),
  ('minibus', 'Minibus', 'მიკროავტობუსი', 'Микроавтобус', 7),
  ('pickup', 'Pickup', 'პიკაპი', 'Пикап', 8);

insert into fuels (code, name_en, name_ka, name_ru, position) values
  ('petrol', 'Petrol', 'ბენზინი', 'Бензин', 1),
  ('diesel', 'Diesel', 'დიზელი', 'Дизель', 2),
  ('hybrid', 'Hybrid', 'ჰიბრიდი', 'Гибрид', 3),
  ('electric', 'Electric', 'ელექტრო', 'Электро', 4),
  ('gas', 'Gas (LPG)', 'გაზი', 'Газ', 5);

insert into transmissions (code, name_en, name_ka, name_ru, position) values
  ('automatic', 'Automatic', 'ავტომატიკა', 'Автомат', 1),
  ('manual', 'Manual', 'მექანიკა', 'Механика', 2);

insert into steerings (code, name_en, name_ka, name_ru, position) values
  ('left', 'Left', 'მარცხენა', 'Левый', 1),
  ('right', 'Right', 'მარჯვენა', 'Правый', 2);

insert into drives (code, name_en, name_ka, name_ru, position) values
  ('front', 'Front', 'წინა', 'Передний', 1),
  ('rear', 'Rear', 'უკანა', 'Задний', 2),
  ('all', 'Four-wheel', 'სრული', 'Полный', 3);

insert into colours (code, name_en, name_ka, name_ru, position) values
  ('white', 'White', 'თეთრი', 'Белый', 1),
  ('pearl', 'Pearl white', 'მარგალიტისფერი', 'Жемчужный', 2),
  ('cream', 'Cream', 'კრემისფერი', 'Кремовый', 3),
  ('sand', 'Sand', 'ქვიშისფერი', 'Песочный', 4),
  ('silver', 'Silver', 'ვერცხლისფერი', 'Серебристый', 5),
  ('graphite', 'Graphite', 'გრაფიტისფერი', 'Графитовый', 6),
  ('black', 'Black', 'შავი', 'Чёрный', 7),
  ('red', 'Red', 'წითელი', 'Красный', 8),
  ('copper', 'Copper', 'სპილენძისფერი', 'Медный', 9),
  ('mustard', 'Mustard', 'მდოგვისფერი', 'Горчичный', 10),
  ('green', 'Green', 'მწვანე', 'Зелёный', 11),
  ('teal', 'Teal', 'ფირუზისფერი', 'Бирюзовый', 12),
  ('sky', 'Sky blue', 'ცისფერი', 'Голубой', 13),
  ('blue', 'Blue', 'ლურჯი', 'Синий', 14);

insert into insurances (code, name_en, name_ka, name_ru, position) values
  ('liability', 'Third-party liability', 'მესამე პირის პასუხისმგებლობა', 'Гражданская ответственность', 1),
  ('casco-500', 'CASCO, 500 ₾ excess', 'კასკო, ფრანშიზა 500 ₾', 'КАСКО, франшиза 500 ₾', 2),
  ('casco-1000', 'CASCO, 1,000 ₾ excess', 'კასკო, ფრანშიზა 1 000 ₾', 'КАСКО, франшиза 1 000 ₾', 3),
  ('casco-full', 'Full CASCO, no excess', 'სრული კასკო ფრანშიზის გარეშე', 'Полное КАСКО без франшизы', 4);

insert into extras (code, name_en, name_ka, name_ru, position, description_en, description_ka, description_ru) values
  ('driver', 'Driver', 'მძღოლი', 'Водитель', 1,
    'An experienced driver, up to ten hours a day.', 'გამოცდილი მძღოლი, დღეში ათ საათამდე.', 'Опытный водитель, до десяти часов в день.'),
  ('trunk', 'Roof box', 'სახურავის ბარგი', 'Багажник на крышу', 2,
    'A closed box on the roof, 420 litres.', 'დახურული ყუთი სახურავზე, 420 ლიტრი.', 'Закрытый бокс на крыше, 420 литров.'),
  ('child_seat', 'Child seat', 'ბავშვის სავარძელი', 'Детское кресло', 3,
    'For 9 to 36 kg, fitted before you arrive.', '9-დან 36 კილოგრამამდე, დამონტაჟებული თქვენს მოსვლამდე.', 'На вес от 9 до 36 кг, установим к вашему приезду.'),
  ('delivery', 'Delivery', 'მიწოდება', 'Доставка', 4,
    'The car comes to your address or the airport.', 'მანქანას მოგიყვანთ მისამართზე ან აეროპორტში.', 'Пригоним машину к вашему адресу или в аэропорт.');

insert into brands (code, name, name_ka, name_ru) values
  ('audi', 'Audi', 'აუდი', 'Ауди'),
  ('bmw', 'BMW', 'ბმვ', 'БМВ'),
  ('chevrolet', 'Chevrolet', 'შევროლე', 'Шевроле'),
  ('ford', 'Ford', 'ფორდი', 'Форд'),
  ('gaz', 'GAZ', 'გაზი', 'ГАЗ'),
  ('honda', 'Honda', 'ჰონდა', 'Хонда'),
  ('hyundai', 'Hyundai', 'ჰიუნდაი', 'Хендай'),
  ('jeep', 'Jeep', 'ჯიპი', 'Джип'),
  ('kia', 'Kia', 'კია', 'Киа'),
  ('land-rover', 'Land Rover', 'ლენდ როვერი', 'Ленд Ровер'),
  ('lexus', 'Lexus', 'ლექსუსი', 'Лексус'),
  ('mazda', 'Mazda', 'მაზდა', 'Мазда'),
  ('mercedes-benz', 'Mercedes-Benz', 'მერსედეს-ბენცი', 'Мерседес-Бенц'),
  ('mitsubishi', 'Mitsubishi', 'მიცუბიში', 'Мицубиси'),
  ('nissan', 'Nissan', 'ნისანი', 'Ниссан'),
  ('skoda', 'Škoda', 'შკოდა', 'Шкода'),
  ('subaru', 'Subaru', 'სუბარუ', 'Субару'),
  ('suzuki', 'Suzuki', 'სუზუკი', 'Сузуки'),
  ('tesla', 'Tesla', 'ტესლა', 'Тесла'),
  ('toyota', 'Toyota', 'ტოიოტა', 'Тойота'),
  ('uaz', 'UAZ', 'უაზი', 'УАЗ'),
  ('vaz', 'VAZ', 'ვაზი', 'ВАЗ'),
  ('volkswagen', 'Volkswagen', 'ფოლკსვაგენი', 'Фольксваген');

insert into models (code, brand_code, name, name_ka, name_ru) values
  ('a6', 'audi', 'A6', 'ა6', 'А6'),
  ('3-series', 'bmw', '3 Series', '3 სერია', '3 серии'),
  ('5-series', 'bmw', '5 Series', '5 სერია', '5 серии'),
  ('m4', 'bmw', 'M4', 'მ4', 'М4'),
  ('x5', 'bmw', 'X5', 'იქს 5', 'Х5'),
  ('camaro', 'chevrolet', 'Camaro', 'კამარო', 'Камаро'),
  ('cruze', 'chevrolet', 'Cruze', 'კრუზი', 'Круз'),
  ('escape', 'ford', 'Escape', 'ესკეიპი', 'Эскейп'),
  ('fusion', 'ford', 'Fusion', 'ფიუჟენი', 'Фьюжн'),
  ('mustang', 'ford', 'Mustang', 'მუსტანგი', 'Мустанг'),
  ('ranger', 'ford', 'Ranger', 'რეინჯერი', 'Рейнджер'),
  ('transit', 'ford', 'Transit', 'ტრანზიტი', 'Транзит'),
  ('21-volga', 'gaz', '21 Volga', '21 ვოლგა', '21 Волга'),
  ('24-volga', 'gaz', '24 Volga', '24 ვოლგა', '24 Волга'),
  ('cr-v', 'honda', 'CR-V', 'სი-არ-ვი', 'Си-Ар-Ви'),
  ('fit', 'honda', 'Fit', 'ფიტი', 'Фит'),
  ('odyssey', 'honda', 'Odyssey', 'ოდისეი', 'Одиссей'),
  ('elantra', 'hyundai', 'Elantra', 'ელანტრა', 'Элантра'),
  ('h-1', 'hyundai', 'H-1', 'ეიჩ-1', 'Аш-1'),
  ('santa-fe', 'hyundai', 'Santa Fe', 'სანტა ფე', 'Санта Фе'),
  ('sonata', 'hyundai', 'Sonata', 'სონატა', 'Соната'),
  ('tucson', 'hyundai', 'Tucson', 'ტუსონი', 'Туссан'),
  ('wrangler', 'jeep', 'Wrangler', 'რენგლერი', 'Рэнглер'),
  ('carnival', 'kia', 'Carnival', 'კარნივალი', 'Карнивал'),
  ('optima', 'kia', 'Optima', 'ოპტიმა', 'Оптима'),
  ('picanto', 'kia', 'Picanto', 'პიკანტო', 'Пиканто'),
  ('rio', 'kia', 'Rio', 'რიო', 'Рио'),
  ('sportage', 'kia', 'Sportage', 'სპორტეიჯი', 'Спортейдж'),
  ('defender', 'land-rover', 'Defender', 'დეფენდერი', 'Дефендер'),
  ('es', 'lexus', 'ES', 'ეს', 'ЕС'),
  ('gx-470', 'lexus', 'GX 470', 'ჯი-იქს 470', 'ДжиИкс 470'),
  ('rx', 'lexus', 'RX', 'ერ-იქს', 'Эр-Икс'),
  ('3', 'mazda', '3', '3', '3'),
  ('cx-5', 'mazda', 'CX-5', 'სი-იქს 5', 'Си-Икс 5'),
  ('e-class', 'mercedes-benz', 'E-Class', 'ე კლასი', 'Е-класс'),
  ('g-class', 'mercedes-benz', 'G-Class', 'გე კლასი', 'Гелендваген'),
  ('s-class', 'mercedes-benz', 'S-Class', 'ეს კლასი', 'С-класс'),
  ('sprinter', 'mercedes-benz', 'Sprinter', 'სპრინტერი', 'Спринтер'),
  ('v-class', 'mercedes-benz', 'V-Class', 'ვე კლასი', 'В-класс'),
  ('vito', 'mercedes-benz', 'Vito', 'ვიტო', 'Вито'),
  ('delica', 'mitsubishi', 'Delica', 'დელიკა', 'Делика'),
  ('l200', 'mitsubishi', 'L200', 'ელ200', 'Л200'),
  ('outlander', 'mitsubishi', 'Outlander', 'აუთლენდერი', 'Аутлендер'),
  ('pajero', 'mitsubishi', 'Pajero', 'პაჯერო', 'Паджеро'),
  ('370z', 'nissan', '370Z', '370ზეტი', '370Зет'),
  ('juke', 'nissan', 'Juke', 'ჯუკი', 'Жук'),
  ('leaf', 'nissan', 'Leaf', 'ლიფი', 'Лиф'),
  ('navara', 'nissan', 'Navara', 'ნავარა', 'Навара'),
  ('x-trail', 'nissan', 'X-Trail', 'იქს-ტრეილი', 'Икс-Трейл'),
  ('fabia', 'skoda', 'Fabia', 'ფაბია', 'Фабия'),
  ('octavia', 'skoda', 'Octavia', 'ოქტავია', 'Октавия'),
  ('brz', 'subaru', 'BRZ', 'ბრზ', 'БРЗ'),
  ('crosstrek', 'subaru', 'Crosstrek', 'კროსტრეკი', 'Кросстрек'),
  ('forester', 'subaru', 'Forester', 'ფორესტერი', 'Форестер'),
  ('jimny', 'suzuki', 'Jimny', 'ჯიმნი', 'Джимни'),
  ('swift', 'suzuki', 'Swift', 'სვიფტი', 'Свифт'),
  ('model-3', 'tesla', 'Model 3', 'მოდელ 3', 'Модел 3'),
  ('4runner', 'toyota', '4Runner', '4რანერი', '4Раннер'),
  ('alphard', 'toyota', 'Alphard', 'ალფარდი', 'Альфард'),
  ('aqua', 'toyota', 'Aqua', 'აქვა', 'Аква'),
  ('camry', 'toyota', 'Camry', 'კემრი', 'Камри'),
  ('corolla', 'toyota', 'Corolla', 'კოროლა', 'Королла'),
  ('gr86', 'toyota', 'GR86', 'ჯი-არ 86', 'ДжиАр 86'),
  ('hiace', 'toyota', 'HiAce', 'ჰაიასი', 'Хайс'),
  ('hilux', 'toyota', 'Hilux', 'ჰაილუქსი', 'Хайлюкс'),
  ('land-cruiser-prado', 'toyota', 'Land Cruiser Prado', 'ლენდ კრუზერ პრადო', 'Ленд Крузер Прадо'),
  ('prius', 'toyota', 'Prius', 'პრიუსი', 'Приус'),
  ('rav4', 'toyota', 'RAV4', 'რავ4', 'РАВ4'),
  ('sienna', 'toyota', 'Sienna', 'სიენა', 'Сиенна'),
  ('yaris', 'toyota', 'Yaris', 'იარისი', 'Ярис'),
  ('hunter', 'uaz', 'Hunter', 'ჰანტერი', 'Хантер'),
  ('2101', 'vaz', '2101', '2101', '2101 Копейка'),
  ('2106', 'vaz', '2106', '2106', '2106 Шестёрка'),
  ('crafter', 'volkswagen', 'Crafter', 'კრაფტერი', 'Крафтер'),
  ('golf', 'volkswagen', 'Golf', 'გოლფი', 'Гольф'),
  ('passat', 'volkswagen', 'Passat', 'პასატი', 'Пассат'),
  ('tiguan', 'volkswagen', 'Tiguan', 'ტიგუანი', 'Тигуан'),
  ('w123', 'mercedes-benz', 'W123', 'ვე 123', 'В123');

-- As the National Bank of Georgia published them; the latest row of a currency is the one in use.
create table exchange_rates (
  code text not null,
  valid_from date not null,
  -- for one unit: what the bank quotes for ten or a hundred is divided before it is stored
  gel_per_unit numeric(14, 6) not null check (gel_per_unit > 0),
  fetched_at timestamptz not null,
  primary key (code, valid_from)
);

-- Paints that were called by the name of another one, and estates that were called sedans.
insert into colours (code, name_en, name_ka, name_ru, position) values
  ('beige', 'Beige', 'ბეჟი', 'Бежевый', 15),
  ('grey', 'Grey', 'ნაცრისფერი', 'Серый', 16),
  ('burgundy', 'Burgundy', 'შინდისფერი', 'Бордовый', 17),
  ('orange', 'Orange', 'ნარინჯისფერი', 'Оранжевый', 18),
  ('yellow', 'Yellow', 'ყვითელი', 'Жёлтый', 19);

insert into car_types (code, name_en, name_ka, name_ru, position) values
  ('wagon', 'Estate', 'უნივერსალი', 'Универсал', 9);

-- Airports with flights from abroad.
create table airports (
  id integer primary key,
  code text not null unique,
  city_id integer not null references cities,
  name_en text not null,
  name_ka text not null,
  name_ru text not null,
  lat numeric(8, 5) not null,
  lng numeric(8, 5) not null
);

insert into airports (id, code, city_id, name_en, name_ka, name_ru, lat, lng)
select a.id, a.code, t.id, a.name_en, a.name_ka, a.name_ru, a.lat, a.lng
from (values
  (1, 'TBS', 'tbilisi', 'Tbilisi Airport', 'თბილისის აეროპორტი', 'Аэропорт Тбилиси', 41.66917, 44.95472),
  (2, 'KUT', 'kutaisi', 'Kutaisi Airport', 'ქუთაისის აეროპორტი', 'Аэропорт Кутаиси', 42.17667, 42.48278),
  (3, 'BUS', 'batumi', 'Batumi Airport', 'ბათუმის აეროპორტი', 'Аэропорт Батуми', 41.61028, 41.59972)
) as a (id, code, city, name_en, name_ka, name_ru, lat, lng) join cities t on t.code = a.city;

-- A car said its insurance twice: by a value of the list, and by the protection in its terms. The terms count, because
-- rentals are agreed by them; the value follows, and is what counts only where nobody wrote a protection.
insert into insurances (code, name_en, name_ka, name_ru, position) values
  ('casco', 'CASCO, excess by the terms of rent', 'კასკო, ფრანშიზა ქირაობის პირობებით', 'КАСКО, франшиза по условиям аренды',
    (select max(position) + 1 from insurances));

-- What the values of the lists are called in speech, in the scripts people type: beside their names, which are what we
-- write ourselves. A word may mean several values, and several lists: "джип" is the brand, an SUV and an off-roader.
create table spoken_names (
  kind text not null,
  code text not null,
  -- Small letters, words parted by one space.
  name text not null check (name = lower(name) and name ~ '^\S+( \S+){0,3}$'),
  primary key (kind, code, name)
);

insert into spoken_names (kind, code, name)
select distinct kind, code, unnest(string_to_array(names, ', ')) from (values
  ('drive', 'all', '4x4, 4х4, 4 4, 4wd, awd, 4matic, quattro, xdrive, x-drive, 4motion, four wheel drive, 4 wheel drive, all wheel drive'),
  ('drive', 'all', 'полный привод, полноприводный, полноприводная, полноприводные, 4 на 4, четыре на четыре, привод на все колёса, привод на все колеса'),
  ('drive', 'all', 'სრულამძრავი, სრულამძრავიანი, სრული ამძრავი, სრული წამყვანი, ოთხწამყვანი, ოთხწამყვანიანი, ოთხი წამყვანი, 4 წამყვანი, ოთხივე წამყვანი, ოთხი ოთხზე, 4 4 ზე'),
  ('drive', 'front', 'fwd, 2wd, front wheel drive, two wheel drive, передний привод, переднеприводный, переднеприводная, წინა ამძრავი, წინაამძრავი, წინა წამყვანი, წინაწამყვანი'),
  ('drive', 'rear', 'rwd, 2wd, rear wheel drive, two wheel drive, задний привод, заднеприводный, заднеприводная, უკანა ამძრავი, უკანაამძრავი, უკანა წამყვანი, უკანაწამყვანი'),

  ('steering', 'left', 'lhd, left hand drive, левый руль, леворульный, леворульная, მარცხენა საჭე, მარცხენასაჭიანი'),
  ('steering', 'right', 'rhd, right hand drive, правый руль, праворульный, праворульная, მარჯვენა საჭე, მარჯვენასაჭიანი'),

  ('transmission', 'automatic', 'акпп, автоматическая, коробка автомат, автоматическая коробка, вариатор, типтроник, cvt, dsg, tiptronic, ავტომატი, ავტომატური, ავტომატური კოლოფი, ვარიატორი, ტიპტრონიკი'),
  ('transmission', 'manual', 'мкпп, механическая, коробка механика, механическая коробка, ручная, ручная коробка, stick shift, მექანიკური, მექანიკური კოლოფი'),

  ('fuel', 'petrol', 'gasoline, бензиновый, бензиновая, ბენზინზე, ბენზინის'),
  ('fuel', 'diesel', 'дизельный, дизельная, солярка, დიზელზე, დიზელის, სოლარკა'),
  ('fuel', 'hybrid', 'phev, hev, plug in hybrid, гибридный, гибридная, плагин, плагин гибрид, ჰიბრიდული'),
  ('fuel', 'electric', 'ev, bev, electro, electric car, электромобиль, электрокар, электрический, электрическая, электричка, ელექტრომობილი, ელექტრული, ელექტრომანქანა'),
  ('fuel', 'gas', 'lpg, cng, газовый, газовая, пропан, метан, გაზზე, პროპანი, მეთანი'),

  ('category', 'economy', 'cheap, budget, бюджетный, бюджетная, дешёвый, дешевый, дешёвая, дешевая, дёшево, дешево, недорого, экономный, экономичный, эконом класс, ეკონომიური, ეკონომ კლასი, ბიუჯეტური, იაფი'),
  ('category', 'comfort', 'comfortable, комфортный, комфортная, комфорт класс, კომფორტული, კომფორტ კლასი'),
  ('category', 'business', 'premium, luxury, executive, vip, премиум, премиальный, люкс, представительский, бизнес класс, вип, პრემიუმი, პრემიუმ, ლუქსი, ლუქს, ბიზნეს კლასი, ვიპ'),
  ('category', 'suv', 'джип, ჯიპი, ჯიპები, jipi, jeepi, внедорожник, паркетник, suv, сув, сувы, crossover, კროსოვერი'),
  ('category', 'offroad', 'джип, ჯიპი, ჯიპები, jipi, jeepi, off road, offroad, off roader, offroader, внедорожный, вездеход, проходимый, ყველგანმავალი, მაღალგამავალი, მაღალი გამავლობის'),
  ('category', 'minivan', 'mpv, van, people carrier, family, вэн, вен, минивен, семейный, семейная, ვენი, ოჯახური'),
  ('category', 'pickup', 'pick up, пикап'),
  ('category', 'sports', 'sport, sports car, sportscar, спорткар, спортивная, სპორტ კარი'),
  ('category', 'classic', 'retro, vintage, oldtimer, ретро, винтаж, винтажный, олдтаймер, раритет, классика, რეტრო, კლასიკა'),
  ('category', 'bus', 'coach'),

  ('car_type', 'hatchback', 'hatch, хэтч, хетч, хетчбек, ჰეჩი, ჰეჩბექი, ჰეტჩბეკი'),
  ('car_type', 'sedan', 'saloon'),
  ('car_type', 'crossover', 'suv, джип, ჯიპი, ჯიპები, jipi, jeepi, паркетник, кросовер, кроссоверы, კროსი'),
  ('car_type', 'offroad', 'джип, ჯიპი, ჯიპები, jipi, jeepi, off road, offroad, offroader, внедорожный, вездеход'),
  ('car_type', 'minivan', 'mpv, van, people carrier, вэн, вен, минивен, ვენი'),
  ('car_type', 'minibus', 'van, бус, бусик, микрик, маршрутка, мини автобус, ბუსი, ბუსიკი, მარშრუტკა, სამარშრუტო, მიკრიკი, მიკროავტობუსი'),
  ('car_type', 'pickup', 'pick up'),
  ('car_type', 'wagon', 'wagon, station wagon, estate car, комби')
) lists (kind, code, names);

-- What stands beside a name without choosing: "с полным приводом", "руль слева". Any value of the list is meant.
insert into spoken_names (kind, code, name)
  select 'drive', code, unnest(array['drive', 'привод', 'ამძრავი', 'წამყვანი']) from drives
  union all
  select 'steering', code, unnest(array['steering', 'руль', 'საჭე', 'საჭით']) from steerings
  union all
  select 'transmission', code, unnest(array['transmission', 'gearbox', 'коробка', 'коробка передач', 'кпп', 'კოლოფი', 'გადაცემათა კოლოფი']) from transmissions;

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

-- Everything a car can be found by, in every script, whole and word by word: a word of a search becomes
-- codes of the reference lists here, so that text costs no more than the other filters.
-- Equipment is found by its whole names: of its single words most name something else.
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
