import type { Order } from '#contract/calls/orders.ts';

/** What of an order says what it costs, and nothing of the people in it. */
export function priceFile(order: Order): string {
  const { number, ordered_at, from, to, days, payment, items, total, prepaid, deposit, rate, price_inputs } = order;
  const { brand, model, year } = order.car;
  return `${JSON.stringify({ number, ordered_at, car: { brand, model, year }, from, to, days, payment, items, total, prepaid, deposit, rate, price_inputs }, null, 2)}\n`;
}
