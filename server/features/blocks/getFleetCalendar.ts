import { type CalendarCar, type CarBlock, type BlockOrder, MOST_CALENDAR_DAYS } from '#contract/calls/blocks.ts';
import { localMomentOf, addDays, localDateOf, startOfDay } from '#contract/domain/rentalTime.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import { listBranchNames } from '#server/features/rental/handOverRepository.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';
import { isOwnCar } from '#server/features/rental/ownCarRepository.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import {
  listCalendarCars,
  listFleetBlocks,
  listFleetRequests,
  type FleetBlockRow,
  type OrderColumns,
} from './fleetCalendarRepository.ts';

const toBlockOrder = ({ order_id, number, status, client, order_from, order_to, net }: OrderColumns): BlockOrder => ({
  id: order_id,
  number,
  status,
  client,
  from: localMomentOf(order_from),
  to: localMomentOf(order_to),
  net,
});

const toCarBlock = (row: FleetBlockRow): CarBlock => ({
  id: row.id,
  car_id: row.car_id,
  kind: row.kind,
  from: localMomentOf(row.from),
  to: localMomentOf(row.to),
  note: row.note,
  order: row.order_id === null ? null : toBlockOrder(row),
  feed: row.feed_id === null || row.feed_name === null ? null : { id: row.feed_id, name: row.feed_name },
});

type Dates = Parameters<typeof readWindow>[0];

export interface FleetCalendar extends Pick<CalendarWindow, 'from' | 'to'> {
  readonly cars: CalendarCar[];
  readonly branches: { id: number; name: string }[];
}

/** The whole fleet in four statements, however many cars it has. */
export async function getFleetCalendar(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  ownerId: number,
  { branch_id: branchId = null, ...dates }: Dates & { readonly branch_id?: number | undefined | null },
  language: Language,
): Promise<FleetCalendar> {
  const { from, to, span } = readWindow(dates, clock());
  const branches = await listBranchNames(db, ownerId, language);
  if (branchId !== null && branches.every(({ id }) => id !== branchId)) throw new ApiError(404, 'NOT_FOUND');
  const part = { ownerId, branchId, carId: null };
  const cars = await listCalendarCars(db, part);
  const blocks = Map.groupBy(await listFleetBlocks(db, part, span), ({ car_id }) => car_id);
  const requests = Map.groupBy(await listFleetRequests(db, part, span), ({ car_id }) => car_id);
  return {
    from,
    to,
    branches,
    cars: cars.map((car) => ({
      ...car,
      blocks: (blocks.get(car.id) ?? []).map(toCarBlock),
      requests: (requests.get(car.id) ?? []).map(toBlockOrder),
    })),
  };
}

export async function listCarBlocks(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  ownerId: number,
  carId: number,
  dates: Dates,
): Promise<CarBlock[]> {
  const { span } = readWindow(dates, clock());
  if (!(await isOwnCar(db, ownerId, carId))) throw new ApiError(404, 'NOT_FOUND');
  return (await listFleetBlocks(db, { ownerId, branchId: null, carId }, span)).map(toCarBlock);
}

const DAY = 24 * 3_600_000;
const USUAL_DAYS = 21;
/** Years of which PostgreSQL and JavaScript speak alike. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '9000-01-01';

interface CalendarWindow {
  readonly from: string;
  readonly to: string;
  /** From the first midnight to the last. */
  readonly span: RentalDates;
}

/** The requested days of a calendar, both included. */
function readWindow(
  query: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): CalendarWindow {
  const from = query.from ?? localDateOf(now);
  if (from < FIRST_DAY || from > LAST_DAY) throw new FieldError({ from: 'dateTooFar' });
  const to = query.to ?? addDays(from, USUAL_DAYS - 1);
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
  if (days < 1) throw new FieldError({ to: 'dateReversed' });
  if (days > MOST_CALENDAR_DAYS) throw new FieldError({ to: 'calendarTooLong' });
  return { from, to, span: { from: startOfDay(from), to: startOfDay(addDays(to, 1)) } };
}
