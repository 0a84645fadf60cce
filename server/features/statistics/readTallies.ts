import type { Context } from '#server/context.ts';
import { type EarnedRow, sumEarned } from '#server/features/rental/earnedRepository.ts';
import { type CarDays, countCarDays } from '#server/features/rental/carDaysRepository.ts';
import { addUp, nothing, type Tally } from './figures.ts';
import type { StatisticsPeriod } from './statisticsPeriod.ts';
import { countOrders, sumRatings, sumRent } from './statisticsRepository.ts';

/** Of one car: what was earned and rented in each part, and everything counted in both periods. */
export interface CarTally {
  /** One for each part of the period. */
  readonly parts: readonly PartTally[];
  readonly partsBefore: readonly PartTally[];
  readonly now: Tally;
  readonly before: Tally;
}

export type PartTally = Pick<Tally, 'gross' | 'commission' | 'cash' | 'rented' | 'available'>;

/** Counts everything of all the cars, in five statements for any number of them. */
export async function readTallies(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  ownerId: number,
  carIds: readonly number[],
  period: StatisticsPeriod,
): Promise<ReadonlyMap<number, CarTally>> {
  const spans = [...period.partsBefore, ...period.parts];
  const earned = await sumEarned(db, { ownerId, carIds, branchId: null, spans, now: clock() });
  const money = Map.groupBy(earned, ({ car_id }) => car_id);
  const days = await countCarDays(db, carIds, spans);
  const orders = Map.groupBy(await countOrders(db, ownerId, carIds, period), ({ car_id }) => car_id);
  const rents = Map.groupBy(await sumRent(db, carIds, period), ({ car_id }) => car_id);
  const ratings = Map.groupBy(await sumRatings(db, carIds, period), ({ car_id }) => car_id);
  return new Map(
    carIds.map((id) => {
      const parts = spans.map((_, place) => tallyPart(place, money.get(id) ?? [], days.get(id)));
      const [partsBefore, partsNow] = [parts.slice(0, period.parts.length), parts.slice(period.parts.length)];
      const of = (isNow: boolean): Tally => {
        const ofPeriod = <Row extends { readonly is_now: boolean }>(rows: readonly Row[] = []): readonly Row[] =>
          rows.filter(({ is_now }) => is_now === isNow);
        return addUp([
          ...(isNow ? partsNow : partsBefore).map((part) => ({ ...nothing, ...part })),
          ...ofPeriod(orders.get(id)).map(({ lead, repeat_orders, ...row }) => ({
            ...nothing,
            orders: row.orders,
            repeatOrders: repeat_orders,
            cancelled: row.cancelled,
            agreed: row.agreed,
            leads: new Map([[lead, row.orders]]),
          })),
          ...ofPeriod(rents.get(id)).map((row) => ({ ...nothing, rent: row.rent, rentDays: row.days })),
          ...ofPeriod(ratings.get(id)).map(({ stars, reviews }) => ({ ...nothing, stars, reviews })),
        ]);
      };
      return [id, { parts: partsNow, partsBefore, now: of(true), before: of(false) }];
    }),
  );
}

function tallyPart(place: number, money: readonly EarnedRow[], days: CarDays | undefined): PartTally {
  const { gross = 0, commission = 0, cash = 0 } = money.find((row) => row.place === place) ?? {};
  return { gross, commission, cash, rented: days?.rented[place] ?? 0, available: days?.available[place] ?? 0 };
}
