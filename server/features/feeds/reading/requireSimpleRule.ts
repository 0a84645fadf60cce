import { ReadError } from './feedEvent.ts';
import type { Span } from './readEvents.ts';

const DAY = 24 * 3_600_000;
/** How many days a rule may be walked through until the asked span ends: a birthday of somebody's grandmother. */
const LONGEST_WALK_DAYS = 100 * 366;

/** A rule of days, weeks, months or years. What recurs by the hour, or in a thousand places of a day, is no rental. */
export function requireSimpleRule(text: string, start: Date, { to }: Pick<Span, 'to'>): void {
  const rule = /^RRULE:(.*)$/im.exec(text)?.[1] ?? text;
  const isOfDays = /\bFREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)\b/i.test(rule);
  const isManyADay = /\bBY(HOUR|MINUTE|SECOND)=[^;]*,/i.test(rule);
  const walk = (to.getTime() - start.getTime()) / DAY;
  if (!isOfDays || isManyADay || !(walk <= LONGEST_WALK_DAYS)) throw new ReadError('too_complex');
}
