import { demoAccounts, enter, firstThreadOf } from './enter.ts';
import { findViolations, findWithoutColours } from './findViolations.ts';
import { inEachLanguage, openScreen, orderPath, screens } from './openScreen.ts';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';

test.use({ reducedMotion: 'reduce' });

/** The dark colours are the same in every language. */
const expectClean = (page: Page) =>
  inEachLanguage(page, async (language) => {
    const find = language === 'en' ? findViolations : findWithoutColours;
    expect(await find(page), language).toEqual([]);
  });

for (const [name, path] of Object.entries(screens)) {
  test(`axe finds nothing: ${name}`, async ({ page, allow }) => {
    if (name === 'notFound') allow(/status of 404/);
    await openScreen(page, path);
    await expectClean(page);
  });
}

/** Screens of whoever is logged in. */
const closedScreens = {
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
} as const;

for (const [name, [role, path]] of Object.entries(closedScreens)) {
  test(`axe finds nothing: ${name}`, async ({ page }) => {
    const id = path.endsWith('=') ? (await firstThreadOf(page, demoAccounts[role])).id : '';
    await enter(page, demoAccounts[role]);
    await openScreen(page, path.includes(':order') ? await orderPath(page.request, path) : path + id);
    await expectClean(page);
  });
}
