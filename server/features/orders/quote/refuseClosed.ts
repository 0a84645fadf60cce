import { hoursOn, isOpenAt, nearestOpen, type OpeningHours } from '#contract/openingHours.ts';
import { instantOf, localMomentOf } from '#contract/rentalTime.ts';
import type { Language } from '#contract/values.ts';
import { FieldError } from '#server/http/apiError.ts';
import type { RentalDates } from '#server/rental/rentalDates.ts';
import type { FieldText } from '#server/texts/texts.ts';

const MINUTE = 60_000;

/** Cars are handed over and taken back while their branch is open; a refusal says when that is, and when next. */
export function refuseClosed(
  opening: OpeningHours,
  { from, to }: RentalDates,
  { now, language }: { readonly now: Date; readonly language: Language },
): void {
  const problem = (moment: Date, earliest: Date): FieldText | null =>
    isOpenAt(opening, localMomentOf(moment))
      ? null
      : closedText(opening, localMomentOf(moment), localMomentOf(earliest), language);
  const fields = {
    from: problem(from, new Date(now.getTime() + MINUTE)),
    to: problem(to, new Date(from.getTime() + MINUTE)),
  };
  const wrong = Object.entries(fields).flatMap(([name, text]) => (text === null ? [] : [[name, text] as const]));
  if (wrong.length > 0) throw new FieldError(Object.fromEntries(wrong));
}

function closedText(opening: OpeningHours, moment: string, earliest: string, language: Language): FieldText {
  const found = nearestOpen(opening, moment, earliest);
  if (found === null) return 'hoursNever';
  const hours = hoursOn(opening, moment.slice(0, 10));
  const values = { day: write(moment, language, false), nearest: write(found, language, true) };
  return hours === null
    ? { key: 'hoursClosed', values }
    : { key: 'hoursOutside', values: { ...values, open: hours.from, close: hours.to } };
}

function write(moment: string, language: Language, hasTime: boolean): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(hasTime && { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    timeZone: 'Asia/Tbilisi',
  }).format(instantOf(moment) ?? undefined);
}
