import { addDays } from '#contract/domain/rentalTime.ts';

/** Fixed days off in Georgia's Labour Code, `MM-DD`. */
const fixed = {
  '01-01': 'newYear',
  '01-02': 'newYear',
  '01-07': 'christmas',
  '01-19': 'epiphany',
  '03-03': 'mothers',
  '03-08': 'women',
  '04-09': 'unity',
  '05-09': 'victory',
  '05-12': 'andrew',
  '05-17': 'family',
  '05-26': 'independence',
  '08-28': 'dormition',
  '10-14': 'mtskheta',
  '11-23': 'george',
} as const;

export type HolidayName = (typeof fixed)[keyof typeof fixed] | 'easter';

export interface Holiday {
  readonly date: string;
  readonly name: HolidayName;
}

/** The public holidays of Georgia in a year, in order: Easter is off from Friday to Monday. */
function holidaysOf(year: number): Holiday[] {
  const easter = easterSunday(year);
  // A literal has no keys and values beyond its own type.
  const named = (Object.entries(fixed) as [string, HolidayName][]).map(([day, name]) => ({
    date: `${year}-${day}`,
    name,
  }));
  const moving = [-2, -1, 0, 1].map((step) => ({ date: addDays(easter, step), name: 'easter' as const }));
  return [...named, ...moving].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** The holidays of the twelve months from a given day. */
export function comingHolidays(today: string): Holiday[] {
  const year = Number(today.slice(0, 4));
  const last = `${year + 1}${today.slice(4)}`;
  return [...holidaysOf(year), ...holidaysOf(year + 1)].filter(({ date }) => date >= today && date < last);
}

/** Orthodox Easter: Meeus' rule for the Julian calendar, and the 13 days between the calendars until 2099. */
function easterSunday(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const days = moon + weekday + 114;
  const julian = `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`;
  return addDays(julian, 13);
}
