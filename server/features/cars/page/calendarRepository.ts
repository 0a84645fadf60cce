import type { Pool } from 'pg';
import type { OpeningHours } from '#contract/openingHours.ts';
import { openingHoursJson } from '#server/rental/openingHoursRepository.ts';
import { priceRulesJson } from '#server/rental/priceRulesRepository.ts';
import type { PriceRules } from '#server/rental/priceRental.ts';

export interface CalendarRow {
  readonly rules: PriceRules;
  /** Those of the asked days, `YYYY-MM-DD`, on which something is taken. */
  readonly taken: readonly string[];
  readonly opening: OpeningHours;
}

/**
 * A day of the calendar is a day of a rental: the 24 hours from ten in the morning, when a bare date begins.
 * So a rental from one date to another is free exactly when each of its days is, but for the preparation after it.
 */
export async function findCalendar(pool: Pool, carId: number, from: string, to: string): Promise<CalendarRow | null> {
  const { rows } = await pool.query<CalendarRow>({
    name: 'calendar',
    text: `
      select ${priceRulesJson} as rules, array(
        select to_char(day, 'YYYY-MM-DD') from generate_series($2::date::timestamp, $3::date::timestamp, interval '1 day') as day
        where c.busy && tstzrange(
          (day + interval '10 hours') at time zone 'Asia/Tbilisi', (day + interval '34 hours') at time zone 'Asia/Tbilisi')
      ) as taken, ${openingHoursJson('c.branch_id')} as opening
      from cars c where c.id = $1 and c.status = 'active'`,
    values: [carId, from, to],
  });
  return rows[0] ?? null;
}
