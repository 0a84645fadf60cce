import { z } from 'zod';
import { carPathOf } from '#contract/routes.ts';
import type { Context } from '#server/context.ts';
import { publish } from '#server/platform/events/eventsRepository.ts';
import { forEachRow } from '#server/platform/jobs/forEachRow.ts';
import { type Job, job } from '#server/platform/jobs/job.ts';
import { tell } from '#server/platform/notices/tell.ts';
import { steadyNow } from '#server/platform/systemClock.ts';
import { compareCars, MOST_CARS } from './compareCars.ts';
import { listUnmailed, listUsersToMail, markMailed, takeTurn, type UnmailedCar } from './foundMailRepository.ts';
import { listKnownCars, writeComparison } from './knownCarsRepository.ts';
import type { FindFitting } from './saveSearch.ts';
import { claimSearch, listDueSearches, lockClaimed } from './savedSearchRepository.ts';
import { isAsleep, readQuery } from './searchState.ts';
import { unsubscribePath } from './unsubscribe/unsubscribeToken.ts';

const MINUTE = 60_000;
/** How many a run looks through; the next one goes on with those that waited longest. */
const MOST_SEARCHES = 200;
/** A run holds one of the few places for jobs; codes and payments wait behind it. */
const RUN_MS = 20_000;

/** Looks through the saved searches that are due, and tells their users what has changed. Begins none after `runMs`. */
export async function checkSavedSearches(context: Context, findFitting: FindFitting, runMs = RUN_MS): Promise<void> {
  const { config, db, clock } = context;
  const before = new Date(clock().getTime() - config.savedSearchMinutes * MINUTE);
  const due = await listDueSearches(db, before, MOST_SEARCHES);
  const until = steadyNow() + runMs;
  await forEachRow(context, 'checkSavedSearches', due, async ({ id }) => {
    if (steadyNow() < until) await checkSearch(context, findFitting, id, before);
  });
  await mailFound(context);
}

async function checkSearch(
  { db, mainPool, clock }: Context,
  findFitting: FindFitting,
  id: number,
  before: Date,
): Promise<void> {
  const now = clock();
  const search = await claimSearch(db, id, before, now);
  if (search === undefined || isAsleep(search.filters, now)) return;
  const found = await findFitting({ pool: mainPool, clock }, readQuery(search.filters), MOST_CARS);
  await db.transaction().execute(async (transaction) => {
    // Its user has changed it meanwhile: what was found belongs to other filters.
    if (!(await lockClaimed(transaction, search))) return;
    const comparison = compareCars(await listKnownCars(transaction, id), found, search.alerts);
    await writeComparison(transaction, id, comparison, now);
    if (comparison.changes.length > 0) await publish(transaction, { kind: 'saved_searches', users: [search.user_id] });
  });
}

export const checkSavedSearchesJob = (findFitting: FindFitting): Job =>
  job({
    name: 'checkSavedSearches',
    isBackground: true,
    payload: z.unknown(),
    cron: '* * * * *',
    run: (_payload, context) => checkSavedSearches(context, findFitting),
  });

const DAY = 24 * 3_600_000;
const MOST_USERS = 200;
/** How many cars one mail names; the others are on the screen. */
const MOST_CARS_OF_MAIL = 10;

/** Mails what was found and not mailed yet: one mail for all searches of a user, and one a day. */
async function mailFound(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const mailedBefore = new Date(now.getTime() - DAY);
  const users = await listUsersToMail(db, mailedBefore, { now, most: MOST_USERS });
  await forEachRow(context, 'mailFound', users, ({ id }) =>
    db.transaction().execute(async (transaction) => {
      const found = await listUnmailed(transaction, id, now);
      // It may be taken by now, or another process was faster.
      if (found.length === 0 || !(await takeTurn(transaction, id, mailedBefore, now))) return;
      await markMailed(transaction, id, now);
      const cars = found.slice(0, MOST_CARS_OF_MAIL).map((car) => ({
        car: car.name,
        path: pathOf(car),
        reason: car.reason,
        price: car.price,
        is_rental: car.from !== null,
      }));
      const unsubscribe = unsubscribePath(context.config.secret, id);
      const content = { kind: 'savedSearches' as const, cars, more: found.length - cars.length, unsubscribe };
      await tell(transaction, id, content);
    }),
  );
}

/** The page of a car with the dates and places of the search, so that it says the same price. */
function pathOf({ slug, car_id, from, to, pick_up, drop_off }: UnmailedCar): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries({ from, to, pick_up, drop_off }))
    if (value !== null) asked.set(name, value);
  return carPathOf(slug, car_id) + (asked.size === 0 ? '' : `?${asked.toString()}`);
}
