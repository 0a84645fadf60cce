import type { Transaction } from 'kysely';
import { holdFrom } from '#contract/domain/claims/claimBounds.ts';
import type { OrderEffect } from '#contract/domain/orders/orderEffects.ts';
import type { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import type { Context } from '#server/context.ts';
import { orderBill } from '#server/features/payments/bill.ts';
import { carryMoney } from '#server/features/payments/carryMoney.ts';
import { keepOfDeposit } from '#server/features/payments/deposits.ts';
import { insertCash, insertClaimCash } from '#server/features/payments/ledgerRepository.ts';
import { collectMoney, returnMoney, returnPart } from '#server/features/payments/moveMoney.ts';
import { chooseCharges, hasAll } from '#server/features/rental/price/chooseCharges.ts';
import { isPlain, listHandOvers } from '#server/features/rental/findHandOver.ts';
import { listRentalDays } from '#server/features/rental/rentalDays.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import type { Mover } from './applyOrderEvent.ts';
import { deleteBlock, freeRest, insertBlock, keepBlock, listOverlappingRequests } from './blockRepository.ts';
import { refundOf } from './cancel/cancellation.ts';
import { agreeChange, endChange, holdChange, makeChange } from './change/changeEffects.ts';
import { reopenClaim, settleClaim } from './claims/settleClaim.ts';
import { lockCar, lockOrder, type OrderChanges } from './orderRepository.ts';
import type { OrderRow } from './orderRow.ts';
import { payUntil } from './deadlines/payUntil.ts';
import { carTaken } from './quote/carTaken.ts';
import { priceRentals, type RentalOnTerms } from './quote/priceRentals.ts';
import { choiceAlike } from './rescue/choiceAlike.ts';
import {
  findSubstitute,
  freeHeldCars,
  countHeldCars,
  insertHeldCar,
  listCandidates,
  lockFree,
} from './rescue/rescueRepository.ts';
import { freezeAlike, isServed, placesAlike } from './rescue/placesAlike.ts';

/** How many cars are held for one order. */
const MOST_HELD = 3;
/** And for one client in all: what is held costs its owners other clients. */
const MOST_HELD_OF_CLIENT = 9;

const DAY = 24 * 3_600_000;

/** Holds similar cars that cost no more for the client of a cancelled order, and says whether there are any. */
async function holdSimilar(context: Context, transaction: Transaction<Database>, order: OrderRow): Promise<boolean> {
  const now = context.clock();
  // All its days would be charged: none of them may be over when a car is taken.
  const latest = Math.min(order.from.getTime() + DAY, order.to.getTime());
  if (latest <= now.getTime()) return false;
  const room = MOST_HELD_OF_CLIENT - (await countHeldCars(transaction, order.client_id));
  const wanted = Math.min(MOST_HELD, room);
  if (wanted <= 0) return false;
  const offers = await findOffers(context, transaction, order);
  const until = new Date(Math.min(now.getTime() + context.config.rental.rescueMinutes * 60_000, latest));
  let place = 0;
  for (const carId of await lockFree(transaction, [...offers.keys()], order, wanted)) {
    const quote = offers.get(carId);
    if (quote !== undefined && (await insertHeldCar(transaction, order, { carId, place, until, quote }))) place += 1;
  }
  return place > 0;
}

/** What the same rental costs with each car that offers the same and costs no more, now or in all. */
async function findOffers(
  context: Context,
  transaction: Transaction<Database>,
  order: OrderRow,
): Promise<Map<number, RentalOnTerms>> {
  // Waiting for a second connection while holding one can deadlock.
  const price = await priceRentals({ ...context, db: transaction });
  const offers = new Map<number, RentalOnTerms>();
  const places = placesAlike(order);
  if (places === null) return offers;
  const cars = await listCandidates(transaction, order, isPlain(places));
  const handOvers = isPlain(places)
    ? null
    : await listHandOvers(
        transaction,
        cars.map(({ id }) => id),
        places,
      );
  for (const found of cars) {
    const hand_over = handOvers?.get(found.id) ?? null;
    if (handOvers !== null && (hand_over === null || !isServed(hand_over, order, context.clock()))) continue;
    const car = { ...found, hand_over };
    const choice = choiceAlike(order, car.terms);
    if (choice === null || !hasAll(car, choice)) continue;
    const { id: carId, rules, deposit } = car;
    const charged = chooseCharges(car, choice);
    const rental = price({ carId, dates: order, days: listRentalDays(order), rules, charged, deposit });
    const quote = hand_over === null ? rental : { ...rental, ...freezeAlike(hand_over, order) };
    const prepaid = order.payment_way === 'full' ? quote.total : quote.prepaid;
    if (quote.total <= order.total && prepaid <= order.prepaid) offers.set(carId, quote);
  }
  return offers;
}

interface Step {
  readonly event: OrderEventName;
  readonly context: Context;
  readonly transaction: Transaction<Database>;
  readonly order: OrderRow;
  readonly by: Mover;
  readonly now: Date;
}

interface Result {
  /** Of the order's row. */
  readonly changes?: OrderChanges;
  /** Other orders, held, that are to be declined. */
  readonly toDecline?: readonly OrderRow[];
  /** Whether what a bank holds is not the deposit that is agreed now, or is held too early by now. */
  readonly isDepositOther?: boolean;
}

const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);
const earlier = (a: Date, b: Date) => (a < b ? a : b);

async function lockOverlapping(transaction: Transaction<Database>, order: OrderRow): Promise<OrderRow[]> {
  const overlapping: OrderRow[] = [];
  for (const id of await listOverlappingRequests(transaction, order)) {
    const other = await lockOrder(transaction, id);
    if (other?.status === 'requested') overlapping.push(other);
  }
  return overlapping;
}

/** What each effect of the transition table does. */
export const effects: Readonly<Record<OrderEffect, (step: Step) => Promise<Result>>> = {
  await_answer: async ({ context, order, now }) => ({
    changes: { expires_at: earlier(later(now, context.config.rental.requestHours * 60), order.from) },
  }),
  await_payment: async ({ context: { config }, order, event, now }) => {
    if (order.paid_at !== null) return { changes: { expires_at: null } };
    const isAtOnce = event === 'book';
    const { rental } = config;
    return { changes: { expires_at: isAtOnce ? later(now, rental.holdMinutes) : payUntil(order.from, now, rental) } };
  },
  stop_waiting: async () => ({ changes: { expires_at: null } }),
  take_dates: async ({ transaction, order }) => {
    // The car is held, so what is free here stays free.
    const car = await lockCar(transaction, order.car_id, order);
    if (car?.is_free !== true) throw await carTaken(transaction, order.car_id, order);
    await insertBlock(transaction, order, order.paid_at === null ? 'hold' : 'order');
    return {};
  },
  keep_dates: async ({ transaction, order }) => {
    await keepBlock(transaction, order.id);
    return {};
  },
  free_dates: async ({ transaction, order }) => {
    await deleteBlock(transaction, order.id);
    return {};
  },
  free_rest: async ({ transaction, order, now }) => {
    await freeRest(transaction, order.id, now);
    return {};
  },
  decline_overlapping: async ({ transaction, order }) => ({ toDecline: await lockOverlapping(transaction, order) }),
  collect_money: async ({ transaction, order }) => {
    await collectMoney(transaction, orderBill(order.id));
    return {};
  },
  return_all: async ({ transaction, order }) => {
    await returnMoney(transaction, order.id, 0);
    return { changes: { refund: order.paid_at === null ? 0 : order.prepaid } };
  },
  return_by_rules: async ({ transaction, order, now }) => {
    const { refund, kept } = refundOf(order, 'client', now);
    await returnMoney(transaction, order.id, kept);
    return { changes: { refund } };
  },
  return_part: async ({ transaction, order, by: { amount = 0 } }) => {
    if (!(await returnPart(transaction, order.id, amount))) throw new FieldError({ amount: 'refundTooMuch' });
    return { changes: { refund: order.refund + amount } };
  },
  hold_similar: async ({ context, transaction, order }) => {
    const isPaid = order.paid_at !== null;
    // While cars are held for them, the client may want the money for one of those.
    if (!isPaid || !(await holdSimilar(context, transaction, order))) await returnMoney(transaction, order.id, 0);
    return { changes: { refund: isPaid ? order.prepaid : 0 } };
  },
  free_similar: async ({ transaction, order }) => {
    await freeHeldCars(transaction, order.id);
    return {};
  },
  carry_money: async ({ transaction, order, now }) => {
    const substitute = await findSubstitute(transaction, order.id);
    if (substitute === undefined) throw new Error('Money goes on to an order that is not there.');
    const isThere = await carryMoney(transaction, {
      from: order.id,
      to: substitute.id,
      amount: substitute.prepaid,
      at: now,
    });
    if (!isThere) throw new ApiError(409, 'ORDER_CHANGED');
    return {};
  },
  hold_change: async ({ transaction, order }) => {
    await holdChange(transaction, order);
    return {};
  },
  agree_change: async ({ context, transaction, order, now }) => {
    await agreeChange(context, transaction, order, now);
    return {};
  },
  make_change: async ({ transaction, order, now }) => {
    const made = await makeChange(transaction, order, now);
    return {
      toDecline: await lockOverlapping(transaction, made),
      isDepositOther: order.is_deposit_held && (made.deposit !== order.deposit || now < holdFrom(made.from)),
    };
  },
  end_change: async ({ transaction, order, event }) => {
    await endChange(transaction, order, event);
    return {};
  },
  return_deposit: async ({ transaction, order, now }) => {
    await keepOfDeposit(transaction, order.id, 0, now);
    return {};
  },
  settle_claim: async ({ transaction, order, now }) => {
    await settleClaim(transaction, order.id, now);
    return {};
  },
  reopen_claim: async ({ transaction, order, now }) => {
    await reopenClaim(transaction, order.id, now);
    return {};
  },
  record_claim_cash: async ({ transaction, order, by: { amount = 0 }, now }) => {
    await insertClaimCash(transaction, { orderId: order.id, amount, at: now });
    return {};
  },
  // What was not driven is not paid: the owner gives it back as it came.
  return_cash: async ({ transaction, order, now }) => {
    if (order.rest_paid_at !== null)
      await insertCash(transaction, { orderId: order.id, amount: order.prepaid - order.total, at: now });
    return {};
  },
  record_cash: async ({ transaction, order, now }) => {
    await insertCash(transaction, { orderId: order.id, amount: order.total - order.prepaid, at: now });
    return {};
  },
};
