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
  )
  select kind, code, term, bool_or(is_spoken) as is_spoken from terms where term <> '' group by kind, code, term;
create unique index search_terms_key on search_terms (kind, code, term);
