import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectTraffic, untilQuiet } from './untilQuiet.ts';
import { calls } from '#contract/calls.ts';
import { routeNames, routeOf } from '#contract/routes.ts';
import type { RouteName, routes } from '#contract/routes.ts';
import { isDeep } from '../../server/testing/isDeep.ts';
import type { Role } from '#contract/calls/auth/session.ts';

export const languages = ['en', 'ka', 'ru'] as const;
type Language = (typeof languages)[number];

/** The languages that a long journey is walked in: some, which differ from journey to journey, or all in a deep run. */
export const walkedIn = (...usual: readonly Language[]): readonly Language[] => (isDeep ? languages : usual);

/** Screens of data that has to be made first, opened by the tests that make it. */
const made: readonly RouteName[] = [
  'checkout',
  'claim',
  'paymentSuccess',
  'paymentFailure',
  'verificationPhone',
  'adminTakeBack',
  'supportTrace',
];

/** The address with its parameters: a car or an owner of the demo fleet, an order or a car of the demo's owner. */
function addressOf(name: RouteName, path: string): string {
  if (name === 'car') return ':car';
  if (name === 'supportOrder') return '/support/orders/1';
  if (name === 'adminCar') return '/admin/cars/new';
  if (name === 'rent') return '/rent/tbilisi';
  if (name === 'compare') return '/compare?ids=2,3';
  return path
    .replace('/orders/:id', '/orders/:order')
    .replace('/cars/:id', '/cars/1')
    .replace('/owners/:id', '/owners/1');
}

const opened = routeNames
  .filter((name) => !made.includes(name))
  .map((name) => ({ name, access: routeOf(name).access, address: addressOf(name, routeOf(name).path) }));

type PublicName = {
  [Name in RouteName]: (typeof routes)[Name]['access'] extends 'anyone' ? Name : never;
}[RouteName];

/** Every screen that a visitor can open; `:car` is a car of the demo fleet. */
export const screens = {
  ...(Object.fromEntries(
    opened.flatMap(({ name, access, address }) => (access === 'anyone' ? [[name, address]] : [])),
  ) as Record<Exclude<PublicName, 'verificationPhone'>, string>), // the names of public screens
  notFound: '/nowhere',
};

/** Every screen that needs a login, with the first of its roles. */
export const closedScreens: readonly (readonly [name: string, role: 'client' | Role, path: string])[] = opened.flatMap(
  ({ name, access, address }) => {
    if (access === 'anyone') return [];
    const [role = 'client'] = access === 'user' ? [] : access;
    return [[name, role, address] as const];
  },
);

/** The address of the first car the search gives. */
export async function firstCarPath(request: APIRequestContext): Promise<string> {
  const answer = await request.get(calls.searchCars.path);
  const { cars } = calls.searchCars.response.parse(await answer.json());
  const [car] = cars;
  if (car === undefined) throw new Error('The demo fleet is empty.');
  return `/cars/rent/${car.slug}/${car.id}`;
}

/** The address for the newest confirmed order of the logged-in user; `:order` is its id. */
export async function orderPath(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(`${calls.listOrders.path}?status=confirmed`);
  const { orders } = calls.listOrders.response.parse(await answer.json());
  const order = orders.find(({ is_paid_online }) => is_paid_online);
  if (order === undefined) throw new Error('The demo account has no sure order.');
  return path.replace(':order', String(order.id));
}

/** Opens an address in a language and waits until its content has loaded. */
export async function openScreen(page: Page, path: string, language = 'en'): Promise<void> {
  await page.addInitScript((chosen) => {
    // Only at first: a later choice of the visitor stays.
    if (localStorage.getItem('i18nextLng') === null) localStorage.setItem('i18nextLng', chosen);
  }, language);
  await page.goto(path === ':car' ? await firstCarPath(page.request) : path);
  await settle(page);
}

/** Shows the open screen in each language in turn. */
export async function inEachLanguage(page: Page, look: (language: string) => Promise<void>): Promise<void> {
  for (const language of languages) {
    if ((await page.locator('html').getAttribute('lang')) !== language) {
      await page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), language);
      await page.reload();
      await settle(page);
    }
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await look(language);
  }
}

/** Waits until the headline is there, nothing is being loaded and no part of the screen waits for an answer. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilQuiet(page);
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
}

/** Navigates as a link of the page does; a public page from the server would contain all of its data. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  expectTraffic(page);
}
