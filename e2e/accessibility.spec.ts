import { demoAccounts, enter, firstThreadOf } from './enter.ts';
import { findViolations, findWithoutColours } from './findViolations.ts';
import { inEachLanguage, openScreen, orderPath, screens } from './openScreen.ts';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { isHere } from './widths.ts';

test.use({ reducedMotion: 'reduce' });

/**
 * In English at both widths, in each of the others at one: what they can break (a word that is missing, a button too small
 * for its words) does not hang on the width alone. The dark colours are the same in every language.
 */
const expectClean = (page: Page, index: number) =>
  inEachLanguage(
    page,
    async (language) => {
      const find = language === 'en' ? findViolations : findWithoutColours;
      expect(await find(page), language).toEqual([]);
    },
    ['en', isHere(index) ? 'ka' : 'ru'],
  );

for (const [index, [name, path]] of Object.entries(screens).entries()) {
  test(`axe finds nothing: ${name}`, async ({ page, allow }) => {
    if (name === 'notFound') allow(/status of 404/);
    await openScreen(page, path);
    await expectClean(page, index);
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

for (const [index, [name, [role, path]]] of Object.entries(closedScreens).entries()) {
  test(`axe finds nothing: ${name}`, async ({ page }) => {
    const id = path.endsWith('=') ? (await firstThreadOf(page, demoAccounts[role])).id : '';
    await enter(page, demoAccounts[role]);
    await openScreen(page, path.includes(':order') ? await orderPath(page.request, path) : path + id);
    await expectClean(page, index);
  });
}
