import assert from 'node:assert/strict';
import fc from 'fast-check';
import { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import type { OrderNeed } from '#contract/domain/orders/orderLists.ts';
import { listOrders } from '#contract/calls/orders/orders.ts';
import { expireOrders } from '#server/features/orders/deadlines/expireOrders.ts';
import { afterReturnJob } from '#server/features/orders/claims/afterReturnJob.ts';
import { addDays, localDateOf } from '#contract/domain/rentalTime.ts';
import { remindOfPayment } from '#server/features/orders/deadlines/remind.ts';
import { changeOne, endChanges } from './changeModel.ts';
import {
  claimOne,
  countOne,
  dropOne,
  endCounted,
  endDrops,
  endForgotten,
  endTrips,
  endUnfinished,
  endUnstarted,
  giveDepositsBack,
  holdOne,
} from './claimModel.ts';
import { drainJobs } from '../drainJobs.ts';
import { checkFigures, monthOfDay } from './figuresModel.ts';
import { endHolds } from './holdModel.ts';
import { checkKept, endKept } from './keptModel.ts';
import { finishJobs, type MadeOrder, note, orderCar, payAtBank, type State } from './modelState.ts';
import { post } from '../people/people.ts';
import { rentalCar } from '../people/rentalCar.ts';
import { endRescue, rescueOne } from './rescueModel.ts';
import { endOpenOrders, type Market } from '../people/renters.ts';
import type { TestBrowser } from '../testBrowser.ts';
import { similarCar } from '../people/similarCars.ts';

const MINUTE = 60_000;
/** So many users act at a time, independently. */
const AT_ONCE = 8;
/** How often they act before the next hand-overs. */
const BATCHES_A_DAY = 16;
/** How many more are tried at a time, and how often at most, if chance has left out an event. */
const MORE = 160;
const MOST_ROUNDS = 12;

const moves = ['accept', 'decline', 'start', 'finish', 'mark-paid'] as const;
/** Payments are many, so that orders get far enough for the rest to happen. */
const kinds = [
  ...(['order', 'order', 'order'] as const),
  ...(['pay', 'pay', 'pay', 'pay', 'pay'] as const),
  ...(['change', 'change', 'change', 'change', 'change', 'change'] as const),
  ...(['cancel', 'withdraw', 'withdraw', 'rescue', 'rescue', 'rescue', 'wait', 'drain', 'drain'] as const),
  ...(['deposit', 'after', 'after', 'drop', 'count', 'count'] as const),
  ...moves,
];

/** Steps possible at any time: on some order, by some client, for some days of some car. */
const draw = {
  who: fc.nat(),
  which: fc.nat(),
  start: fc.integer({ min: 1, max: 12 }),
  days: fc.integer({ min: 1, max: 4 }),
};
const operation = fc.record({ kind: fc.constantFrom(...kinds), ...draw });
export type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

/** What a life has beside the steps above. */
export type MoreOperation = (state: State, drawn: Omit<Operation, 'kind'>) => Promise<void>;

/** Where the owner finds what is ready for it. */
const needs: Partial<Record<Operation['kind'], OrderNeed>> = {
  accept: 'answer',
  start: 'hand_over',
  finish: 'take_back',
  'mark-paid': 'cash',
};

const gestures = ['active', 'completed', 'cancelled'] as const;

export interface ModelRun extends State {
  /** Those that are ordered, and those that stand in. */
  readonly cars: readonly number[];
}

interface RunOptions {
  readonly operations: number;
  readonly seed: number;
  /** How often, at most, more is tried until every event of an order has happened. */
  readonly rounds?: number;
  /** How the bank reports. */
  readonly deliveries?: readonly string[];
  /** Without what makes events sure that chance may leave out. */
  readonly isByChance?: boolean;
  /** How many act at a time. */
  readonly atOnce?: number;
  /** Does what one of them wants to do. */
  readonly step?: Step;
  /** Drawn as often as each of the others. */
  readonly more?: readonly MoreOperation[];
}

type Step = (act: () => Promise<void>) => Promise<void>;

/** Lets users do random things to the orders of two cars with instant booking and two that need confirmation. */
export async function runRentals(
  place: Market,
  clients: readonly TestBrowser[],
  options: RunOptions,
): Promise<ModelRun> {
  const { operations, seed, rounds = MOST_ROUNDS, atOnce = AT_ONCE, isByChance = false } = options;
  const { deliveries = ['twice'], step = (act) => act(), more = [] } = options;
  await endOpenOrders(place);
  const carIds = [place.carId, await addCar(place, false, 4_000), await addCar(place, true), await addCar(place, true)];
  await makeAlike(place, carIds);
  // Another owner's, which are not ordered: they replace those whose owner cancels.
  const similar = [await similarCar(place), await similarCar(place, { price: 9_000 }), await similarCar(place)];
  const state: State = {
    place,
    clients,
    carIds,
    made: [],
    statuses: {},
    acknowledged: {},
    kept: new Map(),
    deliveries,
  };
  const one = more.length === 0 ? operation : fc.record({ kind: fc.constantFrom(...kinds, ...more), ...draw });
  const tryMany = (numRuns: number, round: number) =>
    runTries(state, fc.sample(one, { numRuns, seed: seed + round }), atOnce, step);
  await tryMany(operations, 0);
  const run = { ...state, cars: [...carIds, ...similar] };
  if (isByChance) return run;
  await endTrips(state);
  await endDrops(state);
  await endCounted(state);
  await endForgotten(state);
  await endUnfinished(state);
  await endUnstarted(state);
  // Far from all others, so that no dates overlap.
  await placeOne(state, place.client, 0, 60, 2);
  const last = state.made.at(-1);
  if (last !== undefined) await payAtBank(state, last, {}, 1).then(() => endChanges(state, last));
  await endRescue(state);
  await placeOne(state, place.client, 0, 80, 2);
  await endKept(state, carIds[1] ?? 0);
  await endHolds(state, carIds[2] ?? 0);
  // Who of many at once comes first differs from run to run: what has not happened by now may in another round.
  for (let round = 1; round < rounds && !(await hasAllHappened(state)); round += 1) await tryMany(MORE, round);
  return run;
}

async function hasAllHappened({ place }: State): Promise<boolean> {
  const { rows } = await place.app.context.pool.query('select distinct event from order_events');
  return rows.length === OrderEventName.options.length;
}

type Try = Omit<Operation, 'kind'> & { readonly kind: Operation['kind'] | MoreOperation };

async function runTries(state: State, tries: readonly Try[], atOnce: number, step: Step): Promise<void> {
  for (let index = 0; index < tries.length; index += atOnce) {
    const batch = tries.slice(index, index + atOnce);
    await Promise.all(batch.map((one) => step(() => perform(state, one))));
    await checkKept(state);
    if ((index / atOnce) % BATCHES_A_DAY === BATCHES_A_DAY - 1) await approach(state);
  }
}

async function addCar({ app, carId }: Market, needsConfirmation: boolean, price = 10_000): Promise<number> {
  const { rows } = await app.context.pool.query<{ owner_id: number }>('select owner_id from cars where id = $1', [
    carId,
  ]);
  return rentalCar(app, { price, needsConfirmation, ownerId: rows[0]?.owner_id ?? 0 });
}

/** Cars of a class and year, so that what is similar to one of them is so to all. */
async function makeAlike({ app, carId }: Market, carIds: readonly number[]): Promise<void> {
  await app.context.pool.query(
    `update cars c set category_code = own.category_code, year = own.year, city_id = own.city_id, has_own_address = true,
       deposit = 20000, insurance_code = own.insurance_code, terms = '{"deposit": {"how": ["card_hold"], "back_within_days": 3}}'
     from cars own where own.id = $1 and c.id = any($2)`,
    [carId, carIds],
  );
}

async function perform(state: State, { kind, ...drawn }: Try): Promise<void> {
  if (typeof kind === 'function') return kind(state, drawn);
  const { place, made, clients } = state;
  const { who, which, start, days } = drawn;
  // Mostly one of the newest: what has ended long ago can only be refused.
  const among = which % 7 === 0 ? made : made.slice(kind === 'pay' ? -4 : -12);
  const any = among[which % Math.max(1, among.length)];
  const chosen = which % 3 === 0 ? any : ((await chooseNeeded(state, kind, which)) ?? any);
  if (kind === 'drain') {
    await drainJobs(place.app);
    return giveBack(state, which);
  }
  if (kind === 'wait') {
    place.clock.advance((which % 4) * 3 * MINUTE);
    return expireOrders(place.app.context);
  }
  if (kind === 'rescue') return rescueOne(state, which);
  if (kind === 'change') return changeOne(state, { which, start, days });
  if (kind === 'deposit') return holdOne(state, which);
  if (kind === 'count') return countOne(state, which);
  if (kind === 'after') return claimOne(state, which);
  if (kind === 'drop') return dropOne(state, which);
  if (kind === 'order') return placeOne(state, clients[who % clients.length] ?? place.client, which, start, days);
  if (chosen === undefined) return undefined;
  if (kind === 'pay') return payAtBank(state, chosen, {}, which);
  // Only cancelling is the client's; the owner withdraws by the same call.
  const mover = kind === 'cancel' ? chosen.client : place.owner;
  // Not every owner checks the papers.
  const body = kind === 'start' && which % 3 > 0 ? { originals_seen: true } : undefined;
  const answer = await post(mover, `/api/orders/${chosen.id}/${kind === 'withdraw' ? 'cancel' : kind}`, body);
  const event = kind === 'withdraw' ? 'cancel' : kind.replace('-', '_');
  return note(state, answer.status, `${event} by ${kind === 'cancel' ? 'client' : 'owner'}`);
}

/** An admin makes a gesture, where one is possible. */
async function giveBack(state: State, which: number): Promise<void> {
  const { place, made } = state;
  const status = gestures[which % gestures.length];
  const answer = await place.owner.inject(`/api/orders?status=${status}&page_size=50`);
  const ids = listOrders.response.parse(answer.body).orders.map(({ id }) => id);
  const chosen = made.find(({ id }) => ids.includes(id));
  if (chosen === undefined) return;
  const body = { amount: 1 + ((which * 7919) % 20_000), reason: 'The car was not clean' };
  note(state, (await post(place.admin, `/api/orders/${chosen.id}/refunds`, body)).status, 'refund by admin');
}

/** One of the orders that the owner's lists offer for it. */
async function chooseNeeded(
  { place, made }: State,
  kind: Operation['kind'],
  which: number,
): Promise<MadeOrder | undefined> {
  if (kind === 'pay') return choosePayable({ place, made }, which);
  const need = needs[kind];
  if (need === undefined) return undefined;
  const answer = await place.owner.inject(`/api/orders?needs=${need}&page_size=50`);
  const { orders } = listOrders.response.parse(answer.body);
  const id = orders[which % Math.max(1, orders.length)]?.id;
  return made.find((one) => one.id === id);
}

/** One of the newest that can still be paid. */
async function choosePayable(
  { place, made }: Pick<State, 'place' | 'made'>,
  which: number,
): Promise<MadeOrder | undefined> {
  const { rows } = await place.app.context.pool.query<{ id: number }>(
    `select id from orders where status in ('requested', 'confirmed') and paid_at is null and expires_at > $1
     order by id desc limit 3`,
    [place.clock()],
  );
  const id = rows[which % Math.max(1, rows.length)]?.id;
  return made.find((one) => one.id === id);
}

/** Time goes on until shortly before the start of what was ordered last; it never goes back. */
async function approach({ place, made }: State): Promise<void> {
  await drainJobs(place.app);
  const now = place.clock().getTime();
  const start = made.at(-1)?.from.getTime() ?? now;
  place.clock.advance(Math.max(0, start - 90 * MINUTE - now));
  await expireOrders(place.app.context);
  await remindOfPayment(place.app.context);
  await afterReturnJob.run(undefined, place.app.context);
  await checkFigures(place, monthOfDay(localDateOf(place.clock())));
}

async function placeOne(state: State, browser: TestBrowser, which: number, start: number, days: number): Promise<void> {
  // What is wanted moves on with the days, so that most want what others want, and some get it.
  const today = localDateOf(state.place.clock());
  const day = (date: number) => `${addDays(today, date)}T10:00`;
  const car_id = state.carIds[which % state.carIds.length];
  await orderCar(
    state,
    browser,
    { car_id, from: day(start), to: day(start + days) },
    which % 2 === 0 ? 'part' : 'full',
  );
}

/** Nothing is pending any more: time has passed, every job is done. */
export async function settleRentals(place: Market, run?: ModelRun): Promise<void> {
  await finishJobs(place);
  // Long enough for unfinished rentals: an owner is reminded, the order is closed, and the deposit goes back.
  for (const days of [4, 1, 1]) {
    place.clock.advance(days * 24 * 60 * MINUTE);
    await expireOrders(place.app.context);
    await afterReturnJob.run(undefined, place.app.context);
    await finishJobs(place);
  }
  if (run !== undefined) await giveDepositsBack(run);
  await finishJobs(place);
  const { rows } = await place.app.context.pool.query('select * from payments where wanted is not null');
  assert.deepEqual(rows, [], 'the bank has done everything');
  await checkFigures(place, monthOfDay(localDateOf(place.clock())));
}
