import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Currency } from '#contract/domain/money/currencies.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { findMockOrder } from '#mocks/handlers/orders/orders.ts';
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
