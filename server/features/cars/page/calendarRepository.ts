import type { Pool } from 'pg';
import type { OpeningHours } from '#contract/domain/openingHours.ts';
import type { PriceRules } from '#contract/domain/money/priceDay.ts';
import { openingHoursJson } from '#server/features/rental/openingHoursRepository.ts';
import { priceRulesJson } from '#server/features/rental/price/priceRulesRepository.ts';
import { takenDays } from '#server/features/rental/takenDaysRepository.ts';

export interface CalendarRow {
  readonly rules: PriceRules;
  /** Those of the asked days, `YYYY-MM-DD`, on which something is taken. */
  readonly taken: readonly string[];
  readonly opening: OpeningHours;
}

export async function findCalendar(pool: Pool, carId: number, from: string, to: string): Promise<CalendarRow | null> {
  const { rows } = await pool.query<CalendarRow>({
    name: 'calendar',
    text: `
      select ${priceRulesJson} as rules, ${takenDays('$2', '$3')} as taken, ${openingHoursJson('c.branch_id')} as opening
      from cars c where c.id = $1 and c.status = 'active'`,
    values: [carId, from, to],
  });
  return rows[0] ?? null;
}
