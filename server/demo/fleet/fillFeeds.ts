import type { PoolClient } from 'pg';
import { insertFeed } from './fleetRepository.ts';

const DAY = 24 * 3_600_000;

/** Taken elsewhere: from which day on, for how many. */
const spans = [
  [33, 4],
  [231, 7],
  [276, 3],
] as const;

/** The last car of the demo owner follows a calendar that was uploaded; nothing outside is asked for it. */
export async function fillFeeds(client: PoolClient, carId: number, midnight: Date): Promise<void> {
  const events = spans.map(([first, days]) => {
    const from = midnight.getTime() + first * DAY;
    return [from, from + days * DAY, false] as const;
  });
  await insertFeed(client, { carId, name: 'Airbnb', events, readAt: midnight });
}
