import { demoAccounts, enter, firstThreadOf } from './enter.ts';
import { findViolations, findWithoutColours } from './findViolations.ts';
import { firstCarPath, goWithin, languages, openScreen, orderPath, screens, settle } from './openScreen.ts';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';

test.use({ reducedMotion: 'reduce' });

type Role = keyof typeof demoAccounts;

/** Screens of whoever is logged in. */
const closedScreens: Readonly<Record<string, readonly [Role, string]>> = {
  favourites: ['client', '/favourites'],
  ownReviews: ['owner', '/admin/reviews'],
  carPrices: ['owner', '/admin/cars/1/prices'],
  branches: ['owner', '/admin/branches'],
  ownerTerms: ['owner', '/admin/terms'],
  cars: ['owner', '/admin/cars'],
  newCar: ['owner', '/admin/cars/new'],
  orders: ['client', '/orders'],
  order: ['client', '/orders/:order'],
  trip: ['client', '/orders/:order/trip'],
  adminHome: ['owner', '/admin/home'],
  adminCalendar: ['owner', '/admin/calendar'],
  adminOrders: ['owner', '/admin/orders'],
  adminOrder: ['owner', '/admin/orders/:order'],
  handOver: ['owner', '/admin/orders/:order/hand-over'],
  operations: ['owner', '/admin/operations'],
  statistics: ['owner', '/admin/statistics'],
  payouts: ['admin', '/admin/operations'],
  chat: ['client', '/chat'],
  conversation: ['owner', '/chat?thread='],
  verification: ['client', '/verification'],
  claims: ['admin', '/admin/claims'],
  reviewing: ['admin', '/admin/verifications'],
  accounts: ['admin', '/admin/accounts'],
  account: ['admin', '/admin/accounts?id=1'],
  audit: ['admin', '/admin/audit'],
  reference: ['admin', '/admin/reference'],
  reports: ['support', '/support/traces'],
  replay: ['support', '/support/replay'],
  profile: ['client', '/profile'],
  changePassword: ['client', '/changepw'],
  ownerProfile: ['owner', '/admin/profile'],
};

const everyScreen: (readonly [string, Role | 'visitor', string])[] = [
  ...Object.entries(screens).map(([name, path]) => [name, 'visitor', path] as const),
  ...Object.entries(closedScreens).map(([name, [role, path]]) => [name, role, path] as const),
];

/** The address of a screen, for whoever is logged in. */
async function addressOf(page: Page, path: string, thread: string): Promise<string> {
  if (path === ':car') return firstCarPath(page.request);
  if (path.includes(':order')) return orderPath(page.request, path);
  return path.endsWith('=') ? path + thread : path;
}

/** Logs in whom the screens are for, and gives the id of that account's first thread if one of them asks for it. */
async function enterFor(page: Page, role: Role | 'visitor', paths: readonly string[]): Promise<string> {
  if (role === 'visitor') return '';
  const asksForThread = paths.some((path) => path.endsWith('='));
  const thread = asksForThread ? String((await firstThreadOf(page, demoAccounts[role])).id) : '';
  await enter(page, demoAccounts[role]);
  return thread;
}

for (const [name, role, path] of everyScreen) {
  test(`axe finds nothing: ${name}`, async ({ page, allow }) => {
    if (name === 'notFound') allow(/status of 404/);
    const thread = await enterFor(page, role, [path]);
    await openScreen(page, await addressOf(page, path, thread));
    await expect(page).toHaveTitle(/Gza/);
    expect(await findViolations(page)).toEqual([]);
  });
}

// In other languages the screens are walked within one page: a page of its own for each took longer than all of axe.
for (const [role, shown] of Map.groupBy(everyScreen, ([, whose]) => whose))
  for (const language of languages.slice(1)) {
    test(`axe finds nothing in ${language}: screens of ${role}`, async ({ page }) => {
      const paths = shown.map(([, , path]) => path);
      const thread = await enterFor(page, role, paths);
      await openScreen(page, '/safety', language);
      for (const path of paths) {
        await goWithin(page, await addressOf(page, path, thread));
        await settle(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page).toHaveTitle(/Gza/);
        // The dark colours are the same in every language.
        expect(await findWithoutColours(page), path).toEqual([]);
      }
    });
  }
