import { z } from 'zod';
import { Order } from '#contract/calls/orders/orders.ts';
import { couponWanted, type UsedCoupon } from '#contract/domain/money/coupon.ts';
import type { PriceInputs } from '#contract/domain/money/priceInputs.ts';
import { instantOf } from '#contract/domain/rentalTime.ts';
import { amountOf, boundCoupon, priceOfInputs } from '#server/features/rental/price/priceInputs.ts';
import type { QuotePrice } from '#server/features/rental/price/priceQuote.ts';
import { listRentalDays } from '#server/features/rental/rentalDays.ts';
import { priceRental } from '#server/features/rental/price/priceRental.ts';
import { toRules } from '#contract/domain/money/priceDay.ts';
import { findDifferences } from './findDifferences.ts';
import { moneyProblems } from './moneyProblems.ts';

/** The fields of the price, in the file from the order's page and in the answer of the server. */
const priced = Order.pick({
  number: true,
  from: true,
  to: true,
  days: true,
  payment: true,
  items: true,
  total: true,
  prepaid: true,
  deposit: true,
  rate: true,
  price_inputs: true,
});
/** Refunds and payouts, in the answer of the server only. */
const moved = Order.pick({
  status: true,
  is_paid_online: true,
  refund: true,
  cancelled_by: true,
  cancellation: true,
  kept_at_least: true,
  refundable: true,
  amount_without_commission: true,
  events: true,
  carried: true,
});
export const CheckedOrder = priced.extend(moved.partial().shape);
export type CheckedOrder = z.infer<typeof CheckedOrder>;

const Answer = z.object({ order: CheckedOrder });

export interface Check {
  /** A summary of what was recomputed, in one line. */
  readonly checked: string;
  /** The differences, each with its path in the file; empty where the price is right. */
  readonly problems: readonly string[];
}

/** The amount due online: all, a part, or the rest beyond the cash of a changed order. */
const dueOnline = (
  payment: CheckedOrder['payment'],
  { cash }: Pick<PriceInputs, 'cash'>,
  { total, prepaid }: Pick<QuotePrice, 'total' | 'prepaid'>,
): number => (payment === 'full' ? total : cash === undefined ? prepaid : total - cash);

/** A limit that the file has may be the commission, which a client's copy doesn't tell; no limit is above what is known. */
function couponOf(inputs: PriceInputs, coupon: UsedCoupon, dates: readonly string[], rent: number) {
  const known = boundCoupon(inputs, dates, coupon).coupon?.most ?? null;
  const most = known === null ? coupon.most : Math.min(coupon.most ?? known, known);
  return { ...coupon, wanted: couponWanted(coupon, rent), most };
}

const refused = (problem: string): Check => ({ checked: '', problems: [problem] });

/** Recomputes the price of an order and compares every amount of the file with it. */
export function checkPrice(file: unknown): Check {
  const parsed = CheckedOrder.safeParse(Answer.safeParse(file).data?.order ?? file);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refused(`This is no order of Gza: ${issue?.path.join('.') || 'the file'}: ${issue?.message ?? ''}`);
  }
  const order = parsed.data;
  const [from, to] = [instantOf(order.from), instantOf(order.to)];
  if (from === null || to === null) return refused('from, to: the calendar has no such moment');
  const { price_inputs: inputs } = order;
  if (inputs === null)
    return refused(`${order.number}: the inputs of this price were not kept, so it can't be made again`);

  const dates = listRentalDays({ from, to });
  const isWhole = inputs.commission_percent !== null;
  const price = priceOfInputs(inputs, dates);
  const rental = priceRental(toRules(inputs.rules, inputs.rules.base ?? 0), dates);
  const recomputed = {
    days: dates.length,
    items: price.items,
    total: price.total,
    prepaid: dueOnline(order.payment, inputs, price),
    price_inputs: {
      days: rental.days,
      ...(inputs.coupon && { coupon: couponOf(inputs, inputs.coupon, dates, rental.total) }),
      extras: inputs.extras.map((extra) => ({ ...extra, amount: amountOf(extra, dates.length) })),
      first_day: price.firstDay,
      deposit: order.deposit,
      rate: order.rate,
    },
  };
  const problems = [
    ...findDifferences(recomputed, order),
    ...moneyProblems(order, { ...price, commission: isWhole ? price.commission : null }),
  ];
  const commission = isWhole ? price.commission : "not told in the client's copy";
  const checked = `${order.number}: days ${dates.length}, extras ${inputs.extras.length}, lines ${order.items.length}, total ${price.total} tetri, online ${recomputed.prepaid}, commission ${commission}. Made again from the inputs: every amount of the file is right.`;
  return { checked, problems };
}
