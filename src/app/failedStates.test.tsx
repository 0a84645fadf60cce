import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { CallName } from '#contract/calls.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

/** Screens and parts of screens by the call that loads them; the tests of features have the others. */
const failures: readonly [keyof typeof demoUsers, string, CallName, string][] = [
  ['client', paths.car('toyota-prius', 1), 'getCalendar', 'The free days could not be loaded.'],
  ['client', paths.home, 'listReviews', 'The reviews could not be loaded.'],
  ['client', paths.order(9), 'getOrder', 'This could not be loaded.'],
  ['client', paths.order(9), 'getOrderReview', 'The review could not be loaded.'],
  ['client', paths.profile, 'getProfile', 'Your profile could not be loaded.'],
  ['client', paths.profile, 'getSecondFactor', 'This could not be loaded.'],
  ['client', paths.profile, 'listSessions', 'The list could not be loaded.'],
  [
    'client',
    paths.checkout('toyota-prius', 1),
    'getCar',
    'Check your connection and try again. Your choices are kept.',
  ],
  ['owner', paths.adminHome, 'listOrders', 'The orders could not be loaded.'],
  ['owner', paths.adminOrders, 'listOrders', 'The orders could not be loaded.'],
  ['owner', paths.adminOrder(9), 'getOrder', 'This could not be loaded.'],
  ['owner', paths.adminCar(1), 'getFleetCar', 'The car could not be loaded.'],
  ['owner', paths.adminCarPrices(1), 'getCarPrices', 'The prices could not be loaded.'],
  ['admin', paths.adminVerifications, 'listVerifications', 'The verifications could not be loaded. Please try again.'],
  ['admin', paths.adminAccounts, 'listAccounts', 'The accounts could not be loaded.'],
  ['admin', `${paths.adminAccounts}?id=1`, 'getAccount', 'The accounts could not be loaded.'],
  ['admin', `${paths.adminAccounts}?id=1`, 'listAccountOrders', 'The orders could not be loaded.'],
  ['admin', paths.adminAudit, 'listAudit', 'The log could not be loaded.'],
  ['support', paths.supportOrder(9), 'getPastOrder', 'The order could not be loaded.'],
  ['support', paths.supportTraces, 'listTraces', 'The reports could not be loaded.'],
  ['admin', paths.adminReference, 'listReferenceItems', 'The list could not be loaded.'],
  ['admin', paths.adminReference, 'getCommission', 'The commission could not be loaded.'],
];

test.each(failures)('a %s at %s sees that %s failed, and a retry helps', async (name, address, call, text) => {
  server.use(handlerOf(call, () => refuse(503, 'UNAVAILABLE', 'Starting.')));
  const user = demoUsers[`${name}@gza.test`]?.user ?? null;
  const view = await renderRoute(address, { preloadedState: { auth: { current: user } } });
  const [sentence] = await screen.findAllByText(text);
  const alert = sentence?.closest<HTMLElement>('[role="alert"]') ?? null;
  if (alert === null) throw new Error(`no alert says: ${text}`);
  server.resetHandlers();
  await view.user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(alert).not.toBeInTheDocument());
});
