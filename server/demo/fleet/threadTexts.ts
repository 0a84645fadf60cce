/** Who says it, what, and how many minutes after what stands before it. */
export type DemoLine = readonly ['client' | 'owner', string, number];

/** Talks about a rental that is sure, by the language of the client. */
export const talksAboutTrips: Readonly<Record<'en' | 'ka' | 'ru', readonly DemoLine[]>> = {
  en: [
    ['client', 'Hello! Our flight lands at 09:15. Could we meet at the airport?', 25],
    ['owner', 'Hello! Of course. I will wait in the arrivals hall with a green Gza sign.', 12],
    ['client', 'Perfect. Could you put the child seat in, facing backwards?', 4],
    ['owner', 'It will be ready. Please have your passport and driving licence with you.', 9],
  ],
  ka: [
    ['client', 'გამარჯობა! მანქანას დილით ავიღებ. პარკინგი სად არის?', 40],
    ['owner', 'გამარჯობა! ეზოში, ჭიშკართან დაგხვდებით.', 7],
    ['client', 'მადლობა! ბავშვის სკამიც გვჭირდება, თუ შეიძლება.', 3],
    ['owner', 'რა თქმა უნდა, დაყენებული იქნება.', 15],
  ],
  ru: [
    ['client', 'Здравствуйте! Едем в Казбеги. Машина на летней резине?', 30],
    ['owner', 'Здравствуйте! На всесезонной, цепи лежат в багажнике.', 18],
    ['client', 'Отлично, спасибо! Можно забрать машину на час раньше?', 6],
    ['owner', 'Да, в девять утра машина будет готова.', 11],
  ],
};

/** Talks before any order; some wait for an answer. */
export const firstQuestions: Readonly<Record<'en' | 'ka' | 'ru', readonly DemoLine[]>> = {
  en: [
    ['client', 'Hi! Is a roof box possible? We are five with skis.', 0],
    ['owner', 'Hi! Yes, I have one that fits. It costs nothing extra for a week.', 34],
  ],
  ka: [
    ['client', 'გამარჯობა! ძაღლით მგზავრობა შეიძლება?', 0],
    ['owner', 'გამარჯობა! შეიძლება, თუ გადასაფარებელს გამოიყენებთ.', 22],
    ['client', 'გასაგებია, გადასაფარებელს წამოვიღებ. დიდი მადლობა!', 5],
  ],
  ru: [['client', 'Добрый день! Можно ли на этой машине выехать в Армению?', 0]],
};
