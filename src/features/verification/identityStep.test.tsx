import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { mockDocuments } from '#mocks/fixtures/documents.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { findMockOrder, saveMockOrder } from '#mocks/handlers/orders/orders.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import type { OrderIdentity } from '#contract/calls/orders/orders.ts';
import type { ResponseOf } from '#contract/call.ts';
import type {
  listVerificationImages,
  VerificationImage,
  VerificationState,
} from '#contract/calls/verification/verification.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

beforeEach(() => setMockUser('client@gza.test'));

/** The page of a paid order whose client has sent these documents. */
function openOrder(
  identity: OrderIdentity,
  images: VerificationImage[],
  state: VerificationState,
  times: Pick<ResponseOf<typeof listVerificationImages>, 'check_times' | 'submitted_at'> = {},
) {
  const paid = findMockOrder(4);
  if (paid === undefined) throw new Error('The mocks have no paid order.');
  saveMockOrder({ ...paid, identity });
  server.use(
    handlerOf('listVerificationImages', () => ({
      status: 'success',
      verification_images: images,
      verification_status: state,
      ...times,
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
  saveMockOrder({ ...paid, identity: 'checking', is_identity_changed: true });
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

const told = (text: string) => (_content: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent?.replaceAll('\u00a0', ' ') === text;

test('who waits reads how long checks took lately, since when their own waits, and when that is longer than most', async () => {
  const hoursAgo = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString();
  const times = { half_minutes: 45, most_minutes: 24 * 60 };
  const missing = await openOrder('missing', [], 'not_verified', { check_times: times, submitted_at: null });
  const took = 'Half of the recent checks took up to 45 minutes, nine out of ten up to 24 hours.';
  expect(await (await step('Confirm who you are')).findByText(told(took))).toBeVisible();
  missing.unmount();

  for (const [waited, isLate] of [
    [23, false],
    [25, true],
  ] as const) {
    const page = await openOrder('checking', [], 'pending', { check_times: times, submitted_at: hoursAgo(waited) });
    const region = await step('Your documents are being checked');
    expect(await region.findByText(/Your last photo arrived on .+ Half of the recent checks/)).toBeVisible();
    expect(region.queryByText(/Yours has waited longer than that/) !== null).toBe(isLate);
    page.unmount();
  }

  const long = { half_minutes: 3 * 24 * 60, most_minutes: 3 * 24 * 60 };
  const same = await openOrder('missing', [], 'not_verified', { check_times: long, submitted_at: null });
  expect(await screen.findByText(told('Nine out of ten recent checks took up to 3 days.'))).toBeVisible();
  same.unmount();

  // Nothing is promised where too few are known.
  await openOrder('checking', [], 'pending', { check_times: null, submitted_at: hoursAgo(25) });
  await step('Your documents are being checked');
  expect(screen.queryByText(/recent checks/)).toBeNull();
  expect(screen.queryByText(/Yours has waited/)).toBeNull();
});

test('a refusal reaches the page of an order that is open, without a reload', async () => {
  const page = await openOrder('checking', [sent('id_front')], 'pending');
  await step('Your documents are being checked');
  server.use(
    handlerOf('listVerificationImages', () => ({
      status: 'success',
      verification_images: [sent('id_front', 1)],
      verification_status: 'rejected',
    })),
  );
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  expect(
    await (await step('Confirm who you are')).findByText('Not accepted: Passport, page with the photo'),
  ).toBeVisible();
  page.unmount();
});
