import type { DaySpan, LineItem } from '#contract/calls/orders/quotes.ts';
import { couponOff, type UsedCoupon } from '#contract/domain/money/coupon.ts';
import { percentOf } from '#contract/domain/money/percentOf.ts';
import type { PricedDay, PriceRules } from '#contract/domain/money/priceDay.ts';
import { addDays } from '#contract/domain/rentalTime.ts';
import { priceRental, type RentalPrice } from './priceRental.ts';

export interface ExtraPrice {
  readonly code: string;
  readonly price: number;
  readonly per: 'day' | 'rental';
  /** The most a rental is charged for it; null without an end. */
  readonly most: number | null;
  /** How many of it, where more than one. */
  readonly count?: number | undefined;
}

export interface QuoteTerms {
  readonly commissionPercent: number;
  readonly prepaidPercent: number;
}

type PricedCoupon = Omit<UsedCoupon, 'code'>;

/** Everything a rental costs, in whole tetri; see LineItem for how the lines sum up. */
export interface QuotePrice {
  readonly items: readonly LineItem[];
  readonly total: number;
  readonly commission: number;
  readonly prepaid: number;
  /** The price of the first day, discount and coupon included: the fee when the client cancels too late. */
  readonly firstDay: number;
}

/** `dates` are the local dates on which the charged days start. */
export function priceQuote(
  rules: PriceRules,
  dates: readonly string[],
  extras: readonly ExtraPrice[],
  { commissionPercent, prepaidPercent }: QuoteTerms,
  coupon: PricedCoupon | null = null,
): QuotePrice {
  const rental = priceRental(rules, dates);
  const fullItems = [...rentItems(rental), ...extras.map((extra) => extraItem(extra, dates.length))];
  const full = sumOf(fullItems);
  const off = coupon === null ? 0 : offOf(coupon, rental.total, percentOf(full, commissionPercent));
  const clientItems = off === 0 ? fullItems : [...fullItems, line('coupon', 1, -off)];
  const total = full - off;
  // The owner has what there would be without a coupon of the marketplace, which has as much less.
  const given = coupon?.paid_by === 'marketplace' ? off : 0;
  const commission = percentOf(total + given, commissionPercent) - given;
  const price: QuotePrice = {
    items: [...clientItems, ...(commission === 0 ? [] : [line('commission', 1, -commission, 'owner')])],
    total,
    commission,
    prepaid: Math.max(commission, percentOf(total, prepaidPercent)),
    firstDay: firstDayOf(rental, off),
  };
  checkSums(price);
  return price;
}

/** A coupon of the marketplace takes all of its commission at most: so no rental costs it money of its own. */
const offOf = (coupon: PricedCoupon, rent: number, commission: number): number =>
  Math.min(couponOff(coupon, rent), coupon.paid_by === 'marketplace' ? commission : Infinity);

/** Throws where lines, total and commission contradict each other: such a price must not be shown. */
export function checkSums({ items, total, commission, prepaid }: Omit<QuotePrice, 'firstDay'>): void {
  const amounts = [total, commission, prepaid, ...items.flatMap((item) => [item.unit_price, item.total])];
  const isWhole = amounts.every((amount) => Number.isSafeInteger(amount));
  const isMultiplied = items.every((item) => item.quantity * item.unit_price === item.total);
  const isSummed = sumOf(items.filter((item) => item.for === 'client')) === total;
  const isPaidOut = sumOf(items) === total - commission;
  const isBounded = commission >= 0 && commission <= prepaid && prepaid <= total;
  if (!(isWhole && isMultiplied && isSummed && isPaidOut && isBounded))
    throw new Error('The sums of a price are wrong.');
}

/** Days that cost the same for the same reason are one line. */
function rentItems({ days, discount }: RentalPrice): LineItem[] {
  const reasons = Map.groupBy(days, ({ rule, season = '' }) => `${rule} ${season}`);
  const items = [...reasons.values()].flatMap((ofReason) =>
    [...Map.groupBy(ofReason, ({ price }) => price)].map(([price, alike]) => ({
      ...line('day', alike.length, price),
      ...reasonOf(alike),
      spans: spansOf(alike),
    })),
  );
  return discount === 0 ? items : [...items, line('discount', 1, -discount)];
}

function reasonOf([day]: readonly PricedDay[]): Pick<LineItem, 'rule' | 'season'> {
  return { rule: day?.rule, ...(day?.season === undefined ? {} : { season: day.season }) };
}

/** Days in a row become one span. */
function spansOf(days: readonly PricedDay[]): DaySpan[] {
  const spans: DaySpan[] = [];
  for (const { date } of days) {
    const last = spans.at(-1);
    if (last !== undefined && addDays(last.to, 1) === date) last.to = date;
    else spans.push({ from: date, to: date });
  }
  return spans;
}

function extraItem({ code, price, per, most, count = 1 }: ExtraPrice, days: number): LineItem {
  const quantity = (per === 'day' ? days : 1) * count;
  const item = most !== null && quantity * price > most ? line(code, 1, most) : line(code, quantity, price);
  return count > 1 ? { ...item, count } : item;
}

function line(code: string, quantity: number, unitPrice: number, whose: LineItem['for'] = 'client'): LineItem {
  return { code, quantity, unit_price: unitPrice, total: quantity * unitPrice, for: whose };
}

function firstDayOf({ days, discount, total }: RentalPrice, off: number): number {
  const [first] = days;
  const sum = total + discount;
  return first === undefined ? 0 : Math.floor((first.price * (total - off)) / sum);
}

function sumOf(items: readonly LineItem[]): number {
  return items.reduce((sum, item) => sum + item.total, 0);
}
