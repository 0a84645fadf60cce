import { z } from 'zod';
import { recommendedParts } from '#contract/domain/cars/recommended.ts';
import type { Queryable } from '#server/platform/db/withinTime.ts';
import { job } from '#server/platform/jobs/job.ts';
import { listRatedCars, listUsualPrices, storeParts } from './recommendedRepository.ts';

/** Computes the points of every car on the market anew, and writes those that have changed. */
export async function refreshRecommended(database: Queryable, now: Date): Promise<void> {
  const usual = new Map(
    (await listUsualPrices(database)).map(({ category_code, era, city_id, price }) => [
      `${category_code} ${era} ${city_id}`,
      price,
    ]),
  );
  for (let after = 0; ;) {
    const cars = await listRatedCars(database, now, after);
    const changed = cars.flatMap(({ id, category_code, era, city_id, parts: stored, ...facts }) => {
      const alike = `${category_code} ${era}`;
      const usual_price = usual.get(`${alike} ${city_id}`) ?? usual.get(`${alike} null`) ?? null;
      const parts = recommendedParts({ ...facts, usual_price });
      return parts.every((points, term) => points === stored[term]) ? [] : [{ id, parts }];
    });
    if (changed.length > 0) await storeParts(database, changed);
    const last = cars.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/** Within the hour a car's points follow its price and reviews, the owner's answers and cancellations. */
export const refreshRecommendedJob = job({
  name: 'refreshRecommended',
  isBackground: true,
  payload: z.unknown(),
  cron: '25 * * * *',
  // It writes: not by a replica.
  run: async (_payload, { mainPool, clock }) => refreshRecommended(mainPool, clock()),
});
