import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { firstReports } from '#mocks/fixtures/orders/reports.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { claimMocks } from '#mocks/handlers/orders/claims.ts';
import { findMockOrder, saveMockOrder } from '#mocks/handlers/orders/orders.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import type { ClaimProposal } from '#contract/domain/claims/claimProposal.ts';
import { claimsApi } from '#src/features/claims/claimsApi.ts';
import { paths } from '#src/shared/lib/paths.ts';
import type { DraftStorage } from '#src/shared/store/drafts/draftStorage.ts';
import { endSession } from '#src/testing/endSession.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

function openAs(email: string, path: string, typed?: DraftStorage) {
  setMockUser(email);
  const preloadedState = { auth: { current: demoUsers[email]?.user ?? null } };
  return renderRoute(path, { preloadedState, ...(typed && { typed }) });
}

/** With plain spaces, as Testing Library normalizes texts. */
const gel = (tetri: number) => formatGel(tetri, 'en').replace(/\s/g, ' ');

test('an owner claims what the readings show, lowered, with a description where one is needed', async () => {
  const { user } = await openAs('owner@gza.test', paths.adminOrder(9));
  await user.click(await screen.findByRole('button', { name: 'Make a claim' }));
  const dialog = within(screen.getByRole('dialog', { name: 'What is owed to you' }));
  const distance = dialog.getByLabelText('Extra kilometres, ₾');
  expect(distance).toHaveValue('92');
  for (const name of ['Fuel, ₾', 'Late return, ₾']) await user.clear(dialog.getByLabelText(name));
  await user.clear(distance);
  await user.type(distance, '92.01');
  await user.type(dialog.getByLabelText('Cleaning, ₾'), '20');
  await user.click(dialog.getByRole('button', { name: 'Send the claim' }));
  expect(await dialog.findByText(`Enter an amount up to ${gel(9_200)}.`)).toBeVisible();
  expect(dialog.getByText('Please say what it is for.')).toBeVisible();
  await user.clear(distance);
  await user.type(distance, '90');
  await user.type(dialog.getAllByLabelText('What happened')[1]!, 'Mud on the seats');
  await user.click(dialog.getByRole('button', { name: 'Send the claim' }));
  expect(await screen.findByText('The claim was sent.')).toBeVisible();
  const { claim, claim_until } = findMockOrder(9)!;
  expect([claim?.amount, claim?.status, claim_until]).toEqual([11_000, 'asked', null]);
  expect(await screen.findByRole('link', { name: 'Open the claim' })).toHaveAttribute('href', paths.claim(claim!.id));
});

test('a report of the return that comes from another phone counts in a claim on this page', async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const fine = { most: 200_000, rule: { kind: 'fine' as const } };
  const fuel = {
    most: 5_000,
    rule: { kind: 'fuel' as const, out: 8, in: 6, eighths: 2, price_of_eighth: 2_000, service: 1_000 },
  };
  let proposals: ClaimProposal[] = [fine];
  server.use(handlerOf('prepareClaim', () => ({ status: 'success', until, proposals })));
  const { user, store } = await openAs('owner@gza.test', paths.adminOrder(9));
  const open = await screen.findByRole('button', { name: 'Make a claim' });
  proposals = [fuel, fine];
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  await waitFor(() =>
    expect(
      claimsApi.endpoints.prepareClaim.select({ params: { id: 9 } })(store.getState()).data?.proposals,
    ).toHaveLength(2),
  );
  await user.click(open);
  expect(screen.getByLabelText('Fuel, ₾')).toHaveValue('50');
});

test('a client accepts a part, with a reason, and an admin decides after reading both sides', async () => {
  const { user } = await openAs('client@gza.test', paths.claim(1));
  const amount = await screen.findByLabelText('I accept, ₾');
  expect(amount).toHaveValue('50');
  await user.clear(amount);
  await user.type(amount, '60');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText(`Enter an amount between 0 and ${gel(5_000)}.`)).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '10');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Please say why.')).toBeVisible();
  await user.type(screen.getByLabelText('Why not all of it'), 'It was one seat');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Your answer was sent.')).toBeVisible();
  expect(await screen.findByText(`Accepts ${gel(1_000)}`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send the answer' })).not.toBeInTheDocument();
});

test('a draft of a decision is restored after the session ended, item by item', async () => {
  const view = await openAs('admin@gza.test', paths.claim(2));
  const owed = await screen.findByLabelText('Cleaning: owed, ₾');
  await view.user.clear(owed);
  await view.user.type(owed, '4');
  await view.user.type(screen.getByLabelText('Why'), 'It was clean');
  const typed = await endSession(view);
  await openAs('admin@gza.test', paths.claim(2), typed);
  await waitFor(async () => expect(await screen.findByLabelText('Cleaning: owed, ₾')).toHaveValue('4'));
  expect(screen.getByLabelText('Why')).toHaveValue('It was clean');
});

test('an admin decides for each item how much is owed and why', async () => {
  const { user } = await openAs('admin@gza.test', paths.claim(2));
  const owed = await screen.findByLabelText('Cleaning: owed, ₾');
  await user.clear(owed);
  await user.type(owed, '30');
  await user.click(screen.getByRole('button', { name: 'Decide' }));
  expect(await screen.findByText('Please say why the amount is different.')).toBeVisible();
  expect(screen.getByText('Please tell both sides how it was decided.')).toBeVisible();
  await user.type(screen.getByLabelText('Why'), 'One seat');
  await user.type(screen.getByLabelText('To both sides'), 'The photographs show one seat.');
  await user.click(screen.getByRole('button', { name: 'Decide' }));
  expect(await screen.findByText('The claim is decided.')).toBeVisible();
  expect(await screen.findByText(`Decides ${gel(3_000)}`)).toBeVisible();
});

test('an owner confirms in cash what the deposit did not cover', async () => {
  const { user } = await openAs('owner@gza.test', paths.claim(3));
  await user.click(await screen.findByRole('button', { name: /^I have 30.₾ in cash$/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Is it paid in cash?' }));
  await user.click(dialog.getByRole('button', { name: /^I have 30.₾ in cash$/ }));
  expect(await screen.findByText('The claim is settled.')).toBeVisible();
  expect((await screen.findAllByText('Settled')).length).toBeGreaterThan(0);
});

test('why cash could not be confirmed is not said again when the owner is asked again', async () => {
  server.use(handlerOf('confirmClaim', () => refuse(409, 'ORDER_CHANGED', 'The claim has changed in the meantime.')));
  const { user } = await openAs('owner@gza.test', paths.claim(3));
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: /^I have 30.₾ in cash$/ }));
    return within(await screen.findByRole('alertdialog', { name: 'Is it paid in cash?' }));
  };
  const dialog = await ask();
  await user.click(dialog.getByRole('button', { name: /^I have 30.₾ in cash$/ }));
  expect(await dialog.findByText(/\S/, { selector: '[role=alert], [role=alert] *' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Not yet' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect((await ask()).getByRole('alert')).toBeEmptyDOMElement();
});

test('why a deposit could not be returned is not said again when the owner is asked again', async () => {
  server.use(handlerOf('returnDeposit', () => refuse(503, 'BANK_UNAVAILABLE', 'The bank does not answer.')));
  const { user } = await openAs('owner@gza.test', paths.adminOrder(9));
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Give it back now' }));
    return within(await screen.findByRole('alertdialog', { name: 'Give the deposit back?' }));
  };
  const dialog = await ask();
  await user.click(dialog.getByRole('button', { name: 'Give it back' }));
  expect(await dialog.findByText(/\S/, { selector: '[role=alert], [role=alert] *' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Not yet' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect((await ask()).getByRole('alert')).toBeEmptyDOMElement();
});

test('the list opens with the claims to decide, and other states can be chosen', async () => {
  const { user } = await openAs('admin@gza.test', paths.adminClaims);
  expect(await screen.findByRole('link', { name: 'C-102' })).toHaveAttribute('href', paths.claim(2));
  await user.click(screen.getByRole('button', { name: /Waiting for the client/ }));
  expect(await screen.findByRole('link', { name: 'C-101' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'C-102' })).not.toBeInTheDocument();
});

test('a missing claim shows that, and one that fails to load can be retried', async () => {
  await openAs('client@gza.test', paths.claim(900));
  expect(await screen.findByText('There is no such claim')).toBeVisible();
  server.use(handlerOf('getClaim', () => refuse(500, 'INTERNAL', 'No.')));
  await openAs('client@gza.test', paths.claim(1));
  expect(await screen.findByText('The claim could not be loaded.')).toBeVisible();
});

test('a client has the deposit held once that is possible, and an owner returns it', async () => {
  const order = findMockOrder(7)!;
  const bodies: unknown[] = [];
  server.use(
    handlerOf('startPayment', ({ body }) => {
      bodies.push(body);
      return refuse(503, 'BANK_UNAVAILABLE', 'The bank does not answer.');
    }),
  );
  const from = new Date(Date.now() - 60_000).toISOString();
  saveMockOrder({ ...order, deposit_hold: { state: 'open', amount: 30_000, in_hand: 0, from, kept: 0 } });
  const { user } = await openAs('client@gza.test', paths.order(7));
  expect(await screen.findByText(/^300.₾ is to be held on a bank card\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Have 300.₾ held$/ }));
  await waitFor(() => expect(bodies).toEqual([{ purpose: 'deposit' }]));
});

test('an owner with no claim returns the deposit', async () => {
  const { user } = await openAs('owner@gza.test', paths.adminOrder(9));
  await user.click(await screen.findByRole('button', { name: 'Give it back now' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Give the deposit back?' }));
  await user.click(dialog.getByRole('button', { name: 'Give it back' }));
  expect(await screen.findByText('The bank is releasing the deposit.')).toBeVisible();
  await waitFor(() => expect(findMockOrder(9)?.deposit_hold?.state).toBe('returned'));
});

test('a client pays online what the deposit did not cover', async () => {
  const { user } = await openAs('client@gza.test', paths.claim(3));
  await user.click(await screen.findByRole('button', { name: /^Pay 30.₾$/ }));
  await waitFor(async () => expect((await screen.findAllByText('Settled')).length).toBeGreaterThan(0), {
    timeout: 4_000,
  });
});

test('a client who left no deposit reads nothing of what one covers', async () => {
  server.use(
    handlerOf('getClaim', (request) => {
      const answer = claimMocks.getClaim(request);
      if (answer instanceof Response) return answer;
      return { ...answer, claim: { ...answer.claim, deposit: 0, from_deposit: 0 } };
    }),
  );
  await openAs('client@gza.test', paths.claim(3));
  expect(await screen.findByText('There is no deposit.')).toBeVisible();
  expect(screen.getByText(/^Pay it here, or in cash to the owner/)).toBeVisible();
  expect(screen.queryByText(/The deposit does not cover/)).not.toBeInTheDocument();
});

test('the statements of both sides about the car are on the page of the claim', async () => {
  server.use(
    handlerOf('listReports', () => ({ status: 'success', reports: firstReports(), known_marks: [], kept_days: 90 })),
  );
  await openAs('admin@gza.test', paths.claim(2));
  expect(await screen.findByRole('link', { name: 'Download the proof (ZIP)' })).toBeVisible();
});
