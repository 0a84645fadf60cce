import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fillPath, routeNames, routeOf, routes } from '#contract/routes.ts';
import type { RouteName } from '#contract/routes.ts';
import { Role } from '#contract/calls/auth/session.ts';
import { sessionEnded } from '#src/features/auth/authSlice.ts';
import { logOut } from '#src/features/auth/logOut.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { selectLoginIntent, selectOpenModal } from '#src/shared/store/modalsSlice.ts';
import { selectRoute } from '#src/shared/store/routeSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { sessionUser } from '#src/testing/sessionUser.ts';
import { isOpenTo } from '#src/shared/lib/routes.ts';

/** Every other screen needs a user: a new one is closed until it is named here. */
const openToVisitors: readonly RouteName[] = [
  'home',
  'car',
  'search',
  'rent',
  'terms',
  'about',
  'safety',
  'owner',
  'compare',
  'verificationPhone',
];

test('only these screens are open to visitors', () => {
  const open = routeNames.filter((name) => routeOf(name).access === 'anyone');
  expect(open.toSorted()).toEqual(openToVisitors.toSorted());
});

const panelNames = routeNames.filter((name) => /^\/(admin|support)\//.test(routeOf(name).path));

test('the control panel is closed to clients, and what support sees to owners, too', () => {
  expect(panelNames).toEqual(routeNames.filter((name) => Array.isArray(routeOf(name).access)));
  for (const name of panelNames) {
    const { path, access } = routeOf(name);
    expect(access).not.toContain('client');
    if (path.startsWith('/support/')) expect(access).not.toContain('owner');
  }
});

/** By hand, as staff see them, too: every other screen of the control panel is for owners alone. */
const guarded = {
  adminHome: ['owner', 'support', 'admin'],
  adminProfile: ['owner', 'support', 'admin'],
  supportOrder: ['support', 'admin'],
  supportTraces: ['support', 'admin'],
  supportReplay: ['support', 'admin'],
  supportTrace: ['support', 'admin'],
  adminClaims: ['admin'],
  adminVerifications: ['admin'],
  adminAudit: ['admin'],
  adminReference: ['admin'],
  adminAccounts: ['support', 'admin'],
  adminOrders: ['owner', 'admin'],
  adminOrder: ['owner', 'admin'],
  adminOperations: ['owner', 'admin'],
} satisfies Partial<Record<RouteName, readonly Role[]>>;

test.each(Object.entries(guarded))('%s is open to its roles only', (name, roles) => {
  expect(routes).toHaveProperty([name, 'access'], roles);
});

test('every other screen of the control panel is open to owners only', () => {
  for (const name of panelNames.filter((one) => !(one in guarded)))
    expect([name, routeOf(name).access]).toEqual([name, ['owner']]);
});

const addressOf = (name: RouteName) => fillPath(routes[name].path, () => '5');

test.each(panelNames)('no role but those of its row opens %s', (name) => {
  const { access } = routeOf(name);
  for (const role of Role.options)
    expect([role, isOpenTo([role], addressOf(name))]).toEqual([role, access.includes(role)]);
});

test.each([null, ...Role.options])('a screen that a user may not see redirects them: %s', async (role) => {
  const isOpen = (name: RouteName) => {
    const { access } = routeOf(name);
    return access === 'anyone' || (role !== null && (access === 'user' || access.includes(role)));
  };
  const closed = routeNames.filter((name) => !isOpen(name));
  // One for each access: what is drawn depends on nothing else.
  const examples = new Map(closed.map((name) => [String(routeOf(name).access), addressOf(name)]));
  expect(examples.size).toBeGreaterThan(0);
  const start = isOpen('adminHome') ? paths.adminHome : paths.home;
  const current = role && sessionUser({ roles: [role] });
  await renderRoute(start, { hasHistory: true, preloadedState: { auth: { current } } });
  for (const address of examples.values()) {
    act(() => {
      window.history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    // At once: a screen that is drawn first may be left, too, when its requests are refused.
    expect(window.location.pathname).toBe(start);
  }
});

test('a client who opens the control panel is redirected home, an owner without access to a part of it to its first screen', async () => {
  const asClient = await renderRoute(paths.adminOrders, { preloadedState: { auth: { current: sessionUser() } } });
  expect(selectRoute(asClient.store.getState()).pattern).toBe('/');
  asClient.unmount();
  const { store } = await renderRoute(paths.adminVerifications, { preloadedState: { auth: { current: owner } } });
  expect(selectRoute(store.getState()).pattern).toBe('/admin/home');
});

test('a page that needs a user redirects a visitor home, says why, and continues to it after the login', async () => {
  const { store } = await renderRoute(`${paths.orders}?page=2`);
  expect(selectRoute(store.getState()).pattern).toBe('/');
  const login = await screen.findByRole('dialog', { name: 'Log in' });
  expect(login).toHaveAccessibleDescription('Log in to open this page.');
  expect(selectLoginIntent(store.getState())).toEqual({ reason: 'page', next: '/orders?page=2' });
});

const owner = sessionUser({ roles: ['owner'], client: null, owner: { id: 8, name: 'Tbilisi Drive LLC' } });

test.each([
  ['a client', paths.profile, sessionUser()],
  ['an owner', paths.adminHome, owner],
])('%s who logs out sees no login dialog and has no destination', async (_who, path, current) => {
  const { store } = await renderRoute(path, { preloadedState: { auth: { current } } });
  await act(() => store.dispatch(logOut()));
  await waitFor(() => expect(selectRoute(store.getState()).pattern).toBe('/'));
  expect(selectOpenModal(store.getState())).toBeNull();
  expect(sessionStorage.getItem('destination')).toBeNull();
});

test('a user whose session ends on a page of their own sees the login and returns to the page afterwards', async () => {
  const { store } = await renderRoute(paths.adminHome, { preloadedState: { auth: { current: owner } } });
  act(() => void store.dispatch(sessionEnded()));
  await waitFor(() => expect(selectRoute(store.getState()).pattern).toBe('/'));
  expect(selectLoginIntent(store.getState())).toEqual({ reason: 'sessionOver', next: '/admin/home' });
});

test('on a public page the user stays, sees a message, and may log in from there', async () => {
  const { store, user } = await renderRoute(paths.about, { preloadedState: { auth: { current: sessionUser() } } });
  act(() => void store.dispatch(sessionEnded()));
  const message = (await screen.findByText('Your session has ended. Please log in again.')).parentElement!;
  expect(selectOpenModal(store.getState())).toBeNull();
  await user.click(within(message).getByRole('button', { name: 'Log in' }));
  expect(selectLoginIntent(store.getState())).toEqual({ reason: 'sessionOver', next: '/about-us' });
});

test('for a user it stays', async () => {
  const { store } = await renderRoute(paths.changePassword, {
    preloadedState: { auth: { current: sessionUser() } },
  });
  expect(selectRoute(store.getState()).pattern).toBe(paths.changePassword);
  expect(await screen.findByRole('heading', { level: 1, name: 'Change password' })).toBeVisible();
});

test('an address that does not exist gets its own screen', async () => {
  await renderRoute('/no/such/page');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('not on our map');
});

test('capitals count in an address', async () => {
  const { store } = await renderRoute('/Search?sort=price_asc');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('not on our map');
  expect(selectRoute(store.getState()).pattern).toBe('');
  expect(screen.getAllByRole('link', { name: 'Search' }).map((link) => link.ariaCurrent)).toEqual([null]);
});

test('a slash at the end does not', async () => {
  const { store } = await renderRoute('/search/?sort=price_asc');
  expect(selectRoute(store.getState())).toEqual({ pattern: '/search', params: {}, search: { sort: 'price_asc' } });
});

test('the store has the route, without the parts of the query that no screen reads', async () => {
  const { store } = await renderRoute('/search?fuel=diesel&email=nino@example.ge&sort=price_asc');
  expect(selectRoute(store.getState())).toEqual({
    pattern: '/search',
    params: {},
    search: { fuel: 'diesel', sort: 'price_asc' },
  });
});

test('a link to a replay inside the app loads its own document', async () => {
  const admin = sessionUser({ roles: ['admin'], client: null });
  const reload = jest.fn((_address?: string) => Promise.resolve());
  await renderRoute(`${paths.supportTrace(7)}?step=3`, {
    preloadedState: { auth: { current: admin } },
    page: { rememberLanguage: () => undefined, reload },
  });
  await waitFor(() => expect(reload).toHaveBeenCalledWith('/support/replay/7?step=3'));
});

test('head tags of one address are removed on navigation, and those of all stay', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<link data-page="" rel="canonical" href="/about-us"><meta name="build">',
  );
  const { user } = await renderRoute(paths.about);
  const canonical = () => document.head.querySelector('[rel=canonical]');
  expect(canonical()).not.toBeNull();
  const [terms] = screen.getAllByRole('link', { name: 'Terms and conditions' });
  if (terms) await user.click(terms);
  await screen.findByRole('heading', { level: 1, name: 'Terms and conditions' });
  expect(canonical()).toBeNull();
  expect(document.head.querySelector('[name=build]')).not.toBeNull();
});
