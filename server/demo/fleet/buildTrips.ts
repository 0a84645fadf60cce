import { clients } from './clients.ts';
import type { Random } from './random.ts';
import { replies, reviewTexts } from './reviewTexts.ts';

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
