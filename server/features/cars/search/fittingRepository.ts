import type { Queryable } from '#server/platform/db/withinTime.ts';
import { askedTotalSql } from './totals/askedTotal.ts';
import { conditionOf, parameters } from './filterRepository.ts';
import type { FittingCar } from './findFitting.ts';
import { listChosenGroups, type SearchFilters } from './searchFilters.ts';
import type { Statement } from './searchRepository.ts';

/** Cars that fit all filters but the dates, each with whether it fits those, too. Prices are those of the dates. */
export function fittingStatement(filters: SearchFilters, most: number): Statement {
  const to = parameters();
  const chosen = listChosenGroups(filters);
  const conditions = ["c.status = 'active'"];
  for (const group of chosen) if (group !== 'dates') conditions.push(conditionOf[group](filters, to));
  const isFree = chosen.includes('dates') ? `(${conditionOf.dates(filters, to)}) is true` : 'true';
  const price = filters.days.length === 0 ? 'c.price_per_day' : askedTotalSql(filters, to.add).total;
  const text = `
    with fitting as materialized (select c.* from cars c where ${conditions.join(' and ')} order by c.id desc limit ${most})
    select c.id, (${price})::float8 as price, ${isFree} as is_free from fitting c order by c.id desc`;
  return { text, values: to.values };
}

export async function findFittingCars(database: Queryable, statement: Statement): Promise<readonly FittingCar[]> {
  return (await database.query<FittingCar>(statement)).rows;
}
