/**
 * What people say for the choices that are no rows of a list: terms of rent, instant booking, the order. And, for rows of
 * the lists, what they say besides the names in `spoken_names`, which also the plain words of the search know.
 */
export const choiceWords = {
  terms: {
    unlimited_distance:
      'unlimited mileage, unlimited distance, unlimited kilometres, unlimited kilometers, unlimited km, no mileage limit, no limit, no limits, without mileage limit, without limit, безлимитный пробег, безлимит, без лимита, без лимита пробега, без лимита по пробегу, без ограничения пробега, без ограничений пробега, без ограничений, неограниченный пробег, пробег без ограничений, ულიმიტო, ულიმიტო გარბენი, ულიმიტო გარბენით, შეუზღუდავი გარბენი, შეუზღუდავი გარბენით, ლიმიტის გარეშე, გარბენის ლიმიტის გარეშე',
    no_deposit:
      'no deposit, without deposit, without a deposit, zero deposit, deposit free, no security deposit, без залога, без депозита, без предоплаты залога, нулевой залог, დეპოზიტის გარეშე, უდეპოზიტო, გირაოს გარეშე, ბეს გარეშე',
    deposit_300:
      'low deposit, small deposit, маленький залог, небольшой залог, низкий залог, маленький депозит, დაბალი დეპოზიტი, მცირე დეპოზიტი',
    excess_500: 'low excess, small excess, небольшая франшиза, низкая франшиза, დაბალი ფრანშიზა',
    no_excess:
      'no excess, zero excess, without excess, full insurance, full casco, full coverage, without franchise, no franchise, без франшизы, полное каско, каско полное, полная страховка, с полной страховкой, полным каско, нулевая франшиза, სრული დაზღვევა, სრული დაზღვევით, სრული კასკო, სრული კასკოთი, ფრანშიზის გარეშე',
    more_drivers:
      'additional driver, second driver, two drivers, extra driver, another driver, more drivers, второй водитель, вторым водителем, два водителя, дополнительный водитель, несколько водителей, მეორე მძღოლი, მეორე მძღოლით, ორი მძღოლი, დამატებითი მძღოლი',
    pets: 'pets, pet, pet friendly, pets allowed, dog, with a dog, with dog, dog friendly, cat, with pets, с собакой, собака, с кошкой, с животными, с животным, с питомцем, можно с животными, можно с собакой, с домашними животными, домашние животные, питомцы, ძაღლი, ძაღლით, ძაღლთან ერთად, კატა, ცხოველი, ცხოველით, ცხოველებით, შინაური ცხოველი, შინაური ცხოველებით',
    gravel:
      'gravel, gravel road, gravel roads, dirt road, dirt roads, unpaved road, unpaved roads, грунтовая дорога, по грунтовке, грунтовка, по гравию, гравийная дорога, გრუნტის გზა, ხრეში, ხრეშიანი გზა, მიწის გზა',
    border_armenia:
      'armenia, to armenia, yerevan, армения, в армению, армению, армении, ереван, სომხეთი, სომხეთში, ერევანი',
    border_turkey: 'turkey, to turkey, türkiye, turkiye, турция, в турцию, турцию, турции, თურქეთი, თურქეთში',
    border_azerbaijan: 'azerbaijan, to azerbaijan, baku, азербайджан, в азербайджан, баку, აზერბაიჯანი, აზერბაიჯანში',
    cyrillic_licence:
      'russian licence, russian license, russian driving licence, cyrillic licence, cyrillic license, российские права, с российскими правами, русские права, по российским правам, белорусские права, кириллические права, права рф, რუსული მართვის მოწმობა, რუსული მოწმობა',
    one_way:
      'one way, one way rental, return in another city, drop off in another city, сдать в другом городе, возврат в другом городе, вернуть в другом городе, с возвратом в другом городе, в один конец, სხვა ქალაქში დაბრუნება, სხვა ქალაქში დაბრუნებით, სხვა ქალაქში ჩაბარება',
  },
  instant: {
    1: 'instant, instantly, instant booking, instant book, instant confirmation, book instantly, without confirmation, without approval, no confirmation, no approval, book now, мгновенно, мгновенная бронь, мгновенное бронирование, мгновенным бронированием, мгновенное подтверждение, без подтверждения, без ожидания, сразу, моментальное бронирование, მყისიერი, მყისიერად, მყისიერი დაჯავშნა, მყისიერი დაჯავშნით, მომენტალური, სწრაფი დაჯავშნა, სწრაფი დაჯავშნით, სწრაფი ჯავშანი, სწრაფი ჯავშნით, დადასტურების გარეშე',
  },
  /** What no filter asks for, though a word of it alone is one: it is said to be not understood. */
  noFilter: {
    sunroof:
      'sunroof, sun roof, panoramic roof, glass roof, люк, люком, панорамная крыша, ლუქი, ლუქით, პანორამული სახურავი',
    village: 'village, villages, деревня, деревню, деревни, სოფელი, სოფელში',
    mountains:
      'mountain, mountains, mountain road, mountain roads, in the mountains, горы, горам, горах, горами, горный, горная, горной, горную, горные, горных, горным, горная дорога, горные дороги, горных дорог, горным дорогам, მთა, მთაში, მთის, მთებში, მთიანი, მთის გზა, მთის გზები, მთის გზებისთვის',
    driver_age:
      'young driver, young drivers, driver age, age of driver, age of the driver, novice driver, new driver, молодой водитель, молодого водителя, молодым водителем, молодых водителей, молодые водители, начинающий водитель, начинающего водителя, возраст водителя, ახალგაზრდა მძღოლი, ახალგაზრდა მძღოლით, დამწყები მძღოლი, მძღოლის ასაკი',
    driving_licence:
      'driver licence, driver license, drivers licence, drivers license, driving licence, driving license, водительские права, водительское удостоверение, водительских прав, მართვის მოწმობა, მართვის მოწმობით',
  },
  sort: {
    price_asc:
      'cheapest, the cheapest, lowest price, cheapest first, most affordable, самый дешевый, самая дешевая, самые дешевые, самое дешевое, подешевле, самый недорогой, сначала дешевые, ყველაზე იაფი, უიაფესი',
    price_desc:
      'most expensive, the most expensive, самый дорогой, самая дорогая, самые дорогие, сначала дорогие, ყველაზე ძვირი, უძვირესი',
    newest:
      'newest listings, newest, recently added, latest, новые объявления, самые новые, недавно добавленные, სულ ახალი განცხადებები, უახლესი, ბოლოს დამატებული',
    rating:
      'best rated, top rated, highest rated, best rating, best reviews, highest rating, лучший рейтинг, с лучшим рейтингом, самый высокий рейтинг, с хорошими отзывами, с высоким рейтингом, лучшие отзывы, საუკეთესო რეიტინგი, საუკეთესო რეიტინგით, მაღალი რეიტინგით, მაღალი რეიტინგი, საუკეთესო შეფასებით',
  },
  rating_min: { 4: 'good rating, good reviews, хорошие отзывы, с хорошим рейтингом, კარგი შეფასებით, კარგი რეიტინგით' },
  extras: {
    driver:
      'with driver, with a driver, chauffeur, with chauffeur, chauffeured, с водителем, водителем, шофер, с шофером, с шофёром, მძღოლით, მძღოლიანი, შოფერი, შოფრით',
    trunk:
      'roof rack, roof trunk, roofbox, roof box, cargo box, автобокс, бокс на крышу, багажник на крыше, с багажником на крыше, სახურავის საბარგული, საბარგული სახურავზე',
    child_seat:
      'child seats, baby seat, baby seats, car seat, car seats, booster, booster seat, infant seat, kid seat, kids seat, toddler seat, child car seat, baby car seat, детское сиденье, детским сиденьем, детские кресла, автокресло, автолюлька, кресло для ребенка, креслом для ребенка, бустер, детское автокресло, детским креслом, ბავშვის სკამი, ბავშვის სკამით, საბავშვო სავარძელი, საბავშვო სავარძლით, ბავშვის სავარძლით, საბავშვო სკამი, საბავშვო სკამით, ბავშვის დასაჯდომი',
    delivery:
      'delivered, deliver, with delivery, delivery to hotel, delivery to address, bring to, brought to, доставкой, доставить, доставят, привезти, подача, с подачей, с доставкой, пригнать, მიწოდებით, მოტანა, მოყვანა, მოყვანით, მიტანა, მიტანით, მიტანის სერვისი, ადგილზე მიტანა, ადგილზე მოყვანა',
  },
  equipment: {
    reversing_camera:
      'camera, rearview camera, parking camera, backup cam, камера, камерой, парковочная камера, камеру заднего вида, камерой заднего вида, კამერა, კამერით, პარკირების კამერა, უკანა ხედვის კამერით',
    parking_sensors:
      'parking sensor, park assist, парковочные датчики, парктроником, датчик парковки, პარკინგ სენსორი, პარკირების სენსორებით',
    cruise_control: 'cruise, круиз, круизом, კრუიზი',
    carplay: 'car play, androidauto, эппл карплей, კარპლეი',
    winter_tyres:
      'winter tyre, winter tire, snow tire, studded tyres, зимними шинами, зимней резиной, на зимней резине, ზამთრის საბურავებით, ზამთრის რეზინა, ზამთრის რეზინით',
    dash_cam: 'dash camera, регистратор, ვიდეო რეგისტრატორი',
    tow_bar: 'hitch, tow hook, фаркопом, прицеп, მისაბმელი',
    ski_rack:
      'ski racks, for skis, крепление лыж, крепления для лыж, крепление для лыж, для лыж, თხილამურის საბარგული, თხილამურების სამაგრით',
    roof_rails: 'рейлингами',
    smoking: 'smokers, for smokers, smoking, курить, для курящих, курящий, მწეველი, მოწევა ნებადართული',
    seat_anchors: 'child seat anchors, iso fix',
  },
  transmission: {
    automatic:
      'auto, automatic transmission, automatic gearbox, auto transmission, автоматической коробкой, коробкой автомат, акп, на автомате, автоматом, ავტომატ, ავტომატიკაზე, ავტომატური გადაცემათა კოლოფი, ავტომატური გადაცემათა კოლოფით, ავტომატური ტრანსმისია, avtomati, avtomat',
    manual:
      'manual transmission, manual gearbox, stick, ручка, на ручке, на механике, механической коробкой, коробкой механика, механикой, მექანიკური გადაცემათა კოლოფი, მექანიკური გადაცემათა კოლოფით, მექანიკური ტრანსმისია, mekanika',
  },
  fuel: {
    petrol:
      'benzin, benzine, gasoline engine, petrol engine, на бензине, бензине, бензином, ბენზინი, ბენზინიანი, benzini',
    diesel:
      'diesel engine, dizel, дизеле, на дизеле, дизелем, дизелька, дизельную, дизельным, დიზელი, დიზელიანი, დიზელ, dizeli',
    hybrid: 'hybrids, гибриде, гибридную, გიბრიდი, ჰიბრიდ, ჰიბრიდი, ჰიბრიდზე, hibridi',
    electric:
      'electric cars, electrical, electric vehicle, electric vehicles, full electric, на электричестве, электромобили, электрическую, электротяге, ელექტრო, ელექტრომობილები, ელექტროზე, ელექტრო მანქანა',
    gas: 'газу, на газу, газе, на газе, газом, gas lpg, natural gas, გაზი, გაზიანი',
  },
  drive: {
    all: '4 wd, 4x 4, four by four, 4 by 4, allrad, full drive, all wheel, four wheel, полноприводную, полноприводного, полном приводе, на полном приводе, полным приводом, 4вд, ოთხი თვალი, ოთხი ბორბალი, 4 თვალი, ოთხივე ბორბალზე, სრულ ამძრავზე, სრული ამძრავით, ორივე ხიდი, ორი ხიდი',
    front: 'front wheel, переднем приводе, переднеприводную, передним приводом, წინა ამძრავით',
    rear: 'rear wheel, заднем приводе, заднеприводную, задним приводом, უკანა ამძრავით',
  },
  steering: {
    left: 'left steering, left steering wheel, left hand, руль слева, левым рулем, леворульную, მარცხენა საჭით, საჭე მარცხნივ',
    right:
      'right steering, right steering wheel, right hand, руль справа, правым рулем, праворульную, მარჯვენა საჭით, საჭე მარჯვნივ',
  },
  category: {
    economy:
      'economical, low cost, inexpensive, affordable, бюджетно, бюджетную, недорогой, недорогая, недорогую, недорогие, дешевую, дешевые, экономичную, эконом класса, ეკონომ, ეკონომ კლასის, იაფად, იაფიანი, ხელმისაწვდომი, არაძვირი, არაძვირად, ბიუჯეტურად',
    comfort: 'comfort class, комфорт класса, კომფორტ კლასის',
    business:
      'luxurious, business class, premium class, luxury class, lux, бизнес класса, премиум класс, премиум класса, люксовый, люксовую, представительского класса, ბიზნეს კლასის, პრემიუმ კლასი, პრემიუმ კლასის, ლუქს კლასი, ლუქს კლასის',
    suv: 'suvs, crossovers, sport utility, джипы, кроссоверы, паркетники, ჯიპ, კროსოვერები, crossover suv',
    offroad: 'off roaders, off road car, внедорожники, джипы, ჯიპ, მაღალი გამავლობა, მაღალგამავალი',
    minivan:
      'minivans, mini van, vans, family car, family van, минивены, минивэны, мини вэн, მინივენები, მინი ვენი, minivani',
    pickup: 'pickups, pick up truck, pickup truck, пикапы, პიკაპები',
    sports: 'sports cars, sportcar, sporty, спорткары, спортивную, спортивные, სპორტული მანქანა, სპორტ',
    classic:
      'classic car, oldtimers, retro car, ретро автомобиль, ретроавтомобиль, классический, классическая, კლასიკური მანქანა',
    bus: 'buses, автобусы, ავტობუსები',
  },
  car_type: {
    sedan: 'sedans, седаны, სედანები, sedani',
    hatchback: 'hatchbacks, хэтчбеки, хетчбэк, хэчбек, хечбек, ჰეტჩბექი',
    coupe: 'coupes, coupé, კუპეები',
    wagon: 'estates, estate, wagons, универсалы',
    minibus: 'minibuses, mini bus, microbus, микроавтобусы, მიკრო ავტობუსი, მინი ავტობუსი, მინიბუსი',
  },
  brand: {
    'mercedes-benz':
      'mercedes, mb, mers, merc, mersedes, мерседес, мерс, мерседесы, бенц, მერსედესი, მერსი, მერსედეს, mercedesi',
    bmw: 'бэха, беха, бумер, бэмвэ, ბემვე, ბეემვე, ბმვ, bmv',
    volkswagen:
      'vw, фольц, фольксваген, фолькс, volkswagen, wolkswagen, ფოლცვაგენი, ვოლცვაგენი, ფოლსვაგენი, ვოლსვაგენი',
    toyota: 'тоета, тайота, toiota, ტოიოტა, ტაიოტა',
    hyundai: 'hundai, хундай, хендэ, хюндай, хундэй, хёндэ, хендай, ჰიუნდაი, ჰუნდაი, ხიუნდაი, ჰიუნდე',
    mitsubishi: 'mitsu, митсубиси, митсубиши, мицубиши, მიცუბიში',
    chevrolet: 'chevy, chevi, шевролет, შევი, შევროლეტი',
    'land-rover': 'landrover, range rover, рендж ровер, рейндж ровер, лендровер, ровер, ლენდროვერი, რეინჯ როვერი',
    skoda: 'шкода, სკოდა, škoda',
    kia: 'кия, кио, ქია',
    nissan: 'нисан, ნისანი',
    honda: 'хонда, ხონდა',
    subaru: 'субарик, სუბარუ',
    jeep: 'jeeps',
    vaz: 'lada, zhiguli, лада, жигули, жигуль, ლადა, ჟიგული',
    uaz: 'уазик, უაზიკი',
    ford: 'форд, ფორდი',
    lexus: 'лексус, ლექსუსი',
    tesla: 'тэсла, ტესლა',
  },
  model: {
    'land-cruiser-prado':
      'landcruiser, land cruiser, лендкрузер, лэнд крузер, ленд крузер, крузак, прадик, lc prado, ლენდკრუზერი, ლენდ კრუზერი',
    'g-class': 'g wagon, gelandewagen, gelik, гелик, гелендваген, г класс, ჯი კლასი, გელიკი, გელენდვაგენი',
    'e-class': 'ешка, e klasse, э класс, ე კლასის',
    's-class': 'эс класс',
    camry: 'камрюха',
    rav4: 'рав 4, рафик, რავ 4',
    'x-trail': 'xtrail, хтрейл, х трейл, х треил, икстрейл',
    'cr-v': 'срв, црв, цр в, ср в, си ар ви, სი არ ვი, სრვ',
    'cx-5': 'сх 5, си икс 5, სი იქს 5',
    prius: 'приусы, priusi, პრიუსი',
    pajero: 'паджерик, фаджеро, ფაჯერო',
    tucson: 'туксон, тусон, ტუქსონი',
    'h-1': 'н 1, старекс, starex',
    transit: 'транзит',
    wrangler: 'вранглер, рэнглер, რანგლერი, ვრანგლერი',
    mustang: 'мустанг',
    jimny: 'джимник',

    elantra: 'аванте, avante',
    fit: 'джаз, jazz',
    'santa-fe': 'santafe, сантафе, სანტაფე',
    sportage: 'спортаж, спортейж, სპორტეჯი, სპორტაჟი',
  },
  city: {
    tbilisi: 'tiflis, тифлис, tbilissi',
    stepantsminda: 'kazbegi, казбеги, ყაზბეგი',
    batumi: 'батум',
    akhaltsikhe: 'ahaltsikhe, ahalcihe, ахалцыхе',
    mestia: 'местия',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
