import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { mockDocuments } from '#mocks/fixtures/documents.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { findMockOrder, keepMockOrder } from '#mocks/handlers/orders.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import type { OrderIdentity } from '#contract/calls/orders.ts';
import type { VerificationImage, VerificationState } from '#contract/calls/verification.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

beforeEach(() => setMockUser('client@gza.test'));

/** The page of a paid order whose client has sent these documents. */
function openOrder(identity: OrderIdentity, images: VerificationImage[], state: VerificationState) {
  const paid = findMockOrder(4);
  if (paid === undefined) throw new Error('The mocks have no paid order.');
  keepMockOrder({ ...paid, identity });
  server.use(
    handlerOf('listVerificationImages', () => ({
      status: 'success',
      verification_images: images,
      verification_status: state,
    })),
  );
  const current = demoUsers['client@gza.test']?.user ?? null;
  return renderRoute(paths.order(4), { preloadedState: { auth: { current } } });
}

const sent = (kind: VerificationImage['kind'], isRejected: 0 | 1 = 0): VerificationImage => ({
  ...mockDocuments[0],
  kind,
  identity_document: kind === 'id_front' ? 'passport' : null,
  is_rejected: isRejected,
});
const step = async (name: string) => within(await screen.findByRole('region', { name }));

test('a paid order shows which documents are missing or not accepted, and links to them', async () => {
  await openOrder('missing', [sent('id_front'), sent('selfie', 1)], 'rejected');
  const { findByText, getAllByRole, getByRole } = await step('Confirm who you are');
  // A passport: four, not five.
  expect(await findByText('1 of 4 photos are here')).toBeVisible();
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Not accepted: Selfie with passport',
    'Missing: Driving licence, front',
    'Missing: Driving licence, back',
  ]);
  expect(getByRole('link', { name: 'Send the photos' })).toHaveAttribute('href', `${paths.verification}?order=4`);
});

test('a client who changed the name since the booking reads that the owner sees it too', async () => {
  const paid = findMockOrder(4);
  if (paid === undefined) throw new Error('The mocks have no paid order.');
  const page = await openOrder('checking', [], 'pending');
  await step('Your documents are being checked');
  expect(screen.queryByText(/You have changed your name/)).not.toBeInTheDocument();
  page.unmount();
  keepMockOrder({ ...paid, identity: 'checking', is_identity_changed: true });
  const current = demoUsers['client@gza.test']?.user ?? null;
  const own = await renderRoute(paths.order(4), { preloadedState: { auth: { current } } });
  expect(await (await step('Your documents are being checked')).findByText(/The owner sees this too/)).toBeVisible();
  own.unmount();
  setMockUser('owner@gza.test');
  const owner = demoUsers['owner@gza.test']?.user ?? null;
  await renderRoute(paths.adminOrder(4), { preloadedState: { auth: { current: owner } } });
  expect(await screen.findByText(/The client has changed their name or personal number/)).toBeVisible();
});

test('documents being reviewed show it, and verified ones require nothing', async () => {
  const page = await openOrder('checking', [], 'pending');
  expect(await step('Your documents are being checked')).toBeTruthy();
  page.unmount();
  await openOrder('verified', [], 'passed');
  expect(await screen.findByRole('heading', { name: /^Order GZA/ })).toBeVisible();
  expect(screen.queryByText('Confirm who you are')).not.toBeInTheDocument();
  expect(screen.queryByText('Your documents are being checked')).not.toBeInTheDocument();
});
