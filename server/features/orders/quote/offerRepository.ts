import type { CarTerms } from '#contract/domain/terms.ts';
import { type Kysely, type NotNull, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { OpeningHours } from '#contract/domain/openingHours.ts';
import { openingHoursJson } from '#server/features/rental/handOverRepository.ts';
import type { Database } from '#server/platform/db/schema.ts';
import type { ExtraPrice } from '#server/features/rental/price/priceQuote.ts';
import { upcomingStatuses } from '#contract/domain/orders/orderMachine.ts';
import type { PriceRules } from '#contract/domain/money/priceDay.ts';
import { priceRulesJson, isOfferedExtra } from '#server/features/rental/price/priceRulesRepository.ts';
import { readStoredTerms, storedTermsJson, type StoredTerms } from '#server/features/rental/termsRepository.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';

/** What a car asks of a rental on some dates. */
export interface Offer {
  readonly owner_id: number;
  readonly rules: PriceRules;
  readonly extras: readonly ExtraPrice[];
  readonly terms: CarTerms;
  readonly deposit: number;
  readonly min_days: number;
  readonly needs_confirmation: boolean;
  readonly is_free: boolean;
  /** Of its branch, also where the car has an address of its own. */
  readonly opening: OpeningHours;
}

/** The preparation after a rental must fit in, too. */
const wanted = ({ from, to }: RentalDates) =>
  sql`tstzrange(${from}::timestamptz, ${to}::timestamptz + c.preparation_minutes * interval '1 minute')`;

/** Null when there is no such car to rent; a paused one is found for an order that has it. */
export async function findOffer(
  db: Kysely<Database>,
  carId: number,
  dates: RentalDates,
  isPausedToo = false,
): Promise<Offer | null> {
  const offer = await db
    .selectFrom('cars as c')
    .select((eb) => [
      'c.owner_id',
      sql.raw<PriceRules>(priceRulesJson).as('rules'),
      sql.raw<StoredTerms>(storedTermsJson).as('terms'),
      jsonArrayFrom(
        eb
          .selectFrom('car_extras as e')
          .select(['e.extra_code as code', 'e.price', 'e.per', 'e.most'])
          .whereRef('e.car_id', '=', 'c.id')
          .where(sql.raw<boolean>(isOfferedExtra)),
      ).as('extras'),
      'c.deposit',
      'c.min_days',
      'c.needs_confirmation',
      sql<boolean>`not c.busy && ${wanted(dates)}`.as('is_free'),
      sql.raw<OpeningHours>(openingHoursJson('c.branch_id')).as('opening'),
    ])
    // No car comes on the market without one.
    .$narrowType<{ deposit: NotNull }>()
    .where('c.id', '=', carId)
    .where('c.status', 'in', isPausedToo ? ['active', 'inactive'] : ['active'])
    .executeTakeFirst();
  return offer === undefined ? null : { ...offer, terms: readStoredTerms(offer.terms) };
}

// Written out, as the constraint has them.
const living = upcomingStatuses.map((status) => sql.lit(status));

/** The order of this client, but for one, that lives and overlaps these dates, as `orders_no_double` sees it. */
export async function findOwnOrder(
  db: Kysely<Database>,
  clientId: number,
  carId: number,
  dates: RentalDates,
  exceptId = 0,
): Promise<number | null> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('client_id', '=', clientId)
    .where('car_id', '=', carId)
    .where('id', '<>', exceptId)
    .where(sql<boolean>`period && tstzrange(${dates.from}::timestamptz, ${dates.to}::timestamptz)`)
    .where('status', 'in', living)
    .limit(1)
    .executeTakeFirst();
  return order?.id ?? null;
}

const FURTHEST_DAYS = 120;

/** By how many days later the same rental would find the car free, the nearest first; its branch may be closed then. */
export async function findFreeShifts(
  db: Kysely<Database>,
  carId: number,
  dates: RentalDates,
): Promise<{ readonly shifts: readonly number[]; readonly opening: OpeningHours } | undefined> {
  return db
    .selectFrom('cars as c')
    .select([
      sql<number[]>`array(
        select days from generate_series(1, ${FURTHEST_DAYS}::integer) as days
        where not c.busy && tstzrange(
          ${dates.from}::timestamptz + days * interval '1 day',
          ${dates.to}::timestamptz + days * interval '1 day' + c.preparation_minutes * interval '1 minute')
        order by days)`.as('shifts'),
      sql.raw<OpeningHours>(openingHoursJson('c.branch_id')).as('opening'),
    ])
    .where('c.id', '=', carId)
    .executeTakeFirst();
}
