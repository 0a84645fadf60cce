import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { publish } from '#server/platform/events/eventsRepository.ts';
import { forEachRow } from '#server/platform/jobs/forEachRow.ts';
import { type Job, job } from '#server/platform/jobs/job.ts';
import { steadyNow } from '#server/platform/systemClock.ts';
import { compareCars, MOST_CARS } from './compareCars.ts';
import { listKnownCars, writeComparison } from './knownCarsRepository.ts';
import { mailFound } from './mailFound.ts';
import type { FindFitting } from './saveSearch.ts';
import { claimSearch, listDueSearches, lockClaimed } from './savedSearchRepository.ts';
import { isAsleep, readQuery } from './searchState.ts';

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
