import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { findMockOrder, saveMockOrder } from '#mocks/handlers/orders/orders.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

function openAs(email: string, id: number) {
  setMockUser(email);
  return renderRoute(paths.adminOrder(id), { preloadedState: { auth: { current: demoUsers[email]?.user ?? null } } });
}

/** A rental that is over, of 300 GEL. */
function rentalIsOver(): void {
  const order = findMockOrder(9);
  if (order === undefined) throw new Error('The mocks have no order that is over.');
  saveMockOrder({ ...order, prepaid: 30_000, total: 30_000 });
}

/** Found texts have their spaces made plain. */
const gel = (tetri: number) => formatGel(tetri, 'en').replace(/\s/g, ' ');

test('an admin refunds a part, after reading the consequences, and the order shows it', async () => {
  rentalIsOver();
  const { user } = await openAs('admin@gza.test', 9);
  await user.click(await screen.findByRole('button', { name: 'Give money back' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Give money back, GZA-100009' }));
  const amount = dialog.getByLabelText('How much');
  expect(amount).toHaveValue('300');
  expect(dialog.getByRole('status')).toHaveTextContent(`${gel(30_000)} goes back the way the client paid.`);
  await user.clear(amount);
  await user.type(amount, '300.01');
  expect(dialog.getByRole('status')).toBeEmptyDOMElement();
  await user.click(dialog.getByRole('button', { name: 'Give it back' }));
  expect(await dialog.findByText(`At most ${gel(30_000)} can go back.`)).toBeVisible();
  expect(dialog.getByText('Write down why.')).toBeVisible();
  expect(amount).toHaveFocus();
  await user.clear(amount);
  await user.type(amount, '12,50');
  await user.type(dialog.getByLabelText('Reason, kept in the audit log'), 'Not clean');
  await user.click(dialog.getByRole('button', { name: 'Give it back' }));
  expect(await screen.findByText(`${gel(1_250)} goes back to the client.`)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('heading', { name: 'History' }));
  expect(await screen.findByText(`Gza gave ${gel(1_250)} back`)).toBeVisible();
  expect(findMockOrder(9)?.refund).toBe(1_250);
});

test('if another admin was faster nothing is refunded, and the amount left is refreshed', async () => {
  rentalIsOver();
  const { user } = await openAs('admin@gza.test', 9);
  await user.click(await screen.findByRole('button', { name: 'Give money back' }));
  const order = findMockOrder(9);
  if (order !== undefined) saveMockOrder({ ...order, refund: 10_000 });
  const sent: unknown[] = [];
  server.use(
    handlerOf('refundOrder', ({ body }) => {
      sent.push(body);
      return refuse(409, 'REFUND_CHANGED', 'The refund has changed in the meantime. Please check it again.');
    }),
  );
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason, kept in the audit log'), ' Not clean ');
  await user.click(dialog.getByRole('button', { name: 'Give it back' }));
  expect(await dialog.findByText('The refund has changed in the meantime. Please check it again.')).toBeVisible();
  expect(sent).toEqual([{ amount: 30_000, reason: 'Not clean', expected_left: 30_000 }]);
  expect(
    await dialog.findByText(`${gel(20_000)} of the online payment is left. Cash stays between the two sides.`),
  ).toBeVisible();
});

test.each([
  ['an owner', 'owner@gza.test', 9],
  ['an admin before the hand-over', 'admin@gza.test', 1],
])('%s has no such button', async (_who, email, id) => {
  await openAs(email, id);
  expect((await screen.findAllByRole('heading', { name: 'Payment' }))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Give money back' })).not.toBeInTheDocument();
});
