import type { CarPrices, NewPrices } from '#contract/carPrices.ts';
import { toRules } from '#contract/priceDay.ts';
import type { PricedCar } from '#contract/prices.ts';
import { recordAudit } from '#server/audit/recordAudit.ts';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/http/apiError.ts';
import { getPrices, type Pricer } from './getPrices.ts';
import { lockRules, replaceRules } from './pricesRepository.ts';
import { readRules } from './readRules.ts';
import { toPrices } from './toPrices.ts';

type Wish = NewPrices & { readonly version?: string | undefined };

const lists = ['weekdays', 'seasons', 'dates', 'lengths', 'discounts'] as const;

/** Replaces all rules at once, unless they are not those any more which their owner has looked at. */
export async function savePrices(
  { db, clock }: Context,
  pricer: Pricer,
  { version, ...typed }: Wish,
): Promise<{ prices: CarPrices; car: PricedCar }> {
  const { ownerId, userId, carId } = pricer;
  return db.transaction().execute(async (transaction) => {
    const kept = await lockRules(transaction, ownerId, carId);
    if (kept === undefined) throw new ApiError(404, 'NOT_FOUND');
    const wish = readRules(typed);
    const base = wish.base ?? kept.base;
    const before = toPrices(kept);
    // Whoever sends the same twice, not having heard the answer, is no second person.
    const isSame = toPrices({ ...toRules(wish, 0), base }).version === before.version;
    if (!isSame) {
      if (version !== undefined && version !== before.version)
        throw new ApiError(409, 'CAR_CHANGED', {}, { prices: before });
      await replaceRules(transaction, carId, wish);
      const count = (list: (typeof lists)[number]) => ({ before: before[list].length, after: wish[list].length });
      await recordAudit(transaction, {
        at: clock(),
        action: 'prices_saved',
        actorUserId: userId,
        subjectUserId: userId,
        details: {
          car_id: carId,
          base: { before: before.base, after: base },
          ...Object.fromEntries(lists.map((list) => [list, count(list)])),
        },
      });
    }
    return getPrices({ db: transaction }, pricer);
  });
}
