import type { ResponseOf } from '#contract/call.ts';
import type {
  CarFigures,
  getStatistics as statisticsCall,
  StatisticsPart,
  StatisticsFilters,
} from '#contract/calls/statistics.ts';
import type { PriceRules } from '#contract/domain/money/priceDay.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import { sumEarned } from '#server/features/rental/advice/adviceRepository.ts';
import type { EarnedRow } from '#server/features/rental/advice/adviceRepository.ts';
import { type CarDays, countCarDays, occupancyOf } from '#server/features/rental/carDaysRepository.ts';
import { listDays, meanDayPrice } from '#server/features/rental/advice/comparables.ts';
import { type Comparables, readComparables } from '#server/features/rental/advice/readComparables.ts';
import { listBranchNames } from '#server/features/rental/handOverRepository.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { limitRate } from '#server/platform/http/guards/rateLimit.ts';
import { addUp, type Tally, toFigures, nothing } from './figures.ts';
import { readPeriod, type StatisticsPeriod } from './statisticsPeriod.ts';
import { listStatisticsCars, type StatisticsCar, countOrders, sumRatings, sumRent } from './statisticsRepository.ts';

/** A year of a large fleet takes some seconds: a limit so that no owner keeps the database busy. */
const STATISTICS_A_MINUTE = 60;

/** The reader and the language. */
export interface Reader {
  readonly ownerId: number;
  readonly language: Language;
}

export interface CountedCar {
  readonly car: StatisticsCar;
  readonly tally: CarTally;
}

export interface Counted {
  readonly period: StatisticsPeriod;
  readonly branchNames: readonly { readonly id: number; readonly name: string }[];
  readonly cars: readonly CountedCar[];
}

/** The requested cars with all their counts; another owner's are not found. */
export async function countCars(
  context: Pick<Context, 'config' | 'db' | 'clock'>,
  { ownerId, language }: Reader,
  filters: StatisticsFilters,
): Promise<Counted> {
  const { db, clock } = context;
  await limitRate(context, { key: `statistics:${ownerId}`, limit: STATISTICS_A_MINUTE, windowSeconds: 60 });
  const period = readPeriod(filters, clock());
  const { branch_id: branchId = null, car_id: carId = null } = filters;
  const branchNames = await listBranchNames(db, ownerId, language);
  if (branchId !== null && branchNames.every(({ id }) => id !== branchId)) throw new ApiError(404, 'NOT_FOUND');
  const cars = await listStatisticsCars(db, { ownerId, branchId, carId });
  if (carId !== null && cars.length === 0) throw new ApiError(404, 'NOT_FOUND');
  const ids = cars.map(({ id }) => id);
  const tallies = await readTallies(context, ownerId, ids, period);
  return {
    period,
    branchNames,
    cars: cars.flatMap((car) => {
      const tally = tallies.get(car.id);
      const isShown = car.is_active || (tally !== undefined && (hasAny(tally.now) || hasAny(tally.before)));
      return tally === undefined || !isShown ? [] : [{ car, tally }];
    }),
  };
}

const hasAny = ({ gross, commission, rented, agreed, reviews }: Tally): boolean =>
  gross !== 0 || commission !== 0 || rented > 0 || agreed > 0 || reviews > 0;

export async function getStatistics(
  context: Pick<Context, 'config' | 'db' | 'clock'>,
  reader: Reader,
  filters: StatisticsFilters,
): Promise<Omit<ResponseOf<typeof statisticsCall>, 'status'>> {
  const { period, branchNames, cars } = await countCars(context, reader, filters);
  const { from, to, before } = period;
  const carIds = cars.map(({ car }) => car.id);
  const comparables = await readComparables(context, { ownerId: reader.ownerId, carIds }, [{ from, to }]);
  const compared = (tallies: readonly CarTally[]) => ({
    ...toFigures(addUp(tallies.map((tally) => tally.now))),
    previous: toFigures(addUp(tallies.map((tally) => tally.before))),
  });
  const days = listDays(period);
  const byBranch = Map.groupBy(cars, ({ car }) => car.branch_id);
  return {
    from,
    to,
    previous: before,
    total: compared(cars.map(({ tally }) => tally)),
    parts: listParts(period, cars),
    branches: branchNames.flatMap(({ id, name }) => {
      const inIt = byBranch.get(id) ?? [];
      return inIt.length === 0 ? [] : [{ id, name, cars: inIt.length, ...compared(inIt.map(({ tally }) => tally)) }];
    }),
    cars: cars
      .map(({ car, tally }): CarFigures => ({
        id: car.id,
        name: car.name,
        year: car.year,
        branch_id: car.branch_id,
        image: car.image,
        ...compared([tally]),
        occupancies: tally.parts.map(({ rented, available }) => occupancyOf(rented, available)),
        asked_price: hasBase(car.rules) ? meanDayPrice(car.rules, days) : null,
        similar: similarTo(car.id, comparables),
      }))
      // Those without a figure come last.
      .toSorted((one, other) => (other.occupancy ?? -1) - (one.occupancy ?? -1)),
    similar_cars: [
      ...new Map(carIds.flatMap((id) => comparables(id)?.cars ?? []).map((car) => [car.id, car])).values(),
    ],
    branch_names: [...branchNames],
  };
}

const hasBase = (rules: StatisticsCar['rules']): rules is PriceRules => rules !== null && rules.base !== null;

function similarTo(carId: number, comparables: Comparables): CarFigures['similar'] {
  const found = comparables(carId);
  if (found === null) return null;
  const { cars, ...prices } = found;
  return { car_ids: cars.map(({ id }) => id), ...prices };
}

/** Money of all the cars by part. In cash nothing is taken off: the commission was paid online. */
function listParts({ parts }: StatisticsPeriod, cars: readonly CountedCar[]): StatisticsPart[] {
  return parts.map((span, place) => {
    const sum = (of: (tally: CarTally) => PartTally | undefined, what: (part: PartTally) => number): number =>
      cars.reduce((total, { tally }) => {
        const part = of(tally);
        return part === undefined ? total : total + what(part);
      }, 0);
    return {
      ...span,
      net: sum((tally) => tally.parts[place], netOf),
      cash: sum(
        (tally) => tally.parts[place],
        ({ cash }) => cash,
      ),
      previous_net: sum((tally) => tally.partsBefore[place], netOf),
    };
  });
}

const netOf = ({ gross, commission }: PartTally): number => gross - commission;

/** Of one car: what was earned and rented in each part, and everything counted in both periods. */
interface CarTally {
  /** One for each part of the period. */
  readonly parts: readonly PartTally[];
  readonly partsBefore: readonly PartTally[];
  readonly now: Tally;
  readonly before: Tally;
}

type PartTally = Pick<Tally, 'gross' | 'commission' | 'cash' | 'rented' | 'available'>;

/** Counts everything of all the cars, in five statements for any number of them. */
async function readTallies(
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
