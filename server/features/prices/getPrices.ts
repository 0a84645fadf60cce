import type { CarPrices } from '#contract/domain/cars/carPrices.ts';
import type { PricedCar } from '#contract/calls/prices/prices.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { findPrices, type PricesRow } from './pricesRepository.ts';
import { toPrices } from './toPrices.ts';

/** The owner and the car whose prices are read or changed. */
export interface Pricer {
  readonly ownerId: number;
  readonly userId: number;
  readonly carId: number;
  readonly language: Language;
}

export async function requirePrices({ db }: Pick<Context, 'db'>, pricer: Pricer): Promise<PricesRow> {
  const row = await findPrices(db, pricer);
  if (row === undefined) throw new ApiError(404, 'NOT_FOUND');
  return row;
}

export async function getPrices(
  context: Pick<Context, 'db'>,
  pricer: Pricer,
): Promise<{ prices: CarPrices; car: PricedCar }> {
  const { rules, car } = await requirePrices(context, pricer);
  return { prices: toPrices(rules), car };
}
