import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { findMockOrder, keepMockOrder } from '#mocks/handlers/orders.ts';
import { setMockUser } from '#mocks/session.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

const saved: { name: string; blob: Blob }[] = [];
const { click } = HTMLAnchorElement.prototype;
afterEach(() => {
  saved.length = 0;
  HTMLAnchorElement.prototype.click = click;
});

/** Files are kept here in place of a folder of the browser. */
function keepFiles(): void {
  const blobs: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL: () => undefined });
  HTMLAnchorElement.prototype.click = function keep() {
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

test('a client sees what the price was made of, without the commission, and takes the file along', async () => {
  keepFiles();
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
  // The file goes to whoever checks it: nobody is named in it.
  for (const word of [order?.client.name, order?.owner.name, '+995']) expect(text).not.toContain(word);
});

test('the owner sees the commission, too', async () => {
  const { details } = await open('owner@gza.test', paths.adminOrder(4));
  expect(details.getByText('Commission of Gza')).toBeVisible();
  expect(details.getByText('15 %')).toBeVisible();
});

test('of an order older than that it is said that nothing was kept', async () => {
  const order = findMockOrder(4);
  if (order !== undefined) keepMockOrder({ ...order, price_inputs: null });
  const { details } = await open('client@gza.test', paths.order(4));
  expect(details.getByText(/^This order was made before we began to keep/)).toBeVisible();
  expect(details.queryByRole('button')).not.toBeInTheDocument();
});
