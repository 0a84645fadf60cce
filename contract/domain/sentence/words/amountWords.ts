/** Words beside numbers: money, years, engines, doors, seats, ratings, by kind and code. */
export const amountWords = {
  currency: {
    gel: '₾, gel, gels, lari, laris, лари, лар, ლარი, ლარ, ლარის, ლარამდე',
    usd: '$, usd, us dollar, us dollars, dollar, dollars, buck, bucks, доллар, доллара, долларов, долл, бакс, бакса, баксов, დოლარი, დოლარ, აშშ დოლარი',
    eur: '€, eur, euro, euros, евро, ევრო',
    rub: '₽, rub, ruble, rubles, rouble, roubles, руб, рубль, рубля, рублей, რუბლი, რუბლ',
    try: '₺, tl, lira, liras, turkish lira, turkish liras, лира, лиры, лир, турецкая лира, турецких лир, ლირა, თურქული ლირა',
    ils: '₪, ils, nis, shekel, shekels, sheqel, sheqels, шекель, шекеля, шекелей, შეკელი, შეკელ',
  },
  bound: {
    most: 'under, below, less than, up to, upto, at most, max, maximum, max price, no more than, not more than, not over, not exceeding, cheaper than, not more expensive than, within, budget, budget of, with budget, or less, or cheaper, and below, and under, lower than, не больше, не более, не дороже, не выше, максимум, макс, в пределах, дешевле, дешевле чем, меньше, менее, ниже, бюджет, бюджет до, с бюджетом, с бюджетом до, или меньше, или дешевле, и меньше, и дешевле, до, არაუმეტეს, არა უმეტეს, უმეტეს, არაუმეტესი, არ უნდა აღემატებოდეს, მაქსიმუმ, მაქსიმუმი, ნაკლები, ნაკლებ, ნაკლებად, უფრო იაფი, იაფი ვიდრე, ბიუჯეტი, ბიუჯეტით, ფარგლებში, ქვემოთ, ზევით არა',
    least:
      'over, above, more than, at least, min, minimum, no less than, not less than, or more, and up, and more, and above, or above, plus, or higher, higher than, more expensive than, starting at, дороже, дороже чем, не меньше, не менее, не дешевле, больше, более, выше, минимум, от, или больше, или выше, и больше, и выше, и дороже, არანაკლებ, მინიმუმ, მინიმუმი, მეტი, ზევით, ზემოთ, უფრო ძვირი',
    about:
      'about, around, approximately, roughly, примерно, около, порядка, приблизительно, где то, დაახლოებით, მიახლოებით',
  },
  per: {
    day: 'a day, per day, each day, daily, one day, by day, per night, a night, в день, в сутки, за день, за сутки, сутки, посуточно, день, დღეში, დღიურად, დღე, დღის, ერთ დღეში, დღეღამეში',
    total:
      'total, in total, altogether, in all, for everything, for the whole time, overall, for the whole trip, for all days, all in, всего, за все, за всё, за все время, за весь срок, за весь период, за все дни, общая сумма, в сумме, суммарно, итого, სულ, ჯამში, ჯამურად, მთლიანად, მთელი პერიოდისთვის',
    week: 'a week, per week, weekly, в неделю, за неделю, еженедельно, недельная, კვირაში, კვირეული, ყოველკვირეული, ყოველკვირეულად',
    month:
      'a month, per month, monthly, в месяц, за месяц, помесячно, ежемесячно, месячная, თვეში, თვიური, თვიურად, ყოველთვიური, ყოველთვიურად',
  },
  price: {
    it: 'price, price per day, prices, cost, costs, costing, daily price, rate, цена, цена за день, цене, ценой, ценой до, стоимость, стоимостью, ფასი, ფასად, ფასით, ღირებულება, ღირებულებით',
  },
  yearWord: {
    it: 'year, years, yr, год, года, году, г, гг, годов, лет, годом, выпуска, года выпуска, წელი, წლის, წლიდან, წლამდე, წლიანი, წელზე, წლები, წელს, გამოშვების, წლის გამოშვების, გამოშვება, year of manufacture, model year',
  },
  age: {
    newest:
      'newer than, not older than, no older than, younger than, not older, no older, newer, since, not before, not earlier than, made after, after, built after, built since, не старше, не старее, не старше чем, не древнее, не ранее, не раньше, новее, новее чем, моложе, после, начиная с, или новее, и новее, и моложе, и младше, и свежее, or newer, and newer, and later, or later, onwards, and onwards, არაუძველესი, არა უძველესი, არაუძველეს, არ უნდა იყოს უფრო ძველი, უფრო ახალი, ახალი, და ახალი, და უფრო ახალი, შემდეგ, შემდეგი, არაუადრეს, არა უადრეს, არა უფრო ძველი, მერე',
    oldest:
      'older than, older, before, not newer than, earlier than, made before, built before, or older, and older, старше, старше чем, не новее, раньше, ранее, и старше, или старше, უფრო ძველი, ძველი, მანამდე, და ძველი, არაუახლესი',
  },
  old: { it: 'old, years old, year old' },
  litre: {
    it: 'litre, litres, liter, liters, l, л, литр, литра, литров, литровый, литровая, литровым, ლიტრი, ლიტრიანი, ლიტრა, ლ',
  },
  cubic: { it: 'cc, ccm, cm3, куб, кубов, см3, კუბი, კუბური' },
  engine: {
    it: 'engine, motor, engine volume, volume, displacement, двигатель, двигателем, мотор, объем, объемом, объем двигателя, объемом двигателя, ძრავი, ძრავით, ძრავა, მოცულობა, მოცულობით, ძრავის მოცულობა, ძრავის მოცულობით',
  },
  door: {
    it: 'door, doors, doored, дверь, двери, дверей, дверный, дверная, дверями, дверях, дв, კარი, კარიანი, კარით, კარები',
  },
  doors: {
    2: 'двухдверный, двудверный, двухдверная, ორკარიანი',
    3: 'трехдверный, трехдверная, სამკარიანი',
    4: 'четырехдверный, четырехдверная, ოთხკარიანი',
    5: 'пятидверный, пятидверная, ხუთკარიანი',
  },
  seat: {
    it: 'seat, seats, seater, seaters, seating, passenger, passengers, people, persons, person, pax, adults, место, места, мест, местный, местная, местами, человек, человека, пассажир, пассажира, пассажиров, взрослых, ადგილი, ადგილიანი, ადგილით, ადგილზე, კაცი, კაცისთვის, კაციანი, ადამიანი, ადამიანისთვის, მგზავრი, მგზავრისთვის',
  },
  seats: {
    2: 'двухместный, двухместная, двоих, ორადგილიანი',
    4: 'четырехместный, четырехместная, четверых, ოთხადგილიანი',
    5: 'пятиместный, пятиместная, пятерых, ხუთადგილიანი',
    6: 'шестиместный, шестиместная, шестерых, ექვსადგილიანი',
    7: 'семиместный, семиместная, семиместку, семерых, შვიდადგილიანი',
    8: 'восьмиместный, восьмиместная, восьмерых, რვაადგილიანი',
    9: 'девятиместный, девятиместная, ცხრაადგილიანი',
  },
  rating: {
    it: 'rating, rated, ratings, stars, star, score, рейтинг, рейтингом, оценка, оценкой, звезд, звезды, звезда, рейтинга, რეიტინგი, რეიტინგით, შეფასება, შეფასებით, ვარსკვლავი, ვარსკვლავიანი',
  },
  termSum: {
    deposit: 'deposit, security deposit, залог, залогом, депозит, депозитом, დეპოზიტი, დეპოზიტით, გირაო',
    excess: 'excess, франшиза, франшизой, ფრანშიზა, ფრანშიზით',
  },
  not: {
    it: "not, no, non, without, except, excluding, but not, don't want, anything but, any but, не, без, кроме, только не, но не, не надо, не нужен, не нужна, исключая, არ, არა, არ მინდა, გარდა, ოღონდ არა, მაგრამ არა",
  },
  notAfter: { it: 'გარეშე, გარდა, არ მინდა, არ მჭირდება' },
  airport: {
    it: 'airport, airports, аэропорт, аэропорта, аэропорту, аэропорте, аеропорт, international airport, აეროპორტი, აეროპორტ',
  },
  giveBack: {
    it: 'return, returning, return it, drop off, dropoff, drop, give back, leave it, сдать, сдача, вернуть, возврат, возвратом, сдачей, оставить, დაბრუნება, დაბრუნებით, დავაბრუნებ, ჩაბარება, ჩავაბარებ, დავტოვებ',
  },
  take: { it: 'pick up, pickup, pick it up, collect, забрать, получить, получение, взять, აღება, ავიღებ, გადმობარება' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
