type Language = 'en' | 'ka' | 'ru';

export interface DemoClient {
  readonly name: string;
  readonly surname: string;
  readonly language: Language;
}

const speaking = (language: Language, names: readonly string[]): DemoClient[] =>
  names.map((full) => {
    const [name = '', surname = ''] = full.split(' ');
    return { name, surname, language };
  });

/** The first is the client of the demo accounts. */
export const clients: readonly DemoClient[] = [
  ...speaking('en', [
    'Daniel Weber',
    'Emma Thompson',
    'Marco Rossi',
    'Sophie Laurent',
    'Jakub Nowak',
    'Hannah Fischer',
    'Liam Murphy',
    'Noa Levi',
    'Yael Cohen',
    'Olivia Carter',
    'Mateusz Kowalski',
    'Lucas Martin',
    'Anna Kovács',
    'Peter Novák',
    'Ingrid Larsen',
    'Omar Haddad',
    'Aisha Rahman',
    'Tom Becker',
    'Julia Schmidt',
    'Erik Svensson',
    'Rita Silva',
    'Arjun Mehta',
    'Kate Wilson',
    'Ben Adler',
  ]),
  ...speaking('ka', [
    'ნინო მაისურაძე',
    'გიორგი ლომიძე',
    'მარიამ ბერიძე',
    'ლუკა ჯაფარიძე',
    'ანა გელაშვილი',
    'დავით კაპანაძე',
    'თამარ წიკლაური',
    'ლევან აბაშიძე',
    'სალომე ნოზაძე',
    'ირაკლი გოგოლაძე',
    'ეკა ხურციძე',
    'ნიკა შენგელია',
    'ქეთი ჩხეიძე',
    'ზურა ნატროშვილი',
    'სოფო ჯიქია',
    'ბექა მარგიანი',
    'ელენე კვარაცხელია',
    'სანდრო დოლიძე',
  ]),
  ...speaking('ru', [
    'Ирина Соколова',
    'Алексей Морозов',
    'Мария Волкова',
    'Дмитрий Орлов',
    'Елена Новикова',
    'Арман Саргсян',
    'Анастасия Лебедева',
    'Тимур Алиев',
    'Ольга Кузнецова',
    'Сергей Павлов',
    'Айгуль Нурланова',
    'Виктор Коваль',
    'Наталья Зайцева',
    'Руслан Ахметов',
    'Дарья Белова',
    'Игорь Мельник',
    'Полина Фёдорова',
    'Давид Оганесян',
  ]),
];
