/** A text in the three languages of the site. */
export interface Translated {
  readonly en: string;
  readonly ka: string;
  readonly ru: string;
}

/** Where its middle is. */
interface Street extends Translated {
  readonly lat: number;
  readonly lng: number;
}

interface Place {
  readonly cityId: number;
  readonly city: Translated;
  readonly streets: readonly [Street, ...Street[]];
}

const t = (en: string, ka: string, ru: string): Translated => ({ en, ka, ru });
const street = (lat: number, lng: number, en: string, ka: string, ru: string): Street => ({ en, ka, ru, lat, lng });

export const tbilisi: Place = {
  cityId: 1,
  city: t('Tbilisi', 'თბილისი', 'Тбилиси'),
  streets: [
    street(41.7098, 44.753, 'Chavchavadze Avenue', 'ჭავჭავაძის გამზირი', 'проспект Чавчавадзе'),
    street(41.701, 44.795, 'Rustaveli Avenue', 'რუსთაველის გამზირი', 'проспект Руставели'),
    street(41.713, 44.796, 'Aghmashenebeli Avenue', 'აღმაშენებლის გამზირი', 'проспект Агмашенебели'),
    street(41.7265, 44.742, 'Vazha-Pshavela Avenue', 'ვაჟა-ფშაველას გამზირი', 'проспект Важа-Пшавела'),
    street(41.71, 44.787, 'Kostava Street', 'კოსტავას ქუჩა', 'улица Костава'),
    street(41.733, 44.779, 'Tsereteli Avenue', 'წერეთლის გამზირი', 'проспект Церетели'),
  ],
};

export const places: readonly Place[] = [
  tbilisi,
  {
    cityId: 2,
    city: t('Batumi', 'ბათუმი', 'Батуми'),
    streets: [
      street(41.6495, 41.632, 'Rustaveli Street', 'რუსთაველის ქუჩა', 'улица Руставели'),
      street(41.647, 41.642, 'Chavchavadze Street', 'ჭავჭავაძის ქუჩა', 'улица Чавчавадзе'),
      street(41.644, 41.64, 'Gorgiladze Street', 'გორგილაძის ქუჩა', 'улица Горгиладзе'),
    ],
  },
  {
    cityId: 3,
    city: t('Kutaisi', 'ქუთაისი', 'Кутаиси'),
    streets: [
      street(42.269, 42.699, 'Paliashvili Street', 'ფალიაშვილის ქუჩა', 'улица Палиашвили'),
      street(42.2705, 42.703, 'Tamar Mepe Street', 'თამარ მეფის ქუჩა', 'улица Тамар Мепе'),
    ],
  },
  {
    cityId: 4,
    city: t('Rustavi', 'რუსთავი', 'Рустави'),
    streets: [street(41.551, 44.996, 'Kostava Avenue', 'კოსტავას გამზირი', 'проспект Костава')],
  },
  {
    cityId: 5,
    city: t('Gori', 'გორი', 'Гори'),
    streets: [street(41.983, 44.112, 'Chavchavadze Street', 'ჭავჭავაძის ქუჩა', 'улица Чавчавадзе')],
  },
  {
    cityId: 6,
    city: t('Zugdidi', 'ზუგდიდი', 'Зугдиди'),
    streets: [street(42.508, 41.869, 'Rustaveli Street', 'რუსთაველის ქუჩა', 'улица Руставели')],
  },
  {
    cityId: 7,
    city: t('Poti', 'ფოთი', 'Поти'),
    streets: [street(42.148, 41.673, 'Aghmashenebeli Street', 'აღმაშენებლის ქუჩა', 'улица Агмашенебели')],
  },
  {
    cityId: 8,
    city: t('Telavi', 'თელავი', 'Телави'),
    streets: [
      street(41.9195, 45.476, 'Erekle II Street', 'ერეკლე მეორის ქუჩა', 'улица Ираклия II'),
      street(41.917, 45.472, 'Cholokashvili Street', 'ჩოლოყაშვილის ქუჩა', 'улица Чолокашвили'),
    ],
  },
  {
    cityId: 9,
    city: t('Borjomi', 'ბორჯომი', 'Боржоми'),
    streets: [street(41.841, 43.387, '9 April Street', '9 აპრილის ქუჩა', 'улица 9 Апреля')],
  },
  {
    cityId: 10,
    city: t('Mestia', 'მესტია', 'Местиа'),
    streets: [street(43.045, 42.729, 'Tamar Mepe Street', 'თამარ მეფის ქუჩა', 'улица Тамар Мепе')],
  },
];
