/** A text in the three languages of the site. */
export interface Translated {
  readonly en: string;
  readonly ka: string;
  readonly ru: string;
}

interface Place {
  readonly cityId: number;
  readonly city: Translated;
  readonly streets: readonly [Translated, ...Translated[]];
}

const t = (en: string, ka: string, ru: string): Translated => ({ en, ka, ru });

export const tbilisi: Place = {
  cityId: 1,
  city: t('Tbilisi', 'თბილისი', 'Тбилиси'),
  streets: [
    t('Chavchavadze Avenue', 'ჭავჭავაძის გამზირი', 'проспект Чавчавадзе'),
    t('Rustaveli Avenue', 'რუსთაველის გამზირი', 'проспект Руставели'),
    t('Aghmashenebeli Avenue', 'აღმაშენებლის გამზირი', 'проспект Агмашенебели'),
    t('Vazha-Pshavela Avenue', 'ვაჟა-ფშაველას გამზირი', 'проспект Важа-Пшавела'),
    t('Kostava Street', 'კოსტავას ქუჩა', 'улица Костава'),
    t('Tsereteli Avenue', 'წერეთლის გამზირი', 'проспект Церетели'),
  ],
};

export const places: readonly Place[] = [
  tbilisi,
  {
    cityId: 2,
    city: t('Batumi', 'ბათუმი', 'Батуми'),
    streets: [
      t('Rustaveli Street', 'რუსთაველის ქუჩა', 'улица Руставели'),
      t('Chavchavadze Street', 'ჭავჭავაძის ქუჩა', 'улица Чавчавадзе'),
      t('Gorgiladze Street', 'გორგილაძის ქუჩა', 'улица Горгиладзе'),
    ],
  },
  {
    cityId: 3,
    city: t('Kutaisi', 'ქუთაისი', 'Кутаиси'),
    streets: [
      t('Paliashvili Street', 'ფალიაშვილის ქუჩა', 'улица Палиашвили'),
      t('Tamar Mepe Street', 'თამარ მეფის ქუჩა', 'улица Тамар Мепе'),
    ],
  },
  {
    cityId: 4,
    city: t('Rustavi', 'რუსთავი', 'Рустави'),
    streets: [t('Kostava Avenue', 'კოსტავას გამზირი', 'проспект Костава')],
  },
  {
    cityId: 5,
    city: t('Gori', 'გორი', 'Гори'),
    streets: [t('Chavchavadze Street', 'ჭავჭავაძის ქუჩა', 'улица Чавчавадзе')],
  },
  {
    cityId: 6,
    city: t('Zugdidi', 'ზუგდიდი', 'Зугдиди'),
    streets: [t('Rustaveli Street', 'რუსთაველის ქუჩა', 'улица Руставели')],
  },
  {
    cityId: 7,
    city: t('Poti', 'ფოთი', 'Поти'),
    streets: [t('Aghmashenebeli Street', 'აღმაშენებლის ქუჩა', 'улица Агмашенебели')],
  },
  {
    cityId: 8,
    city: t('Telavi', 'თელავი', 'Телави'),
    streets: [
      t('Erekle II Street', 'ერეკლე მეორის ქუჩა', 'улица Ираклия II'),
      t('Cholokashvili Street', 'ჩოლოყაშვილის ქუჩა', 'улица Чолокашвили'),
    ],
  },
  {
    cityId: 9,
    city: t('Borjomi', 'ბორჯომი', 'Боржоми'),
    streets: [t('9 April Street', '9 აპრილის ქუჩა', 'улица 9 Апреля')],
  },
  {
    cityId: 10,
    city: t('Mestia', 'მესტია', 'Местиа'),
    streets: [t('Tamar Mepe Street', 'თამარ მეფის ქუჩა', 'улица Тамар Мепе')],
  },
];
