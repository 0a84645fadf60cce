import type { AdviceWeek } from '#contract/calls/prices/advice.ts';
import type { CarPrices } from '#contract/domain/cars/carPrices.ts';
import { MOST_DATES } from '#contract/domain/money/priceBounds.ts';
import { localDateOf } from '#contract/domain/rentalTime.ts';
import type { Context } from '#server/context.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { adviseWeeks } from './adviseWeeks.ts';
import { getPrices, type Pricer, toPrices } from './getPrices.ts';
import { lockRules } from './pricesRepository.ts';
import { writeRules } from './writeRules.ts';

interface Body {
  readonly from: string;
  readonly price: number;
}

/** Prices the free days of a week as advised, unless something else is advised by now. */
export async function takeAdvice(
  { db, clock }: Context,
  pricer: Pricer,
  body: Body,
): Promise<{ prices: CarPrices; week: AdviceWeek }> {
  return db.transaction().execute(async (transaction) => {
    const stored = await lockRules(transaction, pricer.ownerId, pricer.carId);
    if (stored === undefined) throw new ApiError(404, 'NOT_FOUND');
    const context = { db: transaction, clock };
    const { week, dates: advised } = await findWeek(context, pricer, body.from);
    if (week.advice?.price !== body.price) throw new ApiError(409, 'ADVICE_CHANGED', {}, { advice: week });
    const before = toPrices(stored);
    const today = localDateOf(clock());
    const others = before.dates.filter(({ date }) => date >= today && advised.every((day) => day.date !== date));
    const dates = [...others, ...advised];
    if (dates.length > MOST_DATES) throw new ApiError(409, 'LIMIT_REACHED');
    const { version: _, base: __, ...rules } = before;
    await writeRules(context, pricer, before, { ...rules, dates }, week.from);
    const { prices } = await getPrices(context, pricer);
    return { prices, week: (await findWeek(context, pricer, body.from)).week };
  });
}

/** The week that a day is in. */
async function findWeek(context: Parameters<typeof adviseWeeks>[0], pricer: Pricer, day: string) {
  const weeks = await adviseWeeks(context, pricer);
  const found = weeks.find(({ week }) => day <= week.to);
  if (found === undefined) throw new FieldError({ from: 'dateTooFar' });
  return found;
}
