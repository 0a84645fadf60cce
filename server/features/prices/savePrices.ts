import type { CarPrices, NewPrices } from '#contract/domain/cars/carPrices.ts';
import { toRules } from '#contract/domain/money/priceDay.ts';
import type { PricedCar } from '#contract/calls/prices/prices.ts';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { getPrices, type Pricer, toPrices } from './getPrices.ts';
import { lockRules } from './pricesRepository.ts';
import { readRules } from './readRules.ts';
import { writeRules } from './writeRules.ts';

type Body = NewPrices & { readonly version?: string | undefined };

/** Replaces all rules at once, unless they have changed since their owner read them. */
export async function savePrices(
  { db, clock }: Context,
  pricer: Pricer,
  { version, ...typed }: Body,
): Promise<{ prices: CarPrices; car: PricedCar }> {
  const { ownerId, carId } = pricer;
  return db.transaction().execute(async (transaction) => {
    const stored = await lockRules(transaction, ownerId, carId);
    if (stored === undefined) throw new ApiError(404, 'NOT_FOUND');
    const prices = readRules(typed);
    const base = prices.base ?? stored.base;
    const before = toPrices(stored);
    // A repeated request whose first answer was lost is no conflict.
    const isSame = toPrices({ ...toRules(prices, 0), base }).version === before.version;
    if (!isSame) {
      if (version !== undefined && version !== before.version)
        throw new ApiError(409, 'CAR_CHANGED', {}, { prices: before });
      await writeRules({ db: transaction, clock }, pricer, before, prices);
    }
    return getPrices({ db: transaction }, pricer);
  });
}
