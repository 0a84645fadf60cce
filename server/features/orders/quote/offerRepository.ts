import type { CarTerms } from '#contract/domain/terms.ts';
import { type Kysely, sql } from 'kysely';
import type { OpeningHours } from '#contract/domain/openingHours.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { isOfferedExtra } from '#server/features/rental/price/offeredExtrasRepository.ts';
import { openingHoursJson } from '#server/features/rental/openingHoursRepository.ts';
import type { ExtraPrice } from '#server/features/rental/price/priceQuote.ts';
import type { PriceRules } from '#contract/domain/money/priceDay.ts';
import { priceRulesJson } from '#server/features/rental/price/priceRulesRepository.ts';
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

/** Null when there is no such car to rent. */
export async function findOffer(db: Kysely<Database>, carId: number, dates: RentalDates): Promise<Offer | null> {
  const { rows } = await sql<Omit<Offer, 'terms'> & { readonly terms: StoredTerms }>`
    select c.owner_id, ${sql.raw(priceRulesJson)} as rules, ${sql.raw(storedTermsJson)} as terms,
      (select coalesce(json_agg(json_build_object('code', e.extra_code, 'price', e.price, 'per', e.per, 'most', e.most)), '[]')
        from car_extras e where e.car_id = c.id and ${sql.raw(isOfferedExtra)}) as extras,
      c.deposit, c.min_days, c.needs_confirmation, not c.busy && ${wanted(dates)} as is_free,
      ${sql.raw(openingHoursJson('c.branch_id'))} as opening
    from cars c where c.id = ${carId} and c.status = 'active'`.execute(db);
  const [row] = rows;
  return row === undefined ? null : { ...row, terms: readStoredTerms(row.terms) };
}

/** The order of this client, but for one, that lives and overlaps these dates, as `orders_no_double` sees it. */
export async function findOwnOrder(
  db: Kysely<Database>,
  clientId: number,
  carId: number,
  dates: RentalDates,
  exceptId = 0,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where client_id = ${clientId} and car_id = ${carId} and id <> ${exceptId}
      and period && tstzrange(${dates.from}::timestamptz, ${dates.to}::timestamptz)
      and status in ('requested', 'confirmed', 'active') limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

const FURTHEST_DAYS = 120;

/** By how many days later the same rental would find the car free, the nearest first; its branch may be closed then. */
export async function findFreeShifts(
  db: Kysely<Database>,
  carId: number,
  dates: RentalDates,
): Promise<{ readonly shifts: readonly number[]; readonly opening: OpeningHours } | undefined> {
  const { rows } = await sql<{ shifts: number[]; opening: OpeningHours }>`
    select array(
      select days from generate_series(1, ${FURTHEST_DAYS}::integer) as days
      where not c.busy && tstzrange(
        ${dates.from}::timestamptz + days * interval '1 day',
        ${dates.to}::timestamptz + days * interval '1 day' + c.preparation_minutes * interval '1 minute')
      order by days) as shifts, ${sql.raw(openingHoursJson('c.branch_id'))} as opening
    from cars c where c.id = ${carId}`.execute(db);
  return rows[0];
}
