import { localMomentOf } from '../rentalTime.ts';
import type { Language } from '../values.ts';
import { formatDay, type DayStyle } from './dayNames.ts';

/** An instant on Georgian clocks, which have 24 hours in every language: "22 May 2026, 15:30". */
export function formatMoment(instant: Date | number, language: Language, style: DayStyle = 'medium'): string {
  return formatLocalMoment(localMomentOf(instant), language, style);
}

/** The same for a local moment, `YYYY-MM-DDTHH:mm`. */
export function formatLocalMoment(moment: string, language: Language, style: DayStyle = 'medium'): string {
  const [day = '', time = ''] = moment.split('T');
  return `${formatDay(day, language, style)}, ${time}`;
}
