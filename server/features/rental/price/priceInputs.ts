import type { FrozenInputs, UsedExtra } from '#contract/domain/money/priceInputs.ts';
import { couponWanted, type UsedCoupon } from '#contract/domain/money/coupon.ts';
import { isoWeekday, longestReached, priceDay, type PriceRules, toRules } from '#contract/domain/money/priceDay.ts';
import { priceRental } from './priceRental.ts';
import { type ExtraPrice, priceQuote, type QuotePrice, type QuoteTerms } from './priceQuote.ts';

/** Of all that a price could depend on, what it does depend on. */
export function freezeInputs(
  rules: PriceRules,
  dates: readonly string[],
  extras: readonly ExtraPrice[],
  { commissionPercent, prepaidPercent }: QuoteTerms,
  coupon: UsedCoupon | null = null,
): FrozenInputs {
  const inputs: FrozenInputs = {
    version: 1,
    rounding: 'half_up',
    rules: usedRules(rules, dates),
    extras: extras.map(({ code, price, per, most, count = 1 }) => ({
      code,
      price,
      per,
      most: most !== null && amountOf({ price, per, count }, dates.length) > most ? most : null,
      ...(count > 1 && { count }),
    })),
    commission_percent: commissionPercent,
    // A part grows with its percent, so the greater percent is the greater part.
    prepaid_percent: Math.max(commissionPercent, prepaidPercent),
  };
  return coupon === null ? inputs : { ...inputs, ...boundCoupon(inputs, dates, coupon) };
}

/** With what it takes off where something limits it. One that takes off nothing is no part of the price. */
export function boundCoupon(
  inputs: Omit<Recomputable, 'coupon'>,
  dates: readonly string[],
  coupon: UsedCoupon,
): Pick<FrozenInputs, 'coupon'> {
  const whole = { ...coupon, most: null };
  const { items } = priceOfInputs({ ...inputs, coupon: whole }, dates);
  const off = 0 - (items.find(({ code }) => code === 'coupon')?.total ?? 0);
  if (off === 0) return {};
  const rent = priceRental(toRules(inputs.rules, inputs.rules.base ?? 0), dates).total;
  return { coupon: { ...whole, most: off < couponWanted(coupon, rent) ? off : null } };
}

type Recomputable = Omit<FrozenInputs, 'commission_percent' | 'extras'> & {
  readonly extras: readonly UsedExtra[];
  /** Null where it is not shown: then none is taken. */
  readonly commission_percent: number | null;
};

/** The price that these inputs make, for the days that begin on these dates. */
export function priceOfInputs(
  { rules, extras, coupon, commission_percent, prepaid_percent }: Recomputable,
  dates: readonly string[],
): QuotePrice {
  const terms = { commissionPercent: commission_percent ?? 0, prepaidPercent: prepaid_percent };
  // Without the commission nobody's part of it is known: what the client pays is the same.
  const known = coupon && (commission_percent === null ? { ...coupon, paid_by: 'owner' as const } : coupon);
  return priceQuote(toRules(rules, rules.base ?? 0), dates, extras, terms, known);
}

/** What is charged for an extra before a limit ends it. */
export const amountOf = ({ price, per, count = 1 }: Pick<UsedExtra, 'price' | 'per' | 'count'>, days: number): number =>
  (per === 'day' ? days : 1) * count * price;

function usedRules(rules: PriceRules, dates: readonly string[]): FrozenInputs['rules'] {
  const days = dates.map((date) => priceDay(rules, date, dates.length));
  const datesOf = (rule: (typeof days)[number]['rule']) =>
    days.filter((day) => day.rule === rule).map(({ date }) => date);
  const weekdays = new Set(datesOf('weekday').map((date) => isoWeekday(date)));
  const seasons = new Set(datesOf('season').map((date) => rules.seasons.find((season) => isWithin(season, date))));
  const length = datesOf('length').length > 0 ? longestReached(rules.lengths, dates.length) : undefined;
  const discount = longestReached(rules.discounts, dates.length);
  return {
    base: datesOf('base').length > 0 ? rules.base : null,
    ...(datesOf('kept').length > 0 && {
      kept: rules.kept?.filter(({ date }) => dates.includes(date)).map((day) => ({ ...day })),
    }),
    dates: days.filter(({ rule }) => rule === 'date').map(({ date, price }) => ({ date, price })),
    seasons: rules.seasons.filter((season) => seasons.has(season)).map((season) => ({ ...season })),
    weekdays: Object.entries(rules.weekdays)
      .map(([weekday, price]) => ({ weekday: Number(weekday), price }))
      .filter(({ weekday }) => weekdays.has(weekday)),
    lengths: length === undefined ? [] : [{ ...length }],
    discounts: discount === undefined ? [] : [{ ...discount }],
  };
}

const isWithin = ({ from, to }: { readonly from: string; readonly to: string }, date: string): boolean =>
  from <= date && date <= to;
