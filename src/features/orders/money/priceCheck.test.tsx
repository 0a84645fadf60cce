import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { findMockOrder, saveMockOrder } from '#mocks/handlers/orders/orders.ts';
import { setMockUser } from '#mocks/session.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

const saved: { name: string; blob: Blob }[] = [];
const { click } = HTMLAnchorElement.prototype;
afterEach(() => {
  saved.length = 0;
  HTMLAnchorElement.prototype.click = click;
});

/** Stores saved files here instead of in the browser's folder. */
function captureFiles(): void {
  const blobs: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL: () => undefined });
  HTMLAnchorElement.prototype.click = function capture() {
    const blob = blobs.at(-1);
    if (blob !== undefined) saved.push({ name: this.download, blob });
  };
}

async function open(email: string, path: string) {
  setMockUser(email);
  const { user } = await renderRoute(path, { preloadedState: { auth: { current: demoUsers[email]?.user ?? null } } });
  const summary = await screen.findByText('How this price was made');
  await user.click(summary);
  const details = summary.closest('details');
  if (details === null) throw new Error('There is nothing to open.');
  return { user, details: within(details) };
}

test('a client sees what the price was made of, without the commission, and downloads the file', async () => {
  captureFiles();
  const order = findMockOrder(4);
  const { user, details } = await open('client@gza.test', paths.order(4));
  expect(details.getAllByText('usual price')).toHaveLength(order?.days ?? 0);
  expect(details.queryByText('Commission of Gza')).not.toBeInTheDocument();
  await user.click(details.getByRole('button', { name: 'Check the price' }));
  expect(saved.map(({ name }) => name)).toEqual(['order.json']);
  const text = (await saved[0]?.blob.text()) ?? '';
  expect(JSON.parse(text)).toMatchObject({
    number: order?.number,
    total: order?.total,
    price_inputs: { first_day: order?.price_inputs?.first_day, commission_percent: null },
  });
  // The file is given to a third party: it contains no names.
  for (const word of [order?.client.name, order?.owner.name, '+995']) expect(text).not.toContain(word);
});

test('the owner sees the commission, too', async () => {
  const { details } = await open('owner@gza.test', paths.adminOrder(4));
  expect(details.getByText('Commission of Gza')).toBeVisible();
  expect(details.getByText('15%')).toBeVisible();
});

test('a promo code is one of the inputs; a paid order has an invoice, an unpaid one has none', async () => {
  const order = findMockOrder(4);
  if (order === undefined || order.price_inputs === null) throw new Error('The order has no inputs.');
  const coupon = {
    code: 'SUMMER-2027',
    percent: 50,
    amount: null,
    paid_by: 'marketplace',
    most: 900,
    wanted: 3000,
  } as const;
  saveMockOrder({ ...order, is_paid_online: true, price_inputs: { ...order.price_inputs, coupon } });
  const { details } = await open('client@gza.test', paths.order(4));
  expect(details.getByText('Promo code')).toBeVisible();
  expect(details.getByText('50%')).toBeVisible();
  expect(details.getByText('Promo code, at most')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Invoice' })).toHaveAttribute('href', '/api/orders/4/invoice.pdf');
  cleanup();
  saveMockOrder({ ...order, is_paid_online: false });
  await open('client@gza.test', paths.order(4));
  expect(screen.queryByRole('link', { name: 'Invoice' })).not.toBeInTheDocument();
  saveMockOrder(order);
});

test('an older order shows that its inputs were not stored', async () => {
  const order = findMockOrder(4);
  if (order !== undefined) saveMockOrder({ ...order, price_inputs: null });
  const { details } = await open('client@gza.test', paths.order(4));
  expect(details.getByText(/^This order was made before we began to record/)).toBeVisible();
  expect(details.queryByRole('button')).not.toBeInTheDocument();
});
