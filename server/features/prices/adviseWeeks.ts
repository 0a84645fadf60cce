import type { AdviceWeek } from '#contract/calls/prices/advice.ts';
import type { CarPrices } from '#contract/domain/cars/carPrices.ts';
import { priceDay, type PriceRules } from '#contract/domain/money/priceDay.ts';
import type { DaySpan } from '#contract/calls/orders/quotes.ts';
import { addDays, localDateOf } from '#contract/domain/rentalTime.ts';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { advisePrice, type WeekFacts } from '#server/features/rental/advice/advisePrice.ts';
import { countCarDays } from '#server/features/rental/carDaysRepository.ts';
import type { Comparison } from '#server/features/rental/advice/comparables.ts';
import { HABIT_WEEKS, readHabit } from '#server/features/rental/advice/readHabit.ts';
import { readComparables } from '#server/features/rental/advice/readComparables.ts';
import { adviceWeeks } from './adviceWeeks.ts';
import type { Pricer } from './getPrices.ts';
import { findAdvisedCar } from './pricesRepository.ts';

const WEEK = 7;

export interface Advised {
  readonly week: AdviceWeek;
  /** What its free days cost once the advice is taken. */
  readonly dates: CarPrices['dates'];
}

/** What the free days of the coming weeks cost and better cost; nothing of a car without a price. */
export async function adviseWeeks(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { ownerId, carId }: Pick<Pricer, 'ownerId' | 'carId'>,
): Promise<Advised[]> {
  const today = localDateOf(clock());
  const spans = adviceWeeks(today);
  const ahead = { from: spans[0]?.from ?? today, to: spans.at(-1)?.to ?? today };
  const past = { from: addDays(today, -WEEK * (HABIT_WEEKS + 1)), to: addDays(today, -1) };
  const car = await findAdvisedCar(db, { ownerId, carId }, { ahead, past });
  if (car === undefined) throw new ApiError(404, 'NOT_FOUND');
  const { base } = car.rules;
  if (base === null) return [];
  const compare = await readComparables({ db }, { ownerId, carIds: [carId] }, spans);
  const rented = (await countCarDays(db, [carId], spans)).get(carId)?.rented ?? [];
  const taken = new Set(car.taken);
  const booked = new Map(
    car.past.map(({ date, booked_on }) => [dayOf(date), booked_on === null ? Infinity : dayOf(booked_on)]),
  );
  return spans.map((span, place) => {
    const days = daysOf(span);
    const free = days.filter((date) => !taken.has(date));
    return adviseWeek(span, {
      rules: { ...car.rules, base },
      floor: car.floor,
      free,
      booked: Math.min(rented[place] ?? 0, days.length - free.length),
      lead: dayOf(span.from) - dayOf(today),
      habit: readHabit(days.map(dayOf), dayOf(today), (day) => booked.get(day) ?? null),
      comparison: compare(carId, place),
    });
  });
}

interface Known extends Pick<WeekFacts, 'floor' | 'booked' | 'lead' | 'habit'> {
  readonly rules: PriceRules;
  readonly free: readonly string[];
  readonly comparison: Comparison | null;
}

function adviseWeek(span: DaySpan, { rules, free, comparison, ...known }: Known): Advised {
  const priced = free.map((date) => ({
    price: priceDay(rules, date, 1).price,
    usualPrice: priceDay({ ...rules, dates: {} }, date, 1).price,
  }));
  const similar =
    comparison === null || comparison.occupancy === null
      ? null
      : { low: comparison.low, high: comparison.high, share: comparison.occupancy / 100 };
  const advice = advisePrice({ ...known, free: priced, similar });
  return {
    week: {
      ...span,
      free: free.length,
      price: meanOf(priced.map(({ price }) => price)),
      advice: advice && { price: advice.price, reason: advice.reason },
      similar: comparison && { cars: comparison.cars.length, owners: comparison.owners },
    },
    dates: (advice?.days ?? []).flatMap((price, place) => ({ date: free[place] ?? span.from, price })),
  };
}

const meanOf = (prices: readonly number[]): number | null =>
  prices.length === 0 ? null : Math.round(prices.reduce((sum, price) => sum + price, 0) / prices.length);

/** Days as numbers, to count with. */
const dayOf = (date: string): number => Date.parse(date) / 86_400_000;

function daysOf({ from, to }: DaySpan): string[] {
  return Array.from({ length: dayOf(to) - dayOf(from) + 1 }, (_, index) => addDays(from, index));
}
