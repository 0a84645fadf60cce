import { clients } from './clients.ts';

/** The author, the text, and how many minutes after the message before it. */
type DemoLine = readonly ['client' | 'owner', string, number];

/** Talks about a rental that is sure, by the language of the client. */
const talksAboutTrips: Readonly<Record<'en' | 'ka' | 'ru', readonly DemoLine[]>> = {
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
const firstQuestions: Readonly<Record<'en' | 'ka' | 'ru', readonly DemoLine[]>> = {
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

/** An order of the demo that a thread may be about. */
export interface DemoOrder {
  readonly id: number;
  readonly car: number;
  readonly owner: number;
  /** Index in the list of clients. */
  readonly client: number;
  readonly isComing: boolean;
  readonly sureAt: Date;
}

export interface DemoThread {
  readonly owner: number;
  readonly client: number;
  /** Index in the list of cars. */
  readonly car: number;
  readonly startsAt: Date;
  /** Which of its events come before the messages. */
  readonly order: number | null;
  readonly lines: readonly DemoLine[];
  /** Whether its reader has seen the last line. */
  readonly isSeen: boolean;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Owners of the public demo accounts: a person and a company, and the client among the clients. */
const KNOWN_OWNERS = [0, 1];
const KNOWN_CLIENT = 0;
const MOST_OF_AN_OWNER = 3;

/** Threads of the public demo accounts: about their coming rentals, and before any order. */
export function buildThreads(
  orders: readonly DemoOrder[],
  carsOf: (owner: number) => readonly number[],
  midnight: Date,
): readonly DemoThread[] {
  const threads: DemoThread[] = [];
  const add = (thread: DemoThread): void => {
    const isThere = threads.some(
      ({ owner, client, car }) => owner === thread.owner && client === thread.client && car === thread.car,
    );
    if (!isThere) threads.push(thread);
  };
  const coming = orders.filter(({ isComing, sureAt }) => isComing && sureAt.getTime() < midnight.getTime() - 48 * HOUR);
  for (const owner of KNOWN_OWNERS) {
    for (const order of coming.filter((one) => one.owner === owner).slice(0, MOST_OF_AN_OWNER))
      add(aboutTrip(order, midnight));
  }
  for (const order of coming.filter(({ client }) => client === KNOWN_CLIENT).slice(0, 2))
    add(aboutTrip(order, midnight));
  for (const owner of KNOWN_OWNERS) {
    const cars = carsOf(owner);
    const ask = (client: number, place: number, hoursAgo: number, isSeen: boolean): void =>
      add({
        owner,
        client,
        car: cars[place % cars.length] ?? 0,
        startsAt: new Date(midnight.getTime() - hoursAgo * HOUR),
        order: null,
        lines: firstQuestions[clients[client]?.language ?? 'en'],
        isSeen,
      });
    ask(KNOWN_CLIENT, 0, 30 + owner * 5, false);
    ask(clients.findIndex(({ language }) => language === 'ka') + owner, 1, 52, true);
    ask(clients.findIndex(({ language }) => language === 'ru') + owner, 2, 9 + owner, false);
  }
  return threads.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** They begin on the morning after the order is sure. */
const aboutTrip = ({ id, car, owner, client, sureAt }: DemoOrder, midnight: Date): DemoThread => ({
  owner,
  client,
  car,
  startsAt: new Date(midnight.getTime() - Math.floor((midnight.getTime() - sureAt.getTime()) / DAY) * DAY + 9.5 * HOUR),
  order: id,
  lines: talksAboutTrips[clients[client]?.language ?? 'en'],
  isSeen: true,
});
