import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { chooseCharges, hasAll } from '#server/features/rental/chooseCharges.ts';
import { isPlain, listHandOvers } from '#server/features/rental/findHandOver.ts';
import { listRentalDays } from '#server/features/rental/rentalDays.ts';
import type { OrderRow } from '../orderRow.ts';
import { priceRentals, type RentalOnTerms } from '../quote/priceRentals.ts';
import { listCandidates, lockFree } from './candidatesRepository.ts';
import { countHeldCars, insertHeldCar } from './heldCarsRepository.ts';
import { freezeAlike, isServed, placesAlike } from './placesAlike.ts';
import { choiceAlike } from './choiceAlike.ts';

/** So many cars are held for one order. */
const MOST_HELD = 3;
/** And for one client in all: what is held costs its owners other clients. */
const MOST_HELD_OF_CLIENT = 9;

/** Holds similar cars that cost no more for the client of a cancelled order, and says whether there are any. */
export async function holdSimilar(
  context: Context,
  transaction: Transaction<Database>,
  order: OrderRow,
): Promise<boolean> {
  const now = context.clock();
  if (order.to <= now) return false;
  const room = MOST_HELD_OF_CLIENT - (await countHeldCars(transaction, order.client_id));
  const wanted = Math.min(MOST_HELD, room);
  if (wanted <= 0) return false;
  const offers = await findOffers(context, transaction, order);
  const until = new Date(Math.min(now.getTime() + context.config.rental.rescueMinutes * 60_000, order.to.getTime()));
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
  // Whoever has a connection and waits for another one may wait for ever.
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
