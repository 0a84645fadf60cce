import { clients } from './clients.ts';
import type { Random } from './random.ts';

type Texts = readonly [string, ...string[]];

/** What clients wrote, by language and stars; three covers three and below. */
const reviewTexts: Readonly<Record<'en' | 'ka' | 'ru', Readonly<Record<5 | 4 | 3, Texts>>>> = {
  en: {
    5: [
      'Calm, clean, no surprises. The child seat was already fitted when we arrived.',
      'The owner met us at the airport at two in the morning and still smiled.',
      'Went to Ushguli and back without a single worry. Exactly the car for these roads.',
      'Spotless inside and a full tank. Pick-up took five minutes.',
      'We extended by a day with one message. Would rent again tomorrow.',
      'Better than the photos. Brakes and tyres are clearly looked after.',
      'Fuel use was even lower than promised. Thank you for the map of wine cellars!',
      'Everything as described, deposit was back within the hour.',
      'Third time with this owner, third time perfect.',
      'Great on the highway, great in the snow near Gudauri.',
      'It started conversations at every petrol station. What a car.',
      'Honest person, honest price.',
    ],
    4: [
      'Good car and a friendly owner. The air conditioning needed a minute to wake up.',
      'All fine, only the phone holder was missing.',
      'Solid trip. A small scratch was noted together before we left, no problem at the end.',
      'Comfortable, but the boot is smaller than I thought.',
      'Pick-up was fifteen minutes late, everything else was great.',
      'Drives well. I would have liked better speakers for the long road to Batumi.',
    ],
    3: [
      'The car does its job, but it was not washed when we got it.',
      'A warning lamp came on near Gori. The owner helped by phone, still it cost us two hours.',
      'Fine for the price, noisier than expected.',
    ],
  },
  ka: {
    5: [
      'სუფთა, გამართული მანქანა, ყველაფერი ისე იყო, როგორც წერია.',
      'მეპატრონე აეროპორტში დაგვხვდა და ყველაფერი დეტალურად აგვიხსნა. დიდი მადლობა!',
      'სვანეთში ვიყავით, ერთი წუთითაც არ გვინერვიულია.',
      'ძალიან ეკონომიურია, ბათუმამდე ნახევარი ავზიც არ დაგვეხარჯა.',
      'მეორედ ვიქირავე და კიდევ ვიქირავებ.',
      'ზრდილობიანი ადამიანი და მოვლილი მანქანა. გირჩევთ.',
      'ქორწილისთვის ავიყვანეთ, ყველას ძალიან მოეწონა.',
      'დეპოზიტი იმავე საღამოს დამიბრუნდა.',
      'სალონი ახალივითაა, ბავშვის სავარძელიც უფასოდ დაგვიყენეს.',
    ],
    4: [
      'კარგი მანქანაა, მხოლოდ კონდიციონერი ცოტა გვიან აგრილებს.',
      'ყველაფერი კარგად იყო, აღებისას ათი წუთი მოგვიწია ლოდინი.',
      'კომფორტულია, თუმცა საბარგული ცოტა პატარაა.',
      'ფასისთვის ძალიან კარგია, ხმაური ტრასაზე ოდნავ იგრძნობა.',
    ],
    3: [
      'მანქანა გამართული იყო, მაგრამ გარეცხილი არ დაგვხვდა.',
      'საშუალო შთაბეჭდილება დამრჩა, საბურავები უკვე შესაცვლელია.',
    ],
  },
  ru: {
    5: [
      'Чистая, ухоженная машина, всё как в описании.',
      'Хозяин встретил ночью в аэропорту и всё показал. Спасибо!',
      'Проехали всю Сванетию, ни одного вопроса к машине.',
      'Расход даже меньше обещанного, в горах тянет уверенно.',
      'Залог вернули через час после возврата.',
      'Берём здесь уже второй раз и вернёмся снова.',
      'Детское кресло уже стояло, дети были довольны.',
      'Очень приятный владелец, подсказал, где лучшие хинкали по дороге.',
      'Машина для Грузии: высокий клиренс, хорошая резина, полный бак.',
      'Всё быстро: документы, ключи, поехали.',
    ],
    4: [
      'Хорошая машина, только музыка слабовата.',
      'Всё понравилось, но на выдаче ждали минут пятнадцать.',
      'Удобно и недорого. Кондиционер просыпается не сразу.',
      'Отличная поездка, багажник чуть меньше, чем казался на фото.',
    ],
    3: ['Ездит нормально, но приняли немытой.', 'За свои деньги пойдёт, на трассе шумновато.'],
  },
};

/** What owners answer, by language of the review. */
const replies: Readonly<Record<'en' | 'ka' | 'ru', Texts>> = {
  en: ['Thank you, come again!', 'It was a pleasure. Safe travels!', 'Thank you for taking care of the car.'],
  ka: ['დიდი მადლობა, კიდევ გვესტუმრეთ!', 'სასიამოვნო იყო, მშვიდობით იმგზავრეთ!'],
  ru: ['Спасибо, приезжайте ещё!', 'Было приятно познакомиться, лёгких дорог!'],
};

export type TripStatus = 'requested' | 'confirmed' | 'active' | 'completed' | 'declined' | 'cancelled';

export interface DemoReview {
  readonly rating: number;
  /** What could be written in it. */
  readonly texts: readonly string[];
  readonly createdAt: Date;
  readonly reply: string | null;
}

export interface DemoTrip {
  readonly from: Date;
  readonly to: Date;
  readonly status: TripStatus;
  /** Index in the list of clients. */
  readonly client: number;
  readonly requestedAt: Date;
  readonly answeredAt: Date | null;
  readonly review: DemoReview | null;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PAST_DAYS = 330;
const FUTURE_DAYS = 80;

/** Now, and the midnight before it in Tbilisi. */
export interface Today {
  readonly now: Date;
  readonly midnight: Date;
}

/** The rentals of a car around today, one after the other, never overlapping. */
export function buildTrips(
  popularity: number,
  needsConfirmation: boolean,
  today: Today,
  random: Random,
): readonly DemoTrip[] {
  const trips: DemoTrip[] = [];
  if (popularity === 0) return trips;
  let day = -PAST_DAYS + random.between(0, 40);
  while (day < FUTURE_DAYS) {
    const length = random.pick([1, 2, 2, 3, 3, 4, 5, 7, 10]);
    trips.push(buildTrip(day, length, needsConfirmation, today, random));
    // A quiet car waits longer for the next client.
    day += length + 1 + random.between(0, Math.round((length * 200) / popularity));
  }
  return trips;
}

function buildTrip(
  day: number,
  length: number,
  needsConfirmation: boolean,
  { now, midnight }: Today,
  random: Random,
): DemoTrip {
  const from = new Date(midnight.getTime() + day * DAY + random.between(9, 13) * HOUR);
  const to = new Date(midnight.getTime() + (day + length) * DAY + random.between(9, 13) * HOUR);
  const ahead = random.between(day > 0 ? day + 1 : 1, Math.max(day, 0) + 20);
  const requestedAt = new Date(from.getTime() - ahead * DAY - random.between(0, 10) * HOUR);
  const planned = statusOf(day, length, needsConfirmation, random);
  // Nothing is handed over before its time.
  const status = planned === 'active' && from > now ? 'confirmed' : planned;
  const isAnswered = needsConfirmation && status !== 'requested';
  const client = random.between(0, clients.length - 1);
  return {
    from,
    to,
    status,
    client,
    requestedAt,
    answeredAt: isAnswered ? new Date(requestedAt.getTime() + random.between(3, 140) * 60_000) : null,
    review: status === 'completed' && random.chance(40) ? buildReview(client, to, day + length, random) : null,
  };
}

function statusOf(day: number, length: number, needsConfirmation: boolean, random: Random): TripStatus {
  const isLost = random.chance(7);
  if (isLost && day > 0) return 'cancelled';
  if (isLost && day + length < 0) return needsConfirmation ? 'declined' : 'cancelled';
  if (day > 0) return needsConfirmation && random.chance(25) ? 'requested' : 'confirmed';
  return day + length >= 0 ? 'active' : 'completed';
}

function buildReview(client: number, to: Date, endDay: number, random: Random): DemoReview {
  const rating = random.pick([5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 3, random.between(2, 5)] as const);
  const language = clients[client]?.language ?? 'en';
  return {
    rating,
    texts: reviewTexts[language][rating === 5 ? 5 : rating === 4 ? 4 : 3],
    // Within two days after the return, never in the future.
    createdAt: new Date(to.getTime() + random.between(2, endDay < -2 ? 44 : 8) * HOUR),
    reply: random.chance(30) ? random.pick(replies[language]) : null,
  };
}
