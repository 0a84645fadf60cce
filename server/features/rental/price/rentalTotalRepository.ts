import { isoWeekday } from '#contract/domain/money/priceDay.ts';

/** SQL for the least and the most that an average day of a rental of these days may cost with `cars c`. */
export interface RentalBoundsSql {
  readonly floor: string;
  readonly ceiling: string;
  /** How many days are charged. */
  readonly count: string;
}

/** SQL for what it costs besides. */
export interface RentalTotalSql extends RentalBoundsSql {
  /** Whole tetri without extras, as `priceRental` says; a bigint. */
  readonly total: string;
}

/** The first day counts of the lengths for which `car_day_bounds` keeps a pair each. */
const LENGTHS = [1, 7, 28];

/** Where both are the same the rules of the car don't matter. `add` hands out placeholders. */
export function rentalBoundsSql(days: readonly string[], add: (value: unknown) => string): RentalBoundsSql {
  const place = LENGTHS.filter((least) => least <= days.length).length;
  return {
    floor: `c.day_floors[${place}]`,
    ceiling: `c.day_ceilings[${place}]`,
    count: `${add(days.length)}::integer`,
  };
}

/**
 * What `priceRental` computes, for a database that has to compare many cars: a test holds both against each other. Where
 * floor and ceiling are the same the rules of the car are not read at all.
 */
export function rentalTotalSql(days: readonly string[], add: (value: unknown) => string): RentalTotalSql {
  const { floor, ceiling, count } = rentalBoundsSql(days, add);
  const dates = `${add(days)}::date[]`;
  const weekdays = `${add(countWeekdays(days))}::integer[]`;
  const longestReached = (table: string, column: string): string =>
    `(select ${column} from ${table} where car_id = c.id and min_days <= ${count} order by min_days desc limit 1)`;
  const total = `(
    case when ${floor} = ${ceiling} then ${floor}::bigint * ${count} else (
      select gross - (gross * percent + 50) / 100
      from (select coalesce(${longestReached('car_length_prices', 'price')}, c.price_per_day) as plain,
          coalesce(${longestReached('car_length_discounts', 'percent')}, 0) as percent) steps
        cross join lateral (
          select coalesce(sum((price - plain)::bigint * (${weekdays})[weekday]), 0) as more
          from car_weekday_prices where car_id = c.id) on_weekdays
        cross join lateral (
          select coalesce(sum(season.price - coalesce(usual.price, plain)), 0) as more
          from car_seasons season join unnest(${dates}) as day on day between season.first_day and season.last_day
            left join car_weekday_prices usual
            on usual.car_id = season.car_id and usual.weekday = extract(isodow from day)
          where season.car_id = c.id) in_seasons
        cross join lateral (
          select coalesce(sum(own.price - coalesce(season.price, usual.price, plain)), 0) as more
          from car_date_prices own left join car_seasons season
            on season.car_id = own.car_id and own.date between season.first_day and season.last_day
            left join car_weekday_prices usual
            on usual.car_id = own.car_id and usual.weekday = extract(isodow from own.date)
          where own.car_id = c.id and own.date = any(${dates})) on_dates
        cross join lateral (select (plain::bigint * ${count} + on_weekdays.more + in_seasons.more + on_dates.more)::bigint as gross) summed
    ) end)`;
  return { floor, ceiling, total, count };
}

/** How many of the days are Mondays, Tuesdays and so on. */
function countWeekdays(days: readonly string[]): readonly number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const day of days) counts[isoWeekday(day) - 1] = (counts[isoWeekday(day) - 1] ?? 0) + 1;
  return counts;
}
