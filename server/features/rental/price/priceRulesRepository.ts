import type { PriceRules } from '#contract/domain/money/priceDay.ts';
import type { Queryable } from '#server/platform/db/withinTime.ts';

/**
 * SQL: whether `cars c` offers its extra `e`. An owner who brings cars to airports or addresses is paid for that place, so
 * the same way is not charged again as `delivery`; without such places the extra is offered as it was.
 */
export const isOfferedExtra = `(e.extra_code <> 'delivery'
  or not exists (select from places brought where brought.owner_id = c.owner_id and brought.branch_id is null))`;

/**
 * SQL for the PriceRules of `cars c` as one JSON value. Written out in each statement: as a function of the database it
 * was called for every car of a page, and those calls took longer than the rest of the search.
 */
export const priceRulesJson = `json_build_object(
  'base', c.price_per_day,
  'dates', (select coalesce(json_object_agg(date, price), '{}') from car_date_prices where car_id = c.id),
  'seasons', (select coalesce(json_agg(json_build_object('name', name, 'from', first_day, 'to', last_day, 'price', price)
    order by first_day), '[]') from car_seasons where car_id = c.id),
  'weekdays', (select coalesce(json_object_agg(weekday, price), '{}') from car_weekday_prices where car_id = c.id),
  'lengths', (select coalesce(json_agg(json_build_object('min_days', min_days, 'price', price)), '[]')
    from car_length_prices where car_id = c.id),
  'discounts', (select coalesce(json_agg(json_build_object('min_days', min_days, 'percent', percent)), '[]')
    from car_length_discounts where car_id = c.id))`;

/** Lines of the tables of rules, each with its car first. */
interface RuleLines {
  readonly dates: readonly (readonly [number, string, number])[];
  readonly seasons: readonly (readonly [number, string, string, number])[];
  readonly weekdays: readonly (readonly [number, number, number])[];
  readonly lengths: readonly (readonly [number, number, number])[];
  readonly discounts: readonly (readonly [number, number, number])[];
}

const linesOf = (table: string, columns: string, condition: string): string => `(
  select coalesce(json_agg(json_build_array(car_id, ${columns})), '[]') from ${table}
  where car_id = any($1::integer[]) and ${condition})`;

const ruleLines = `select
  ${linesOf('car_date_prices', 'date, price', 'date between $2::date and $3::date')} as dates,
  ${linesOf('car_seasons', 'first_day, last_day, price', 'first_day <= $3::date and last_day >= $2::date')} as seasons,
  ${linesOf('car_weekday_prices', 'weekday, price', 'true')} as weekdays,
  ${linesOf('car_length_prices', 'min_days, price', 'min_days <= $4::integer')} as lengths,
  ${linesOf('car_length_discounts', 'min_days, percent', 'min_days <= $4::integer')} as discounts`;

/**
 * The rules of many cars at once, as far as a rental of these days asks for them; `bases` are their prices of a day. Each
 * table is read once, which is far cheaper than asking it for each car.
 */
export async function findRulesOfCars(
  database: Queryable,
  bases: ReadonlyMap<number, number>,
  days: readonly string[],
): Promise<ReadonlyMap<number, PriceRules>> {
  const rules = new Map(Array.from(bases, ([id, base]) => [id, noRules(base)]));
  if (rules.size === 0) return rules;
  const { rows } = await database.query<RuleLines>({
    name: 'rules-of-cars',
    text: ruleLines,
    values: [[...rules.keys()], days[0], days.at(-1), days.length],
  });
  for (const lines of rows) {
    for (const [id, date, price] of lines.dates) Object.assign(rules.get(id)?.dates ?? {}, { [date]: price });
    for (const [id, from, to, price] of lines.seasons) rules.get(id)?.seasons.push({ name: '', from, to, price });
    for (const [id, weekday, price] of lines.weekdays)
      Object.assign(rules.get(id)?.weekdays ?? {}, { [weekday]: price });
    for (const [id, min_days, price] of lines.lengths) rules.get(id)?.lengths.push({ min_days, price });
    for (const [id, min_days, percent] of lines.discounts) rules.get(id)?.discounts.push({ min_days, percent });
  }
  return rules;
}

interface FoundRules extends PriceRules {
  readonly seasons: PriceRules['seasons'][number][];
  readonly lengths: PriceRules['lengths'][number][];
  readonly discounts: PriceRules['discounts'][number][];
}

const noRules = (base: number): FoundRules => ({
  base,
  dates: {},
  seasons: [],
  weekdays: {},
  lengths: [],
  discounts: [],
});
