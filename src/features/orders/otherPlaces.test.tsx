import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { findMockOrder, saveMockOrder } from '#mocks/handlers/orders/orders.ts';
import { setMockUser } from '#mocks/session.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

test.each([
  ['client@gza.test', paths.orders],
  ['owner@gza.test', paths.adminOrders],
])("the list of %s names a place only where it is not the car's own", async (email, path) => {
  const order = findMockOrder(1);
  if (order === undefined) throw new Error('The mocks have no first order.');
  saveMockOrder({
    ...order,
    pick_up: { kind: 'airport', id: 1, name: 'Tbilisi Airport', address: null, city: 'Tbilisi' },
  });
  setMockUser(email);
  await renderRoute(path, { preloadedState: { auth: { current: demoUsers[email]?.user ?? null } } });
  const back = [order.drop_off.name, order.drop_off.address].join(', ');
  expect(await screen.findByText((text) => text.includes(`Tbilisi Airport → ${back}`))).toBeVisible();
  expect(screen.getAllByText(/→/)).toHaveLength(1);
});
