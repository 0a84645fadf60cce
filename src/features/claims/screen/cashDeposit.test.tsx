import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { findMockOrder, saveMockOrder } from '#mocks/handlers/orders/orders.ts';
import { setMockUser } from '#mocks/session.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

function openAs(email: string, path: string) {
  setMockUser(email);
  return renderRoute(path, { preloadedState: { auth: { current: demoUsers[email]?.user ?? null } } });
}

const from = new Date(0).toISOString();

test('an owner records the deposit at the hand-over, never more than was agreed', async () => {
  const order = findMockOrder(7)!;
  saveMockOrder({
    ...order,
    deposit: 30_000,
    deposit_hold: { state: 'cash', amount: 30_000, in_hand: 0, from, kept: 0 },
  });
  const { user } = await openAs('owner@gza.test', paths.adminOrder(7));
  await user.click(await screen.findByRole('button', { name: 'Count the deposit' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Which deposit did you take?' }));
  const amount = dialog.getByLabelText('Taken, ₾');
  expect(amount).toHaveValue('300');
  await user.clear(amount);
  await user.type(amount, '301');
  await user.click(dialog.getByRole('button', { name: 'I have it' }));
  expect(await dialog.findByText(/^At most 300.₾\.$/)).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '250');
  await user.click(dialog.getByRole('button', { name: 'I have it' }));
  expect(await screen.findByText('The deposit is recorded.')).toBeVisible();
  expect(findMockOrder(7)?.deposit_hold).toMatchObject({ state: 'taken', in_hand: 25_000 });
});

test('keeping a part needs a reason, and the rest is returned', async () => {
  const order = findMockOrder(9)!;
  saveMockOrder({
    ...order,
    deposit: 30_000,
    deposit_hold: { state: 'taken', amount: 30_000, in_hand: 30_000, from, kept: 0 },
  });
  const { user } = await openAs('owner@gza.test', paths.adminOrder(9));
  await user.click(await screen.findByRole('button', { name: 'Keep some of it' }));
  const dialog = within(screen.getByRole('dialog', { name: 'How much do you keep?' }));
  await user.type(dialog.getByLabelText('Kept, ₾'), '40');
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(await dialog.findByText('Please write why.')).toBeVisible();
  await user.type(dialog.getByLabelText('Why you keep it'), 'A scratch');
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(await screen.findByText('What you keep is recorded.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Give the deposit back' }));
  const back = within(screen.getByRole('dialog', { name: 'How much do you give back?' }));
  expect(back.getByLabelText('Given back, ₾')).toHaveValue('260');
  await user.click(back.getByRole('button', { name: 'I gave it back' }));
  expect(await screen.findByText('What you gave back is recorded.')).toBeVisible();
  expect(findMockOrder(9)?.deposit_hold).toMatchObject({ state: 'kept', in_hand: 0, kept: 4_000 });
});

test('the client sees what the owner took on the page of the trip', async () => {
  const order = findMockOrder(7)!;
  saveMockOrder({
    ...order,
    deposit_hold: { state: 'taken', amount: 25_000, in_hand: 25_000, from, kept: 0 },
    deposit_moves: [{ kind: 'taken', amount: 25_000, way: 'cash', reason: null, is_by_claim: false, at: from }],
  });
  await openAs('client@gza.test', paths.orderTrip(7));
  expect(await screen.findByText(/^The owner has 250.₾ of the deposit\.$/)).toBeVisible();
  expect(screen.getByText(/^in cash · /)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Give the deposit back' })).toBeNull();
});
