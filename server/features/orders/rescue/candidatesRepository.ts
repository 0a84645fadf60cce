import { type Kysely, sql, type Transaction } from 'kysely';
import type { PriceRules } from '#contract/domain/money/priceDay.ts';
import type { CarTerms } from '#contract/domain/terms.ts';
import type { Database, Row } from '#server/platform/db/schema.ts';
import { isOfferedExtra } from '#server/features/rental/price/offeredExtrasRepository.ts';
import { isOpenSql } from '#server/features/rental/openingHoursRepository.ts';
import type { ExtraPrice } from '#server/features/rental/price/priceQuote.ts';
import { priceRulesJson } from '#server/features/rental/price/priceRulesRepository.ts';
import { readStoredTerms, storedTermsJson, type StoredTerms } from '#server/features/rental/termsRepository.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';
import type { OrderRow } from '../orderRow.ts';

export interface Candidate {
  readonly id: number;
  readonly rules: PriceRules;
  readonly extras: readonly ExtraPrice[];
  readonly terms: CarTerms;
  readonly deposit: number;
}

/** So many are priced: most of them are dearer, or lack an extra. */
const CANDIDATES = 60;

const free = ({ from, to }: RentalDates) =>
  sql`c.status = 'active' and not c.busy && tstzrange(${from}::timestamptz, ${to}::timestamptz + c.preparation_minutes * interval '1 minute')`;

/**
 * Somebody else's cars of the same class and about the age, as prices are compared with, that are to be had at once in the
 * same city on these dates; the nearest first. What an owner has just called off may be broken, so it is not offered.
 */
export async function listCandidates(
  db: Kysely<Database>,
  { id, from, to }: Pick<OrderRow, 'id' | 'from' | 'to'>,
  isWhereItStands: boolean,
): Promise<Candidate[]> {
  const { rows } = await sql<Omit<Candidate, 'terms'> & { readonly terms: StoredTerms }>`
    select c.id, ${sql.raw(priceRulesJson)} as rules, ${sql.raw(storedTermsJson)} as terms, c.deposit,
      (select coalesce(json_agg(json_build_object('code', e.extra_code, 'price', e.price, 'per', e.per, 'most', e.most)), '[]')
        from car_extras e where e.car_id = c.id and ${sql.raw(isOfferedExtra)}) as extras
    from orders o join cars own on own.id = o.car_id join clients on clients.id = o.client_id
      join cars c on c.category_code = own.category_code and c.year between own.year - 6 and own.year + 6
        and c.city_id = own.city_id and c.owner_id <> own.owner_id
      join owners on owners.id = c.owner_id
    where o.id = ${id} and ${free({ from, to })} and not c.needs_confirmation and c.min_days <= o.days
      and owners.user_id <> clients.user_id
      and not exists (select from orders lost where lost.car_id = c.id and lost.period && o.period
        and lost.cancelled_by in ('owner', 'admin'))
      and (not ${isWhereItStands} or ${sql.raw(isOpenSql('lower(o.period)', 'upper(o.period)'))})
    order by abs(c.year - own.year)
      + case when c.transmission_code = own.transmission_code then 0 else 3 end
      + case when c.car_type_code = own.car_type_code then 0 else 2 end, c.id
    limit ${CANDIDATES}`.execute(db);
  return rows.map((row) => ({ ...row, terms: readStoredTerms(row.terms) }));
}

/**
 * The first of these cars that are free by now, held until the transaction ends. What somebody else holds is left out:
 * whoever cancels has a car of their own in hand, and two who waited for each other's would wait for ever.
 */
export async function lockFree(
  db: Transaction<Database>,
  carIds: readonly number[],
  dates: RentalDates,
  count: number,
): Promise<number[]> {
  const { rows } = await sql<Row<'cars', 'id'>>`
    select c.id from unnest(${carIds}::integer[]) with ordinality as wanted (id, place) join cars c on c.id = wanted.id
    where ${free(dates)} order by wanted.place limit ${count} for no key update of c skip locked`.execute(db);
  return rows.map(({ id }) => id);
}
