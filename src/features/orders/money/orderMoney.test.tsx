import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Currency } from '#contract/domain/money/currencies.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { seenBy } from '#mocks/fixtures/orders/orders.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { findMockOrder } from '#mocks/handlers/orders/orders.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

async function openIn(current: Currency): Promise<void> {
  const email = 'client@gza.test';
  setMockUser(email);
  await renderRoute(paths.order(4), {
    preloadedState: { auth: { current: demoUsers[email]?.user ?? null }, currency: { current } },
  });
}

const lari = (findMockOrder(4)?.total ?? Number.NaN) / 100;

test('an order is shown in dollars by the rate it was made with', async () => {
  await openIn('usd');
  const [line] = await screen.findAllByText('In USD, at the rate of 20 Nov 2026');
  expect(line?.nextElementSibling ?? null).toHaveTextContent(new RegExp(`^≈\\s\\$${Math.round(lari / 2.72)}$`));
});

test("in another currency it is shown by today's rate, and says so", async () => {
  await openIn('eur');
  const [line] = await screen.findAllByText('In EUR today, approximate, rate of 20 Nov 2026');
  expect(line?.nextElementSibling ?? null).toHaveTextContent(new RegExp(`^≈\\s€${Math.round(lari / 3.1402)}$`));
});

test('in GEL there is no other sum', async () => {
  await openIn('gel');
  expect(await screen.findAllByText('Total')).not.toHaveLength(0);
  expect(screen.queryByText(/^In [A-Z]{3}/)).toBeNull();
});

test('cash that was confirmed before a cancellation is named, as no bank gives it back', async () => {
  const order = findMockOrder(4);
  if (order === undefined) throw new Error('The mock order has gone.');
  const ended = {
    status: 'cancelled',
    cancelled_by: 'owner',
    change: null,
    expires_at: null,
    held_until: null,
  } as const;
  const sums = { total: 30_000, prepaid: 9_000, refund: 9_000, refund_by: '2027-01-24', carried: 0 };
  const paid = { payment: 'part', is_paid: true, is_paid_online: true } as const;
  const shown = { ...seenBy(order, 'client'), ...ended, ...sums, ...paid };
  server.use(handlerOf('getOrder', () => ({ status: 'success', order: shown })));
  await openIn('gel');
  const next = await screen.findByText(/90 ₾ goes back the way you paid/);
  expect(next).toHaveTextContent('210 ₾ was paid in cash: the owner gives that back in person.');
  const [row] = screen.getAllByText('Goes back in cash');
  expect(row?.nextElementSibling ?? null).toHaveTextContent('210 ₾');
});
