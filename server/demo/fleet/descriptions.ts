import type { Body } from './modelSpecs.ts';
import type { Translated } from './places.ts';

const t = (en: string, ka: string, ru: string): Translated => ({ en, ka, ru });

/** What the car is good for; one is chosen. */
export const purposes: Readonly<Record<Body, readonly [Translated, ...Translated[]]>> = {
  hatchback: [
    t(
      'A small car for the city: parks anywhere in the old town and hardly drinks fuel.',
      'პატარა ქალაქის მანქანა: ძველ უბანშიც ადვილად დააყენებთ და საწვავს თითქმის არ ხარჯავს.',
      'Маленькая городская машина: легко припарковать в старом городе, бензина почти не ест.',
    ),
    t(
      'Light and easy to drive, with a boot that takes two cabin bags and a beach umbrella.',
      'მსუბუქი და მარტივი სამართავი; საბარგულში ორი ხელბარგი და პლაჟის ქოლგა ეტევა.',
      'Лёгкая в управлении; в багажник входят две ручные сумки и пляжный зонт.',
    ),
  ],
  sedan: [
    t(
      'A calm sedan for long roads: quiet on the highway and modest at the pump.',
      'მშვიდი სედანი შორი გზისთვის: ტრასაზე წყნარი, ხარჯით მოკრძალებული.',
      'Спокойный седан для дальних дорог: тихий на трассе и экономный.',
    ),
    t(
      'Comfortable for four adults with luggage, equally at home in Tbilisi traffic and on the way to the sea.',
      'კომფორტულია ოთხი ადამიანისთვის ბარგით: ქალაქის საცობშიც და ზღვის გზაზეც.',
      'Удобно вчетвером с багажом: и в городских пробках, и по дороге к морю.',
    ),
  ],
  executive: [
    t(
      'A business car in perfect order: leather, quiet cabin, soft suspension. Good for meetings and guests.',
      'იდეალურ მდგომარეობაში მყოფი ბიზნესკლასი: ტყავი, წყნარი სალონი, რბილი სავალი. საქმიანი შეხვედრებისა და სტუმრებისთვის.',
      'Бизнес-класс в идеальном состоянии: кожа, тихий салон, мягкая подвеска. Для встреч и гостей.',
    ),
  ],
  suv: [
    t(
      'A quiet, high crossover for mixed roads: easy on the highway, confident on gravel above Mestia.',
      'მაღალი და წყნარი კროსოვერი ნებისმიერი გზისთვის: ტრასაზე კომფორტული, მესტიის ხრეშზე თავდაჯერებული.',
      'Высокий тихий кроссовер для любых дорог: удобен на трассе и уверен на гравии за Местией.',
    ),
    t(
      'Room for a family with skis or tents. Four-wheel drive helps on the road to Gudauri in winter.',
      'ოჯახიც ეტევა და თხილამურებიც. სრული წამყვანი ზამთარში გუდაურის გზაზე გამოგადგებათ.',
      'Помещается семья с лыжами или палатками. Полный привод выручает зимой по дороге в Гудаури.',
    ),
  ],
  offroad: [
    t(
      'A true off-roader with a low range: Tusheti, Ushguli and Vashlovani are what it was bought for.',
      'ნამდვილი ყველგანმავალი დაბალი გადაცემით: სწორედ თუშეთისთვის, უშგულისა და ვაშლოვანისთვის ვიყიდეთ.',
      'Настоящий внедорожник с понижающей передачей: куплен ради Тушети, Ушгули и Вашловани.',
    ),
    t(
      'High clearance, all-terrain tyres and a full-size spare wheel. It has crossed the Abano pass more than once.',
      'მაღალი კლირენსი, ყველგანმავალი საბურავები და სრულფასოვანი სათადარიგო. აბანოს უღელტეხილი არაერთხელ გადაუვლია.',
      'Высокий клиренс, вездеходная резина и полноразмерная запаска. Не раз проходил перевал Абано.',
    ),
  ],
  minivan: [
    t(
      'For a large family or friends: separate seats, sliding doors and curtains for the children to sleep.',
      'დიდი ოჯახისთვის ან მეგობრებისთვის: ცალკე სავარძლები, გასაწევი კარი და ფარდები, რომ ბავშვებმა იძინონ.',
      'Для большой семьи или компании: отдельные кресла, сдвижные двери и шторки, чтобы дети спали.',
    ),
  ],
  coupe: [
    t(
      'A car for joy: the Military Road at sunrise, the Gombori pass, a free Sunday. It is looked after and sounds right.',
      'სიამოვნების მანქანა: სამხედრო გზა განთიადზე, გომბორის უღელტეხილი, თავისუფალი კვირადღე. მოვლილია და კარგი ხმა აქვს.',
      'Машина для удовольствия: Военно-Грузинская на рассвете, Гомборский перевал, свободное воскресенье. Ухоженная, с правильным звуком.',
    ),
  ],
  classic: [
    t(
      'Restored over two winters with original parts. It starts on the second try and everybody on the road smiles at it.',
      'ორი ზამთარი აღვადგენდით ორიგინალი ნაწილებით. მეორე ცდაზე იქოქება და გზაზე ყველა უღიმის.',
      'Две зимы восстанавливали с родными деталями. Заводится со второго раза, и на дороге ей все улыбаются.',
    ),
    t(
      'For weddings, films or a slow drive through the vineyards of Kakheti. A driver in a cap on request.',
      'ქორწილისთვის, გადაღებისთვის ან კახეთის ვენახებში აუჩქარებელი გასეირნებისთვის. სურვილისამებრ მძღოლითაც.',
      'Для свадеб, съёмок или неспешной поездки по виноградникам Кахетии. По желанию с водителем.',
    ),
  ],
  pickup: [
    t(
      'An honest workhorse: a ton in the bed, a cover against rain and a hook for the trailer.',
      'საიმედო მუშა მანქანა: ძარაზე ერთი ტონა, წვიმისგან დამცავი გადასაფარებელი და მისაბმელის კაუჭი.',
      'Честный работяга: тонна в кузове, тент от дождя и фаркоп.',
    ),
  ],
  minibus: [
    t(
      'For groups and weddings: high roof, air conditioning in every row and a boot for the luggage of all.',
      'ჯგუფებისა და ქორწილებისთვის: მაღალი ჭერი, კონდიციონერი ყველა რიგში და საბარგული ყველას ბარგისთვის.',
      'Для групп и свадеб: высокая крыша, кондиционер в каждом ряду и место для багажа всех.',
    ),
  ],
};

/** How it is looked after; one is chosen. */
export const care: readonly [Translated, ...Translated[]] = [
  t(
    'Serviced every 8,000 km, all-season tyres since spring.',
    'სერვისი ყოველ 8 000 კმ-ში, საბურავები გაზაფხულიდან ახალია.',
    'Обслуживание каждые 8 000 км, всесезонная резина с весны.',
  ),
  t(
    'Non-smoking car, washed inside and out before every trip.',
    'სალონში არ ეწევიან; ყოველი მგზავრობის წინ ირეცხება შიგნითაც და გარედანაც.',
    'В салоне не курят; перед каждой поездкой машина вымыта внутри и снаружи.',
  ),
  t(
    'One owner from new, full service history.',
    'ერთი მფლობელი თავიდანვე, სერვისის სრული ისტორიით.',
    'Один хозяин с нового, полная сервисная история.',
  ),
  t(
    'Fresh battery and brakes, winter tyres from November.',
    'ახალი აკუმულატორი და ხუნდები, ნოემბრიდან ზამთრის საბურავები.',
    'Свежий аккумулятор и тормоза, с ноября зимняя резина.',
  ),
  t(
    'Child seat anchors and a phone holder are in place.',
    'ბავშვის სავარძლის სამაგრები და ტელეფონის დამჭერი ადგილზეა.',
    'Есть крепления для детского кресла и держатель для телефона.',
  ),
];

/** How it is handed over; one is chosen. */
export const handover: readonly [Translated, ...Translated[]] = [
  t(
    'I meet you at the branch or the airport, show everything in ten minutes and stay reachable on the road.',
    'დაგხვდებით ფილიალში ან აეროპორტში, ათ წუთში ყველაფერს გაჩვენებთ და გზაშიც კავშირზე ვიქნები.',
    'Встречу в филиале или аэропорту, за десять минут всё покажу и буду на связи в дороге.',
  ),
  t(
    'The tank is full at the start; bring it back as you took it.',
    'ავზი სავსეა; ისეთივე დააბრუნეთ, როგორიც აიღეთ.',
    'Бак полный; верните таким же, каким взяли.',
  ),
  t(
    'Pick-up also early or late: just write before.',
    'აღება ადრე დილითაც და გვიანაც შეიძლება, ოღონდ წინასწარ მომწერეთ.',
    'Можно забрать и рано, и поздно: просто напишите заранее.',
  ),
  t(
    'I prepare the papers beforehand, so that you can drive off at once.',
    'საბუთებს წინასწარ ვამზადებ, რომ მაშინვე გაემგზავროთ.',
    'Документы готовлю заранее, чтобы вы сразу поехали.',
  ),
];
