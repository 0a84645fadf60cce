import type { Kysely } from 'kysely';
import { localMomentOf, instantOf } from '#contract/domain/rentalTime.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Context } from '#server/context.ts';
import { hasSealedHandOver } from '#server/features/evidence/reportedOrderRepository.ts';
import { listLeft } from '#server/features/payments/paymentRepository.ts';
import { type Charged, chooseCharges, hasAll } from '#server/features/rental/price/chooseCharges.ts';
import { isPlain, listHandOvers, requestedPlace } from '#server/features/rental/findHandOver.ts';
import type { HandOver } from '#server/features/rental/handOver.ts';
import { findOpening } from '#server/features/rental/handOverRepository.ts';
import { quoteTerms } from '#server/features/rental/price/quoteTerms.ts';
import { refuseTooDear } from '#server/features/rental/price/refuseTooDear.ts';
import { type RentalDates, requireRentalDates, refuseTooLong } from '#server/features/rental/rentalDates.ts';
import { listRentalDays } from '#server/features/rental/rentalDays.ts';
import { requireDays } from '#server/features/rental/requireDays.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { freeUntil, refundOf } from '../cancel/cancellation.ts';
import type { OrderRow } from '../orderRow.ts';
import { carTaken } from '../quote/carTaken.ts';
import { findOffer, findOwnOrder, type Offer } from '../quote/offerRepository.ts';
import { frozenPrice, type PricedRental } from '../quote/priceRentals.ts';
import { refuseClosed, whereItStands } from '../quote/refuseClosed.ts';
import { choiceAlike } from '../rescue/choiceAlike.ts';
import { freezeAlike } from '../rescue/placesAlike.ts';
import { findPriced, isFreeFor, type Priced, findFreeUntil } from './changeRepository.ts';
import { chargesAsAgreed, priceChange } from './priceChange.ts';

/** What is left out stays as it is. */
export interface RequestedChange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly car_id?: number | undefined;
}

/** The fields that an order takes from the price of a change; its exchange rate stays. */
export type ChangedRental = Omit<PricedRental, 'rate'>;

export interface ChangePlan {
  readonly carId: number;
  readonly dates: RentalDates;
  readonly quote: ChangedRental;
  readonly prepaid: number;
  readonly difference: number;
  readonly online: number;
  readonly kept: number;
  readonly freeUntil: Date | null;
  readonly needsConfirmation: boolean;
}

type Reader = Pick<Context, 'config' | 'db' | 'clock'>;

/** What a change of an order would come to; what cannot be is refused, and what is taken with what is free. */
export async function planChange(
  context: Reader,
  order: OrderRow,
  requested: RequestedChange,
  language: Language,
): Promise<ChangePlan> {
  const { config, db, clock } = context;
  const now = clock();
  const carId = requested.car_id ?? order.car_id;
  const isSameCar = carId === order.car_id;
  const dates = readChangeDates(order, requested, now);
  const isSameStart = dates.from.getTime() === order.from.getTime();
  const isSameDates = isSameStart && dates.to.getTime() === order.to.getTime();
  if (isSameCar && isSameDates) throw new FieldError({ to: 'changeNothing' });
  if (order.status === 'active' && !isSameCar) throw new FieldError({ car_id: 'changeOnTheRoad' });
  if (!(isSameCar && isSameStart) && (await hasSealedHandOver(db, order.id)))
    throw new FieldError({ [isSameCar ? 'from' : 'car_id']: 'changeReported' });
  const isFewer = isSameCar && dates.from >= order.from && dates.to <= order.to;
  // Days can be given up also of a car that is not offered any more.
  const offer = await findOffer(db, carId, dates, isFewer);
  if (offer === null) throw new ApiError(409, 'CAR_UNAVAILABLE');
  if (offer.owner_id !== order.owner_id) throw new FieldError({ car_id: 'changeOtherOwner' });
  // The owner may have raised the least days since: as many as were agreed stay enough.
  const agreedDays = isSameCar ? listRentalDays(order).length : Infinity;
  const days = requireDays(dates, Math.min(offer.min_days, agreedDays));
  const hand_over = await changePlaces(db, order, carId);
  const standing = hand_over ?? whereItStands(offer);
  const places = isSameCar ? await asAgreed(db, order, standing) : standing;
  refuseClosed(places, dates, { now, language, unchanged: isSameCar ? order : null });
  const other = await findOwnOrder(db, order.client_id, carId, dates, order.id);
  if (other !== null) throw new ApiError(409, 'ALREADY_ORDERED', {}, { order_id: other });
  if (!(await isFreeFor(db, order.id, carId, dates))) throw await changeTaken(db, order, carId, dates, places);

  const priced = await findPriced(db, order.id);
  const { charges, terms } = chargedFor(order, priced, { ...offer, hand_over }, isSameCar);
  const made = priceChange(
    {
      ...order,
      items: priced.items,
      inputs: priced.price_inputs,
      isCashPaid: order.payment_way === 'part' && order.rest_paid_at !== null,
      keptNow: refundOf(order, 'client', now).kept,
    },
    {
      days,
      rules: offer.rules,
      charges,
      terms: await quoteTerms(context),
      isSameCar,
      isFewer,
      isLate: isLate(order, days, now, config.rental.freeCancelHours),
    },
  );
  const { inputs, price, prepaid, difference, online, kept } = made;
  refuseTooDear(price.total);
  await refuseTooMuchBack(db, order, made);
  return {
    carId,
    dates,
    quote: {
      ...frozenPrice({ carId, dates, days }, inputs, price),
      deposit: isSameCar ? priced.deposit : offer.deposit,
      terms,
      ...(hand_over && !isSameCar && freezeAlike(hand_over, order)),
    },
    prepaid,
    difference,
    online,
    kept,
    freeUntil: freeUntilOf(order, dates, now, config.rental),
    needsConfirmation: offer.needs_confirmation && !isFewer,
  };
}

/** What is charged beside the days: as it was agreed, or as the other car has the same. */
function chargedFor(
  order: OrderRow,
  { price_inputs: inputs }: Priced,
  offer: Offer & { readonly hand_over: HandOver | null },
  isSameCar: boolean,
): Pick<Charged, 'charges'> & Partial<Charged> {
  if (isSameCar && inputs !== null) return { charges: chargesAsAgreed(inputs, offer.extras) };
  const choice = choiceAlike(order, offer.terms);
  if (choice === null || !hasAll(offer, choice)) throw new FieldError({ car_id: 'changeCarLacks' });
  return chooseCharges(offer, choice);
}

/** Whether of the days that are given up the first begins so soon that a cancellation would cost it. */
function isLate(order: OrderRow, days: readonly string[], now: Date, freeCancelHours: number): boolean {
  if (order.free_until !== null && now <= order.free_until) return false;
  const given = listRentalDays(order).findIndex((date) => !days.includes(date));
  const hours = given * 24 - freeCancelHours;
  return now.getTime() > order.from.getTime() + hours * 3_600_000;
}

/** Once free cancellation is over it stays over, even if the start moves. */
function freeUntilOf(
  order: OrderRow,
  { from }: RentalDates,
  now: Date,
  rules: Reader['config']['rental'],
): Date | null {
  const isFree = order.free_until !== null && now <= order.free_until;
  const isSameStart = from.getTime() === order.from.getTime();
  return isFree && !isSameStart ? freeUntil({ from, orderedAt: order.requested_at }, rules) : order.free_until;
}

/** Online goes back what came online; cash is between the two sides. */
async function refuseTooMuchBack(
  db: Reader['db'],
  order: OrderRow,
  {
    online,
    prepaid,
    price,
    leastOnline,
  }: Pick<ReturnType<typeof priceChange>, 'online' | 'prepaid' | 'price' | 'leastOnline'>,
): Promise<void> {
  const least = Math.max(price.commission, leastOnline);
  if (online >= 0 && prepaid >= least) return;
  const left = (await listLeft(db, order.id)).reduce((sum, payment) => sum + payment.left, 0);
  if (-online > left || prepaid < least) throw new FieldError({ to: 'changeTooMuchBack' });
}

export const momentsOf = ({ from, to }: RentalDates) => ({ from: localMomentOf(from), to: localMomentOf(to) });

/**
 * Where an order begins and ends, for a car of the same owner; null is the place of the car. A place that the owner no
 * longer offers stays valid for the order's own car, and for no other.
 */
async function changePlaces(
  db: Kysely<Database>,
  order: Pick<OrderRow, 'car_id' | 'pick_up' | 'drop_off'>,
  carId: number,
): Promise<HandOver | null> {
  const places = { pick_up: requestedPlace(order.pick_up), drop_off: requestedPlace(order.drop_off) };
  if (isPlain(places)) return null;
  const found = (await listHandOvers(db, [carId], places)).get(carId) ?? null;
  if (found === null && carId !== order.car_id) throw new FieldError({ car_id: 'changeCarLacks' });
  return found;
}

type Places = ReturnType<typeof whereItStands>;

/** The branch that an order names is where it begins or ends, wherever its car stands by now: its hours count. */
async function asAgreed(
  db: Kysely<Database>,
  order: Pick<OrderRow, 'pick_up' | 'drop_off'>,
  places: Places,
): Promise<Places> {
  const side = async (name: keyof HandOver) => {
    const [{ kind, id }, place] = [order[name], places[name]];
    const opening = kind === 'own' && id !== null ? await findOpening(db, id) : undefined;
    return opening === undefined ? place : { ...place, opening };
  };
  return { pick_up: await side('pick_up'), drop_off: await side('drop_off') };
}

/** The refusal of unavailable dates: until when an extension is possible, else the free dates. */
async function changeTaken(
  db: Kysely<Database>,
  order: OrderRow,
  carId: number,
  dates: RentalDates,
  places: Places,
): Promise<ApiError> {
  const isOnlyLonger = carId === order.car_id && dates.from.getTime() === order.from.getTime();
  if (!isOnlyLonger) return carTaken(db, carId, dates, places);
  const until = await findFreeUntil(db, order.id);
  return new ApiError(409, 'CAR_TAKEN', {}, until === null ? {} : { free_until: localMomentOf(until) });
}

const MINUTE = 60_000;

/** The dates a change asks for. A start that stays may be over: then only the return is to come. */
function readChangeDates(
  order: Pick<OrderRow, 'status' | 'from' | 'to'>,
  requested: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): RentalDates {
  const to = requested.to ?? localMomentOf(order.to);
  const isSameStart = requested.from === undefined || instantOf(requested.from)?.getTime() === order.from.getTime();
  if (!isSameStart && order.status === 'active') throw new FieldError({ from: 'changeOnTheRoad' });
  const start = isSameStart
    ? localMomentOf(new Date(Math.max(order.from.getTime(), now.getTime() + MINUTE)))
    : requested.from;
  const dates = requireRentalDates({ from: start, to }, now);
  if (!isSameStart) return dates;
  refuseTooLong({ from: order.from, to: dates.to });
  return { from: order.from, to: dates.to };
}
