import { couponWanted } from '#contract/domain/money/coupon.ts';
import type { PriceInputs } from '#contract/domain/money/priceInputs.ts';
import type { LineItem } from '#contract/calls/orders/quotes.ts';
import { listDays } from '#server/features/rental/advice/comparables.ts';
import { amountOf } from '#server/features/rental/price/priceInputs.ts';
import type { OrderViewRow } from './orderViewRepository.ts';
import type { Viewer } from './viewer.ts';

type Priced = Pick<OrderViewRow, 'price_inputs' | 'items' | 'days' | 'first_day' | 'deposit' | 'rate'>;

/** What a price was made of and the days as they were charged; the commission of the marketplace is not shown to the client. */
export function toPriceInputs(row: Priced, viewer: Viewer): PriceInputs | null {
  const { price_inputs: inputs, items, days, first_day, deposit, rate } = row;
  if (inputs === null) return null;
  const { coupon, ...others } = inputs;
  return {
    ...others,
    commission_percent: viewer === 'client' ? null : inputs.commission_percent,
    extras: inputs.extras.map((extra) => ({ ...extra, amount: amountOf(extra, days) })),
    ...(coupon && { coupon: { ...coupon, wanted: couponWanted(coupon, rentOf(items)) } }),
    days: chargedDays(items),
    first_day,
    deposit,
    rate,
  };
}

/** The days with their discount. */
const rentOf = (items: readonly LineItem[]): number =>
  items.reduce((sum, { code, total }) => sum + (code === 'day' || code === 'discount' ? total : 0), 0);

/** From the lines, which name their days. */
export function chargedDays(items: readonly LineItem[]): PriceInputs['days'] {
  return items
    .flatMap(({ spans = [], unit_price: price, rule, season }) =>
      spans.flatMap(listDays).flatMap((date) => (rule === undefined ? [] : [{ date, price, rule, season }])),
    )
    .toSorted((one, other) => one.date.localeCompare(other.date));
}
