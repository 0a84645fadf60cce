import type { FrozenInputs, UsedExtra } from '#contract/domain/money/priceInputs.ts';
import { type KeptDay, longestReached, type PriceRules } from '#contract/domain/money/priceDay.ts';
import type { LineItem } from '#contract/calls/orders/quotes.ts';
import type { PaymentWay } from '#contract/calls/orders/orders.ts';
import { freezeInputs, priceOfInputs } from '#server/features/rental/price/priceInputs.ts';
import type { ExtraPrice, QuotePrice, QuoteTerms } from '#server/features/rental/price/priceQuote.ts';
import { KEPT_DAY } from '../cancel/cancellation.ts';
import { chargedDays } from '../view/priceInputsView.ts';

/** What an order was priced as. */
export interface FormerPrice {
  readonly items: readonly LineItem[];
  /** Null on orders older than that. */
  readonly inputs: FrozenInputs | null;
  readonly total: number;
  readonly prepaid: number;
  readonly payment_way: PaymentWay;
  readonly isCashPaid: boolean;
  /** The fee of a cancellation now. */
  readonly keptNow: number;
}

export interface Wanted {
  /** The dates on which the charged days of the new rental begin. */
  readonly days: readonly string[];
  readonly rules: PriceRules;
  readonly charges: readonly ExtraPrice[];
  /** What counts where the order never knew its shares. */
  readonly terms: QuoteTerms;
  readonly isSameCar: boolean;
  /** Whether it only gives up days. */
  readonly isFewer: boolean;
  /** Whether days are given up too late for a full refund. */
  readonly isLate: boolean;
}

export interface ChangedPrice {
  readonly inputs: FrozenInputs;
  readonly price: QuotePrice;
  /** Due online, in place of what was. */
  readonly prepaid: number;
  readonly difference: number;
  readonly online: number;
  /** The fee for days given up too late. */
  readonly kept: number;
  /** The least that stays of what was paid online: no change refunds the cancellation fee. */
  readonly leastOnline: number;
}

/**
 * What a changed rental costs. The days it had keep their price, as long as the rental is long enough for it; added
 * days have the current price. Of two discounts for the length the greater one counts. A
 * coupon goes on by its own rule: a percent of the new days, or the same sum.
 */
export function priceChange(former: FormerPrice, wanted: Wanted): ChangedPrice {
  const { days, rules, isSameCar } = wanted;
  const agreed = isSameCar ? keptDays(former, days.length) : [];
  const discount = discountOf(former, wanted);
  const newRules = { ...rules, kept: agreed, discounts: discount === undefined ? [] : [discount] };
  const terms = termsOf(former, wanted);
  const keptBefore = former.inputs?.extras.find(({ code }) => code === KEPT_DAY)?.price ?? 0;
  const make = (sum: number) => {
    const extras = sum === 0 ? [] : [{ code: KEPT_DAY, price: sum, per: 'rental' as const, most: null }];
    return freezeInputs(newRules, days, [...wanted.charges, ...extras], terms, former.inputs?.coupon);
  };
  const without = priceOfInputs(make(keptBefore), days).total;
  const ofDays = keptOf(former, wanted, without);
  // A cheaper car on the same days gives up none of them, but must not avoid the cancellation fee either.
  const kept = ofDays + Math.max(0, former.keptNow - without - ofDays);
  const inputs = make(keptBefore + kept);
  const price = priceOfInputs(inputs, days);
  const leastOnline = Math.max(former.keptNow, keptBefore + kept);
  const prepaid = dueOnline(former, price, leastOnline);
  return {
    inputs: former.payment_way === 'full' ? inputs : { ...inputs, cash: price.total - prepaid },
    price,
    prepaid,
    difference: price.total - former.total,
    online: prepaid - former.prepaid,
    kept,
    leastOnline,
  };
}

/** What was charged beside the days goes on as it was agreed; how much at most is the car's to say where it never was. */
export const chargesAsAgreed = (inputs: FrozenInputs, offered: readonly ExtraPrice[]): UsedExtra[] =>
  inputs.extras
    .filter(({ code }) => code !== KEPT_DAY)
    .map((extra) => {
      const same = offered.find(
        ({ code, price, per }) => code === extra.code && price === extra.price && per === extra.per,
      );
      return { ...extra, most: extra.most ?? same?.most ?? null };
    });

/**
 * A higher price is paid online: the cash stays as agreed. A lower price reduces the cash by its share, as long as
 * that is neither paid nor part of the cancellation fee.
 */
function dueOnline(
  { payment_way: way, isCashPaid, ...former }: FormerPrice,
  { total, prepaid }: QuotePrice,
  leastOnline: number,
): number {
  if (way === 'full') return total;
  const rest = total - (former.total - former.prepaid);
  return isCashPaid ? rest : Math.max(rest, prepaid, leastOnline);
}

function keptDays({ items, inputs }: FormerPrice, length: number): KeptDay[] {
  const step = inputs?.rules.lengths[0]?.min_days ?? Infinity;
  const before = new Map(inputs?.rules.kept?.map((day) => [day.date, day.min_days]));
  return chargedDays(items).flatMap(({ date, price, rule }) => {
    const least = rule === 'length' ? step : before.get(date);
    if (least === undefined) return [{ date, price }];
    return length < least ? [] : [{ date, price, min_days: least }];
  });
}

function discountOf({ inputs }: FormerPrice, { rules, days, isSameCar }: Wanted) {
  const steps = isSameCar ? [...rules.discounts, ...(inputs?.rules.discounts ?? [])] : rules.discounts;
  const now = longestReached(rules.discounts, days.length);
  return steps
    .filter((step) => step.min_days <= days.length && (step === now || inputs?.rules.discounts.includes(step)))
    .toSorted((one, other) => other.percent - one.percent)[0];
}

const termsOf = ({ inputs }: FormerPrice, { terms }: Wanted): QuoteTerms =>
  inputs === null ? terms : { commissionPercent: inputs.commission_percent, prepaidPercent: inputs.prepaid_percent };

/** Lines that take something off the days. */
const lessening = new Set(['discount', 'coupon']);

/** As with a cancellation the first day given up too late is not refunded, but giving up never costs more than it refunds. */
function keptOf(former: FormerPrice, { days, isFewer, isLate }: Wanted, without: number): number {
  const charged = chargedDays(former.items);
  const first = charged.find(({ date }) => !days.includes(date));
  if (first === undefined || !isLate) return 0;
  const sum = charged.reduce((total, { price }) => total + price, 0);
  const off = former.items.reduce((total, item) => total + (lessening.has(item.code) ? item.total : 0), 0);
  const net = Math.floor((first.price * (sum + off)) / sum);
  return isFewer ? Math.max(0, Math.min(net, former.total - without)) : net;
}
