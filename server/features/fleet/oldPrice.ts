import type { Kysely } from 'kysely';
import type { FleetCar } from '#contract/calls/fleet.ts';
import type { Database } from '#server/platform/db/schema.ts';
import type { FieldText } from '#server/platform/texts/texts.ts';
import type { CarRow } from './carRowRepository.ts';
import { listOldPrices } from './priceHistoryRepository.ts';
import { isAbove, type ReadCar } from './readChanges.ts';

interface OldPrice {
  /** The last day on which it is shown; null without one. */
  readonly until: string | null;
  readonly problem: FieldText | null;
}

/** Nobody is shown a price as the old one that did not really stand for thirty days, lately. */
export async function readOldPrice(
  db: Kysely<Database>,
  former: CarRow,
  { car, changed }: ReadCar,
  now: Date,
): Promise<OldPrice> {
  if (car.old_price === null) return { until: null, problem: null };
  // What stood for long enough when it was accepted stays until its day.
  if (!changed.includes('old_price') || car.old_price === former.old_price)
    return { until: former.old_price_until, problem: null };
  const allowed = (await listOldPrices(db, former.id, now)).filter(({ price }) => isAbove(price, car.price_per_day));
  const found = allowed.find(({ price }) => price === car.old_price);
  return found === undefined ? { until: null, problem: refusal(allowed) } : { until: found.until, problem: null };
}

function refusal(allowed: FleetCar['old_prices']): FieldText {
  if (allowed.length === 0) return 'oldPriceNone';
  const prices = allowed.map(({ price, until }) => `${(price / 100).toFixed(2)} ₾ (${day(until)})`).join(', ');
  return { key: 'oldPriceNotStood', values: { prices } };
}

/** As it is written in Georgia, and understood in every language. */
const day = (date: string): string => date.split('-').toReversed().join('.');
