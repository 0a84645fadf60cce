import { expect } from '@playwright/test';
import type { APIResponse, Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import type { Car } from '#contract/calls/cars/cars.ts';
import type { Order } from '#contract/calls/orders/orders.ts';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import { textLike, textsOf } from './texts.ts';

export const headers = () => ({ 'X-Requested-With': 'XMLHttpRequest', 'Idempotency-Key': crypto.randomUUID() });

/** The cars of the logged-in owner that were ever ordered. */
async function ownCars(owner: Page): Promise<Car[]> {
  const list = await owner.request.get(`${calls.listOrders.path}?page_size=50`);
  const { orders } = calls.listOrders.response.parse(await list.json());
  const ids = [...new Set(orders.map(({ car }) => car.id))];
  return Promise.all(
    ids.map(async (id) => calls.getCar.response.parse(await (await owner.request.get(`/api/cars/${id}`)).json()).car),
  );
}

/** A car of the logged-in owner, with requests or with instant booking. */
export async function ownCar(owner: Page, kind: 'asks' | 'instant'): Promise<number> {
  const car = (await ownCars(owner)).find(({ is_instant }) => is_instant === (kind === 'instant'));
  if (car === undefined) throw new Error(`The demo owner has no car of the kind "${kind}".`);
  return car.id;
}

/** An instant car of the logged-in owner with an extra, on the first page of a search for its city and days. */
export async function ownCarInSearch(owner: Page, dates: { from: string; to: string }): Promise<Car> {
  for (const car of await ownCars(owner)) {
    const query = new URLSearchParams({ sort: 'price_asc', city_id: String(car.city_id), ...dates }).toString();
    const found = await owner.request.get(`${calls.searchCars.path}?${query}`);
    const { cars } = calls.searchCars.response.parse(await found.json());
    if (car.is_instant && car.extras.length > 0 && cars.some(({ id }) => id === car.id)) return car;
  }
  throw new Error('No car of the demo owner is among the first of its city.');
}

/** Confirms the dialog of a transition; `word` is a checkbox to tick before. */
export async function confirm(page: Page, button: string, question: string, yes: string, word?: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('alertdialog', { name: question });
  if (word !== undefined) await dialog.getByRole('checkbox', { name: word }).check();
  await dialog.getByRole('button', { name: yes }).click();
  await expect(dialog).toHaveCount(0);
}

interface FreeDates {
  readonly free_dates: readonly { readonly from: string; readonly to: string }[];
}

/** The day so many days from now. */
export const day = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);

export interface Dates {
  readonly from: string;
  readonly to: string;
}

/** So many days, beginning in an hour: an order for them can be handed over as soon as it is paid. */
export const soon = (days: number): Dates => {
  const start = Date.now() + 3_600_000;
  return { from: localMomentOf(start), to: localMomentOf(start + days * 24 * 3_600_000) };
};

const askQuote = (client: Page, carId: number, dates: Dates) =>
  client.request.post(calls.createQuote.path, { headers: headers(), data: { car_id: carId, ...dates, extras: [] } });

/** Orders by the calls only, on the first free dates from then on, for tests of later steps. */
export async function orderCar(client: Page, carId: number, inDays: number, payment: 'full' | 'part'): Promise<Order> {
  let answer = await askQuote(client, carId, { from: `${day(inDays)}T10:00`, to: `${day(inDays + 4)}T10:00` });
  if (answer.status() === 409) {
    // The refusal has the next free dates.
    const { free_dates } = (await answer.json()) as FreeDates;
    answer = await askQuote(client, carId, free_dates[0] ?? { from: '', to: '' });
  }
  return order(client, answer, payment);
}

/** Orders a car on request that is free in an hour, so that it can be handed over as soon as it is paid. */
export async function orderForSoon(
  client: Page,
  isWanted: (owner: Car['owner']) => boolean,
  payment: 'full' | 'part',
): Promise<Order> {
  const dates = soon(3);
  let cursor: string | null = '';
  while (cursor !== null) {
    const query = new URLSearchParams({ ...dates, ...(cursor !== '' && { cursor }) });
    const answer = await client.request.get(`${calls.searchCars.path}?${query.toString()}`);
    const found = calls.searchCars.response.parse(await answer.json());
    for (const { id } of found.cars.filter(({ is_instant }) => !is_instant)) {
      const { car } = calls.getCar.response.parse(await (await client.request.get(`/api/cars/${id}`)).json());
      if (isWanted(car.owner)) return order(client, await askQuote(client, id, dates), payment);
    }
    cursor = found.next_cursor;
  }
  throw new Error('No such car is free in an hour.');
}

/** Orders exactly these dates by the calls only. */
export const orderDates = async (client: Page, carId: number, dates: Dates, payment: 'full' | 'part'): Promise<Order> =>
  order(client, await askQuote(client, carId, dates), payment);

async function order(client: Page, quote: APIResponse, payment: 'full' | 'part'): Promise<Order> {
  expect(quote.status(), await quote.text()).toBe(201);
  const ordered = await client.request.post(calls.placeOrder.path, {
    headers: headers(),
    data: { quote_id: calls.createQuote.response.parse(await quote.json()).quote.id, payment },
  });
  expect(ordered.status()).toBe(201);
  return calls.placeOrder.response.parse(await ordered.json()).order;
}

/** Completed orders of the logged-in user that wait for a review. */
export async function unreviewed({ request }: Page): Promise<number[]> {
  const { orders } = calls.listOrders.response.parse(await (await request.get('/api/orders?page_size=50')).json());
  const completed = orders.filter(({ status }) => status === 'completed');
  const views = await Promise.all(
    completed.map(async ({ id }) => {
      const answer = await request.get(`/api/orders/${id}/review`);
      return { id, ...calls.getOrderReview.response.parse(await answer.json()) };
    }),
  );
  return views.filter(({ can_review }) => can_review).map(({ id }) => id);
}

/** Pays on the page of an order and of the bank, and returns to the order. */
export async function payOnline(client: Page, { id }: Pick<Order, 'id'>, language = 'en'): Promise<void> {
  const { pay, paid } = textsOf(language, 'payment');
  await client.getByRole('button', { name: textLike(pay.sum) }).click();
  await client.locator('button[value=approve]').click();
  await expect(client.getByRole('heading', { name: paid.title })).toBeVisible();
  await client.goto(`/orders/${id}`);
}
