import type { PoolClient } from 'pg';
import type { PriceRules } from '#contract/domain/money/priceDay.ts';
import type { CarTerms } from '#contract/domain/terms.ts';
import { agreeTerms } from '#contract/domain/terms/agreeTerms.ts';
import { freezeInputs, priceOfInputs } from '#server/features/rental/price/priceInputs.ts';
import { listRentalDays } from '#server/features/rental/rentalDays.ts';
import type { DemoCar } from './buildCars.ts';
import type { DemoOrder } from './buildThreads.ts';
import type { DemoTrip, DemoReview } from './buildTrips.ts';
import { toBlockPeriod, toPeriod } from './carRows.ts';
import type { DemoParties } from './fillAccounts.ts';
import { fillOrderEvents, insertRows, readTermsOf } from './fleetRepository.ts';

const DAY = 24 * 3_600_000;
const TERMS = { commissionPercent: 15, prepaidPercent: 30 };

/** The cars and clients of the trips. */
interface Fleet {
  readonly cars: readonly DemoCar[];
  readonly carIds: readonly number[];
  readonly rules: readonly PriceRules[];
  readonly parties: DemoParties;
  readonly now: Date;
}

/** The orders of the trips with the days they take, their events and their reviews. */
export async function fillTrips(
  client: PoolClient,
  found: readonly { trip: DemoTrip; car: number }[],
  fleet: Fleet,
): Promise<DemoOrder[]> {
  // Orders are numbered as they came in.
  const trips = found.toSorted((a, b) => a.trip.requestedAt.getTime() - b.trip.requestedAt.getTime());
  const terms = await readTermsOf(client, fleet.carIds);
  const orderIds = await insertRows(
    client,
    'orders',
    trips.map(({ trip, car }, index) => toOrderRow(trip, car, index, { ...fleet, terms })),
  );
  const numbered = trips.map(({ trip, car }, index) => ({
    trip,
    car_id: fleet.carIds[car],
    order_id: orderIds[index],
  }));
  await insertRows(
    client,
    'car_blocks',
    numbered
      // A request holds no dates: only accepting it does.
      .filter(({ trip }) => isSure(trip))
      .map(({ trip, car_id, order_id }) => ({ car_id, order_id, kind: 'order', period: toBlockPeriod(trip) })),
  );
  await fillOrderEvents(client);
  const reviews = numbered.flatMap(({ trip: { review, client: index }, car_id, order_id }) =>
    review === null ? [] : [{ review, car_id, order_id, client_id: fleet.parties.clientIds[index] }],
  );
  await insertRows(client, 'reviews', toReviewRows(reviews));
  return trips.map(({ trip, car }, index) => ({
    id: orderIds[index] ?? 0,
    car,
    owner: fleet.cars[car]?.owner ?? 0,
    client: trip.client,
    isComing: trip.status === 'confirmed',
    sureAt: trip.answeredAt ?? trip.requestedAt,
  }));
}

interface TermedFleet extends Fleet {
  readonly terms: ReadonlyMap<number, CarTerms>;
}

function toOrderRow(trip: DemoTrip, index: number, place: number, fleet: TermedFleet) {
  const { cars, carIds, rules, parties, now } = fleet;
  const days = listRentalDays(trip);
  const rule = rules[index];
  const inputs = rule ? freezeInputs(rule, days, [], TERMS) : null;
  const terms = fleet.terms.get(carIds[index] ?? 0);
  const price = inputs && priceOfInputs(inputs, days);
  return {
    number: `GZA-${String(100_001 + place)}`,
    client_id: parties.clientIds[trip.client],
    car_id: carIds[index],
    owner_id: parties.ownerIds[cars[index]?.owner ?? 0],
    period: toPeriod(trip),
    days: days.length,
    status: trip.status,
    total: price?.total ?? 0,
    commission: price?.commission ?? 0,
    prepaid: price?.total ?? 0,
    first_day: price?.firstDay ?? 0,
    items: price?.items ?? [],
    price_inputs: inputs,
    deposit: terms?.deposit.amount ?? 0,
    terms: terms ? agreeTerms(terms, {}) : null,
    terms_acknowledged_at: trip.requestedAt,
    refund: 0,
    payment_way: 'full',
    requested_at: trip.requestedAt,
    answered_at: trip.answeredAt,
    paid_at: isSure(trip) ? (trip.answeredAt ?? trip.requestedAt) : null,
    free_until: new Date(trip.from.getTime() - DAY),
    expires_at: trip.status === 'requested' ? new Date(now.getTime() + DAY / 3) : null,
    cancelled_by: trip.status === 'cancelled' ? 'client' : null,
  };
}

const isSure = ({ status }: DemoTrip): boolean =>
  status === 'confirmed' || status === 'active' || status === 'completed';

interface WrittenReview {
  readonly review: DemoReview;
  readonly order_id: number | undefined;
  readonly car_id: number | undefined;
  readonly client_id: number | undefined;
}

/** An owner answers within the hour. */
const repliedAt = (createdAt: Date): Date => new Date(createdAt.getTime() + 40 * 60_000);

/** Reviews as rows of their table. Texts of a kind take turns, so that the newest reviews never say the same. */
function toReviewRows(reviews: readonly WrittenReview[]) {
  const uses = new Map<readonly string[], number>();
  return reviews
    .toSorted((one, other) => one.review.createdAt.getTime() - other.review.createdAt.getTime())
    .map(({ review: { rating, texts, createdAt, reply }, ...ids }) => {
      const used = uses.get(texts) ?? 0;
      uses.set(texts, used + 1);
      return {
        ...ids,
        rating,
        text: texts[used % texts.length] ?? '',
        created_at: createdAt,
        reply,
        replied_at: reply && repliedAt(createdAt),
      };
    });
}
