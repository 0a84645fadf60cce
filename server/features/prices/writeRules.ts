import type { Transaction } from 'kysely';
import type { CarPrices, NewPrices } from '#contract/domain/cars/carPrices.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import type { Pricer } from './getPrices.ts';
import { replaceRules } from './pricesRepository.ts';

const lists = ['weekdays', 'seasons', 'dates', 'lengths', 'discounts'] as const;

/** Other rules in the place of the present ones, accounted for; the caller holds the car. */
export async function writeRules(
  { db, clock }: Pick<Context, 'clock'> & { readonly db: Transaction<Database> },
  { carId, userId }: Pricer,
  before: CarPrices,
  prices: NewPrices,
  /** Of a week whose advice is taken: its first day. */
  advisedFrom?: string,
): Promise<void> {
  await replaceRules(db, carId, prices);
  const count = (list: (typeof lists)[number]) => ({ before: before[list].length, after: prices[list].length });
  await recordAudit(db, {
    at: clock(),
    action: 'prices_saved',
    actorUserId: userId,
    subjectUserId: userId,
    details: {
      car_id: carId,
      ...(advisedFrom === undefined ? {} : { advice_from: advisedFrom }),
      base: { before: before.base, after: prices.base ?? before.base },
      ...Object.fromEntries(lists.map((list) => [list, count(list)])),
    },
  });
}
