import type { CarPrices, NewPrices, Season } from '#contract/domain/cars/carPrices.ts';
import type { PricedDay } from '#contract/domain/money/priceDay.ts';
import type { DaySpan } from '#contract/calls/orders/quotes.ts';
import { addDays } from '#src/features/dates/localDay.ts';
import { isSameJson } from '#src/shared/lib/isSameJson.ts';

/** The rules as their owner is changing them. */
export type PriceDraft = Omit<CarPrices, 'version'>;

/** A day of the calendar; its price is null where only the base price would count and there is none yet. */
export type ShownDay = Omit<PricedDay, 'price'> & { readonly price: number | null };

export const draftOf = ({ base, weekdays, seasons, dates, lengths, discounts }: CarPrices): PriceDraft => ({
  base,
  weekdays,
  seasons,
  dates,
  lengths,
  discounts,
});

export const isSameDraft: (one: PriceDraft, other: PriceDraft) => boolean = isSameJson;

/** The request to save a draft, without the prices of past days. */
export function toSave({ base, ...rules }: PriceDraft, today: string): NewPrices {
  return {
    ...(base === null ? {} : { base }),
    ...rules,
    dates: rules.dates.filter(({ date }) => date >= today),
  };
}

export function daysOf({ from, to }: DaySpan): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Sets the price of some days; null returns them to the other rules. */
export function priceDays(draft: PriceDraft, span: DaySpan, price: number | null): PriceDraft {
  const others = draft.dates.filter(({ date }) => date < span.from || date > span.to);
  const own = price === null ? [] : daysOf(span).map((date) => ({ date, price }));
  return { ...draft, dates: [...others, ...own].toSorted((one, other) => (one.date < other.date ? -1 : 1)) };
}

/** The draft with the saved prices of some days; those of past days are left out. */
export function withDaysOf(
  draft: PriceDraft,
  { dates: saved }: CarPrices,
  { from, to }: DaySpan,
  today: string,
): PriceDraft {
  const isIn = (date: string) => from <= date && date <= to;
  const others = draft.dates.filter(({ date }) => !isIn(date) && date >= today);
  const own = saved.filter(({ date }) => isIn(date));
  return { ...draft, dates: [...others, ...own].toSorted((one, other) => (one.date < other.date ? -1 : 1)) };
}

/** The season that has one of these days already, but for the one that is edited. */
export const seasonOn = (draft: PriceDraft, { from, to }: DaySpan, edited: Season | null): Season | undefined =>
  draft.seasons.find((season) => season !== edited && season.from <= to && from <= season.to);

/** A new season, or another in the place of the edited one. */
export function putSeason(draft: PriceDraft, season: Season, edited: Season | null): PriceDraft {
  const others = draft.seasons.filter((each) => each !== edited);
  return { ...draft, seasons: [...others, season].toSorted((one, other) => (one.from < other.from ? -1 : 1)) };
}

export const dropSeason = (draft: PriceDraft, season: Season): PriceDraft => ({
  ...draft,
  seasons: draft.seasons.filter((each) => each !== season),
});

export function priceWeekday(draft: PriceDraft, weekday: number, price: number | null): PriceDraft {
  const others = draft.weekdays.filter((each) => each.weekday !== weekday);
  const own = price === null ? [] : [{ weekday, price }];
  return { ...draft, weekdays: [...others, ...own].toSorted((one, other) => one.weekday - other.weekday) };
}

const byDays = (one: { min_days: number }, other: { min_days: number }) => one.min_days - other.min_days;

export function putLength(draft: PriceDraft, step: PriceDraft['lengths'][number]): PriceDraft {
  const others = draft.lengths.filter(({ min_days }) => min_days !== step.min_days);
  return { ...draft, lengths: [...others, step].toSorted(byDays) };
}

export function putDiscount(draft: PriceDraft, step: PriceDraft['discounts'][number]): PriceDraft {
  const others = draft.discounts.filter(({ min_days }) => min_days !== step.min_days);
  return { ...draft, discounts: [...others, step].toSorted(byDays) };
}

export const dropStep = (draft: PriceDraft, list: 'lengths' | 'discounts', minDays: number): PriceDraft => ({
  ...draft,
  [list]: draft[list].filter(({ min_days }) => min_days !== minDays),
});
