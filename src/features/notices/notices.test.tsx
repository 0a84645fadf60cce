import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Order } from '#contract/calls/orders/orders.ts';
import { firstOrders, seenBy } from '#mocks/fixtures/orders/orders.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

const endpoint = 'https://fcm.googleapis.com/fcm/send/this-browser';
const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };

/** A browser that can show news, and whose user answers its question so. */
function aBrowser(answer: NotificationPermission) {
  const requestPermission = jest.fn(() => Promise.resolve(answer));
  const subscriptionFor = (key: string) => {
    const { buffer } = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    const unsubscribe = () => ((present = null), Promise.resolve(true));
    return { endpoint, options: { applicationServerKey: buffer }, toJSON: () => ({ endpoint, keys }), unsubscribe };
  };
  let present: ReturnType<typeof subscriptionFor> | null = null;
  const subscribe = jest.fn(({ applicationServerKey: key }: { applicationServerKey: string }) =>
    Promise.resolve((present = subscriptionFor(key))),
  );
  const pushManager = { getSubscription: () => Promise.resolve(present), subscribe };
  const serviceWorker = { getRegistration: () => Promise.resolve({ pushManager }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.assign(window, { PushManager: class {}, Notification: { permission: 'default', requestPermission } });
  return {
    requestPermission,
    subscribe,
    /** The browser has another subscription than the server knows. */
    setPresent: (key: string | null) => (present = key === null ? null : subscriptionFor(key)),
  };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
  localStorage.clear();
});

function bookedOrder(isPaidOnline: boolean): Order {
  const order = firstOrders().find(({ id }) => id === 1);
  if (order === undefined) throw new Error('The mocks have no order 1.');
  return { ...seenBy(order, 'client'), status: 'confirmed', is_paid_online: isPaidOnline };
}

async function openAs(email: string, path: string) {
  return renderRoute(path, { preloadedState: { auth: { current: demoUsers[email]?.user ?? null } } });
}

test('each kind is switched by itself; what must arrive cannot be', async () => {
  const { user } = await openAs('client@gza.test', '/profile');
  const panel = within(await screen.findByRole('region', { name: 'How we reach you' }));
  const orders = await panel.findByRole('switch', { name: 'Orders: Email' });
  expect(orders).toBeChecked();
  await user.click(orders);
  expect(orders).not.toBeChecked();
  expect(panel.getByRole('switch', { name: 'Reminders: Email' })).toBeChecked();
  expect(panel.getByRole('switch', { name: 'Account and security: Email' })).toBeDisabled();
  expect(panel.getByRole('switch', { name: 'Account and security: Email' })).toBeChecked();
  expect(panel.queryByRole('switch', { name: 'Account and security: Push' })).toBeNull();

  server.use(handlerOf('changeNotices', () => refuse(503, 'UNAVAILABLE', 'The service is busy.')));
  await user.click(panel.getByRole('switch', { name: 'Reviews: Email' }));
  expect(await screen.findByText('This could not be saved. Please try again.')).toBeVisible();
  expect(panel.getByRole('switch', { name: 'Reviews: Email' })).toBeChecked();
});

test('a server without keys shows no switches of devices', async () => {
  const setting = { kind: 'orders' as const, mail: true, push: false, message: true, fixed: [] };
  server.use(
    handlerOf('getNotices', () => ({ status: 'success', notices: [setting], push_key: null, is_pushed_here: false })),
  );
  await openAs('client@gza.test', '/profile');
  const panel = within(await screen.findByRole('region', { name: 'How we reach you' }));
  expect(await panel.findByRole('switch', { name: 'Orders: Email' })).toBeChecked();
  expect(panel.queryByRole('switch', { name: 'Orders: Push' })).toBeNull();
  expect(panel.queryByText('This device')).toBeNull();
});

test('the browser asks after a click only; then this device is told, and can be told nothing again', async () => {
  const { requestPermission, subscribe } = aBrowser('granted');
  const { user } = await openAs('client@gza.test', '/profile');
  const panel = within(await screen.findByRole('region', { name: 'How we reach you' }));
  const start = await panel.findByRole('button', { name: 'Switch on' });
  expect(requestPermission).not.toHaveBeenCalled();
  await user.click(start);
  expect(await screen.findByText('This device now gets notifications.')).toBeVisible();
  expect(subscribe).toHaveBeenCalledTimes(1);
  const stop = await panel.findByRole('button', { name: 'Switch off' });
  await waitFor(() => expect(panel.getByRole('switch', { name: 'Reminders: Push' })).toBeChecked());
  expect(panel.getByRole('switch', { name: 'Reviews: Push' })).not.toBeChecked();
  await user.click(stop);
  expect(await panel.findByRole('button', { name: 'Switch on' })).toBeVisible();
});

test.each([null, 'BBBB'])(
  'a device that lost its subscription, or has one for %s, is not said to be on',
  async (key) => {
    const { subscribe, setPresent } = aBrowser('granted');
    setPresent(key);
    const setting = { kind: 'orders' as const, mail: true, push: true, message: true, fixed: [] };
    const known = { status: 'success' as const, notices: [setting], push_key: 'AAAA', is_pushed_here: true };
    server.use(
      handlerOf('getNotices', () => known),
      handlerOf('addPushSubscription', () => ({ status: 'success' })),
      handlerOf('changeNotices', () => known),
    );
    const { user } = await openAs('client@gza.test', '/profile');
    const panel = within(await screen.findByRole('region', { name: 'How we reach you' }));
    await user.click(await panel.findByRole('button', { name: 'Switch on' }));
    expect(await panel.findByRole('button', { name: 'Switch off' })).toBeVisible();
    expect(subscribe).toHaveBeenCalledTimes(1);
  },
);

test('a refusal of the browser is said, and nothing is sent', async () => {
  const { subscribe } = aBrowser('denied');
  const { user } = await openAs('client@gza.test', '/profile');
  const panel = within(await screen.findByRole('region', { name: 'How we reach you' }));
  await user.click(await panel.findByRole('button', { name: 'Switch on' }));
  expect(await screen.findByText(/Your browser blocks notifications/)).toBeVisible();
  expect(subscribe).not.toHaveBeenCalled();
});

test('a question of the browser that is only closed is no refusal', async () => {
  const { requestPermission } = aBrowser('default');
  const { user } = await openAs('client@gza.test', '/profile');
  const panel = within(await screen.findByRole('region', { name: 'How we reach you' }));
  await user.click(await panel.findByRole('button', { name: 'Switch on' }));
  await waitFor(() => expect(panel.getByRole('button', { name: 'Switch on' })).toBeEnabled());
  expect(requestPermission).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/Your browser blocks notifications/)).toBeNull();
});

test('the offer at an order switches on what it names, whatever else is on', async () => {
  aBrowser('granted');
  const sent: unknown[] = [];
  const setting = { mail: true, push: false, message: true, fixed: [] };
  const notices = [
    { ...setting, kind: 'reviews' as const, push: true },
    { ...setting, kind: 'messages' as const, push: true },
    { ...setting, kind: 'reminders' as const },
    { ...setting, kind: 'orders' as const },
  ];
  server.use(
    handlerOf('getOrder', () => ({ status: 'success', order: bookedOrder(true) })),
    handlerOf('getNotices', () => ({ status: 'success', notices, push_key: 'key', is_pushed_here: false })),
    handlerOf('addPushSubscription', () => ({ status: 'success' })),
    handlerOf('changeNotices', ({ body }) => {
      sent.push(body);
      return { status: 'success', notices, push_key: 'key', is_pushed_here: true };
    }),
  );
  const { user } = await openAs('client@gza.test', '/orders/1');
  const card = within(await screen.findByRole('region', { name: 'Reminders on this device?' }));
  await user.click(card.getByRole('button', { name: 'Switch on' }));
  expect(await screen.findByText('This device now gets notifications.')).toBeVisible();
  const wanted = ['orders', 'reminders'].map((kind) => ({ kind, push: true }));
  expect(sent).toEqual([{ notices: wanted }]);
});

test('a booked order offers it; who says no is not asked again on this browser', async () => {
  const { requestPermission } = aBrowser('granted');
  server.use(handlerOf('getOrder', () => ({ status: 'success', order: bookedOrder(true) })));
  const { user } = await openAs('client@gza.test', '/orders/1');
  const name = 'Reminders on this device?';
  const card = within(await screen.findByRole('region', { name }));
  await user.click(card.getByRole('button', { name: 'No, thanks' }));
  expect(screen.queryByRole('region', { name })).toBeNull();
  expect(requestPermission).not.toHaveBeenCalled();
  expect(localStorage.getItem('gza.push.later')).toBe('1');
});

test('an order that is not paid offers nothing', async () => {
  aBrowser('granted');
  server.use(handlerOf('getOrder', () => ({ status: 'success', order: bookedOrder(false) })));
  await openAs('client@gza.test', '/orders/1');
  await screen.findAllByRole('heading', { name: 'Order GZA-100001' });
  expect(screen.queryByRole('region', { name: 'Reminders on this device?' })).toBeNull();
});
