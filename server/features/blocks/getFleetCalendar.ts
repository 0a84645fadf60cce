import type { CalendarCar, CarBlock } from '#contract/calls/blocks.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { listBranchNames } from '#server/features/rental/branchNamesRepository.ts';
import { toBlockOrder, toCarBlock } from './blockView.ts';
import { type CalendarWindow, readWindow } from './calendarWindow.ts';
import { listCalendarCars, listFleetBlocks, listFleetRequests } from './fleetCalendarRepository.ts';

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
  const part = { ownerId, branchId: null, carId };
  const [car] = await listCalendarCars(db, part);
  if (car === undefined) throw new ApiError(404, 'NOT_FOUND');
  return (await listFleetBlocks(db, part, span)).map(toCarBlock);
}
