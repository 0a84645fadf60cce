import { expect, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { server } from '#mocks/server.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

const profile = ['', '/sessions', '/second-factor', '/notices'].map((part) => `/api/profile${part}`);

test.each([
  ['the profile', 'client@gza.test', '/profile', [...profile, '/api/passkeys']],
  ['reviews of an owner', 'owner@gza.test', '/admin/reviews', ['/api/reviews/own']],
  ['the review of an order', 'client@gza.test', '/orders/9', ['/api/orders/9/review']],
  ['calendars of a car', 'owner@gza.test', paths.adminCarSync(1), ['/api/fleet/cars/1/feeds']],
  ['branches', 'owner@gza.test', '/admin/branches', ['/api/fleet/branches']],
  [
    'an account',
    'admin@gza.test',
    '/admin/accounts?id=2',
    ['', '/2', '/2/orders'].map((part) => `/api/accounts${part}`),
  ],
  ['documents to check', 'admin@gza.test', paths.adminVerifications, ['/api/verifications']],
  ['claims', 'admin@gza.test', '/admin/claims', ['/api/claims']],
  ['operations and payouts', 'admin@gza.test', '/admin/operations', ['/api/operations', '/api/payouts']],
  ['reports of users', 'support@gza.test', '/support/traces', ['/api/traces']],
])('%s: what changed elsewhere is seen on the way back to the tab', async (_what, email, address, requests) => {
  const asked = new Map<string, number>();
  server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
  });
  await renderRoute(address, { preloadedState: { auth: { current: demoUsers[email]?.user ?? null } } });
  await waitFor(() => expect([...asked.keys()]).toEqual(expect.arrayContaining(requests)));
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  const before = new Map(asked);
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  await waitFor(() => {
    for (const path of requests) expect([path, asked.get(path)]).toEqual([path, (before.get(path) ?? 0) + 1]);
  });
  server.events.removeAllListeners();
});
