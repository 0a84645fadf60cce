import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import type { Order } from '#contract/orders.ts';

const headers = () => ({ 'X-Requested-With': 'XMLHttpRequest', 'Idempotency-Key': crypto.randomUUID() });

/** A car of the logged-in owner's that asks first, or that does not. */
export async function ownCar(owner: Page, kind: 'asks' | 'instant'): Promise<number> {
  const list = await owner.request.get(`${calls.listOrders.path}?page_size=50`);
  const { orders } = calls.listOrders.response.parse(await list.json());
  for (const id of new Set(orders.map(({ car }) => car.id))) {
    const answer = await owner.request.get(`/api/cars/${id}`);
    const { car } = calls.getCar.response.parse(await answer.json());
    if (car.is_instant === (kind === 'instant')) return id;
  }
  throw new Error(`The demo owner has no car of the kind "${kind}".`);
}

interface FreeDates {
  readonly free_dates: readonly { readonly from: string; readonly to: string }[];
}

const day = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);

/** Orders by the calls alone, on the first free dates from then on: journeys that are about what follows. */
export async function orderCar(client: Page, carId: number, inDays: number, payment: 'full' | 'part'): Promise<Order> {
  const quote = (dates: { from: string; to: string }) =>
    client.request.post(calls.createQuote.path, {
      headers: headers(),
      data: { car_id: carId, ...dates, extras: [] },
    });
  let answer = await quote({ from: `${day(inDays)}T10:00`, to: `${day(inDays + 4)}T10:00` });
  if (answer.status() === 409) {
    // The refusal's own shape: it names the next dates that are free.
    const { free_dates } = (await answer.json()) as FreeDates;
    answer = await quote(free_dates[0] ?? { from: '', to: '' });
  }
  expect(answer.status(), await answer.text()).toBe(201);
  const { quote: made } = calls.createQuote.response.parse(await answer.json());
  const ordered = await client.request.post(calls.placeOrder.path, {
    headers: headers(),
    data: { quote_id: made.id, payment },
  });
  expect(ordered.status()).toBe(201);
  return calls.placeOrder.response.parse(await ordered.json()).order;
}

/** Pays on the page of an order and on the bank's, and comes back to the order. */
export async function payOnline(client: Page, order: Order): Promise<void> {
  await client.getByRole('button', { name: /^Pay / }).click();
  await client.getByRole('button', { name: 'Approve' }).click();
  await expect(client.getByRole('heading', { name: 'Payment was successful' })).toBeVisible();
  await client.goto(`/orders/${order.id}`);
}
