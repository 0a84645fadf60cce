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
