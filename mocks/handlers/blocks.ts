import type { CalendarCar, CarBlock } from '#contract/calls/blocks.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { addDays, localDateOf } from '#contract/domain/rentalTime.ts';
import { firstCalendar, mockBranches } from '../fixtures/blocks.ts';
import type { MocksOf } from '../mocks.ts';
import { refuse } from '../refuse.ts';
import { mockUser } from '../session.ts';

let cars = firstCalendar();
let lastId = 1_000;

/** Back to the blocks of the fixtures; tests call it after each test. */
export function resetMockBlocks(): void {
  cars = firstCalendar();
  lastId = 1_000;
}

const findMockBlock = (id: number): CarBlock | undefined =>
  cars.flatMap(({ blocks }) => blocks).find((block) => block.id === id);

const notFound = () => refuse(404, 'NOT_FOUND', 'There is nothing here.');
const guard = () => {
  if (mockUser() === undefined) return refuse(401, 'NOT_LOGGED_IN', 'Log in first.');
  return mockUser()?.owner ? undefined : refuse(403, 'NOT_ALLOWED', 'You are not allowed to do this.');
};

type Span = Pick<CarBlock, 'from' | 'to'>;
const shifted = ({ from, to }: Span, days: number): Span => ({
  from: addDays(from.slice(0, 10), days) + from.slice(10),
  to: addDays(to.slice(0, 10), days) + to.slice(10),
});
const overlaps = (one: Span, other: Span) => one.from < other.to && one.to > other.from;

function refuseTaken(car: CalendarCar, wanted: Span, exceptId: number | null): Response | undefined {
  const others = car.blocks.filter(({ id }) => id !== exceptId);
  const taker = others.find((block) => overlaps(block, wanted));
  if (taker === undefined) return undefined;
  const free = Array.from({ length: 120 }, (_, index) => [index + 1, -index - 1])
    .flat()
    .map((days) => shifted(wanted, days))
    .find((span) => span.from >= localDateOf(Date.now()) && !others.some((block) => overlaps(block, span)));
  const { kind, from, to, order } = taker;
  const body: ErrorBody = {
    message: 'These dates have just been taken. Please choose others.',
    code: 'CAR_TAKEN',
    taken_by: { kind, from, to, order_id: order?.id ?? null, order_number: order?.number ?? null },
    free_dates: free ? [free] : [],
  };
  return Response.json(body, { status: 409 });
}

function refuseForeign({ kind, order }: CarBlock): Response | undefined {
  if (kind === 'owner' || kind === 'maintenance') return undefined;
  if (order === null) return refuse(409, 'BLOCK_OF_FEED', 'These days come from another calendar.');
  return refuse(409, 'BLOCK_OF_ORDER', 'An order holds these days.');
}

function save(block: CarBlock): void {
  cars = cars.map((car) => {
    const others = car.blocks.filter(({ id }) => id !== block.id);
    return { ...car, blocks: car.id === block.car_id ? [...others, block] : others };
  });
}

export const blockMocks = {
  getFleetCalendar: ({ query }) => {
    const [from, to] = [query.get('from'), query.get('to')];
    const first = from ?? localDateOf(Date.now());
    const last = to ?? addDays(first, 20);
    const window = { from: `${first}T00:00`, to: `${addDays(last, 1)}T00:00` };
    const branch = query.get('branch_id');
    return (
      guard() ?? {
        status: 'success',
        from: first,
        to: last,
        cars: cars
          .filter(({ branch_id }) => branch === null || String(branch_id) === branch)
          .map((car) => ({
            ...car,
            blocks: car.blocks.filter((block) => overlaps(block, window)),
            requests: car.requests.filter((request) => overlaps(request, window)),
          })),
        branches: mockBranches,
      }
    );
  },
  listCarBlocks: ({ params }) => {
    const car = cars.find(({ id }) => String(id) === params['id']);
    return guard() ?? (car ? { status: 'success', blocks: car.blocks } : notFound());
  },
  createBlock: ({ params, body }) => {
    const car = cars.find(({ id }) => String(id) === params['id']);
    const refusal = guard() ?? (car ? refuseTaken(car, body, null) : notFound());
    if (refusal !== undefined || car === undefined) return refusal ?? notFound();
    lastId += 1;
    const { kind, from, to, note = null } = body;
    const block: CarBlock = { id: lastId, car_id: car.id, kind, from, to, note, order: null, feed: null };
    save(block);
    return { status: 'success', block };
  },
  updateBlock: ({ params, body }) => {
    const block = findMockBlock(Number(params['id']));
    if (block === undefined) return guard() ?? notFound();
    const next: CarBlock = {
      ...block,
      car_id: Number(body.car_id ?? block.car_id),
      kind: body.kind ?? block.kind,
      from: body.from ?? block.from,
      to: body.to ?? block.to,
      note: body.note === undefined ? block.note : body.note,
    };
    const car = cars.find(({ id }) => id === next.car_id);
    const refusal = guard() ?? refuseForeign(block) ?? (car ? refuseTaken(car, next, block.id) : notFound());
    if (refusal !== undefined) return refusal;
    save(next);
    return { status: 'success', block: next };
  },
  deleteBlock: ({ params }) => {
    const block = findMockBlock(Number(params['id']));
    const refusal = guard() ?? (block ? refuseForeign(block) : notFound());
    if (refusal !== undefined) return refusal;
    cars = cars.map((car) => ({ ...car, blocks: car.blocks.filter((each) => each !== block) }));
    return undefined;
  },
} satisfies MocksOf<'getFleetCalendar' | 'listCarBlocks' | 'createBlock' | 'updateBlock' | 'deleteBlock'>;
