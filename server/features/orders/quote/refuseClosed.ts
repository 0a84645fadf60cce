import { formatDay } from '#contract/domain/format/dayNames.ts';
import { formatLocalMoment } from '#contract/domain/format/formatMoment.ts';
import { hoursOn, isOpenAt, nearestOpen, type OpeningHours } from '#contract/domain/openingHours.ts';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import type { Language } from '#contract/domain/values.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';
import type { CarPlace, HandOver } from '#server/features/rental/handOver.ts';
import type { FieldText } from '#server/platform/texts/texts.ts';

const MINUTE = 60_000;

const HOUR = 60 * MINUTE;

/** The hours of a place: when it is open, and how long in advance it has to be requested. */
type Hours = Pick<CarPlace, 'kind' | 'opening' | 'notice_hours'>;

export function whereItStands({ opening }: { readonly opening: OpeningHours }): Record<keyof HandOver, Hours> {
  const own = { kind: 'own', opening, notice_hours: 0 } as const;
  return { pick_up: own, drop_off: own };
}

interface Look {
  readonly now: Date;
  readonly language: Language;
  readonly unchanged?: RentalDates | null;
}

/**
 * Cars are handed over and taken back while their place is open; a refusal says when that is, and when next. Ends that
 * stay as agreed are not checked again.
 */
export function refuseClosed(
  { pick_up, drop_off }: Readonly<Record<keyof HandOver, Hours>>,
  { from, to }: RentalDates,
  { now, language, unchanged = null }: Look,
): void {
  const problem = (place: Hours, moment: Date, after: Date, before?: Date): FieldText | null => {
    if (moment.getTime() === before?.getTime()) return null;
    const afterNotice = new Date(now.getTime() + place.notice_hours * HOUR);
    const earliest = localMomentOf(new Date(Math.max(after.getTime() + MINUTE, afterNotice.getTime())));
    if (!isOpenAt(place.opening, localMomentOf(moment)))
      return closedText(place, localMomentOf(moment), earliest, language);
    return moment < afterNotice ? soonText(place, localMomentOf(moment), earliest, language) : null;
  };
  const fields = {
    from: problem(pick_up, from, now, unchanged?.from),
    to: problem(drop_off, to, from, unchanged?.to),
  };
  const wrong = Object.entries(fields).flatMap(([name, text]) => (text === null ? [] : [[name, text] as const]));
  if (wrong.length > 0) throw new FieldError(Object.fromEntries(wrong));
}

function closedText({ kind, opening }: Hours, moment: string, earliest: string, language: Language): FieldText {
  const isBranch = kind === 'own' || kind === 'branch';
  const found = nearestOpen(opening, moment, earliest);
  if (found === null) return isBranch ? 'hoursNever' : 'placeNever';
  const hours = hoursOn(opening, moment.slice(0, 10));
  const values = {
    day: formatDay(moment.slice(0, 10), language, 'weekdayFull'),
    nearest: formatLocalMoment(found, language, 'weekdayFull'),
  };
  return hours === null
    ? { key: isBranch ? 'hoursClosed' : 'placeClosed', values }
    : { key: isBranch ? 'hoursOutside' : 'placeOutside', values: { ...values, open: hours.from, close: hours.to } };
}

function soonText({ opening, notice_hours }: Hours, moment: string, earliest: string, language: Language): FieldText {
  const found = nearestOpen(opening, moment, earliest);
  return found === null
    ? 'placeNever'
    : {
        key: 'placeTooSoon',
        values: { count: notice_hours, nearest: formatLocalMoment(found, language, 'weekdayFull') },
      };
}
