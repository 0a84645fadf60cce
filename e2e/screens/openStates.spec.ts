import type { Page } from '@playwright/test';
import { findViolations } from '../support/findViolations.ts';
import { goWithin, openScreen, settle } from '../support/openScreen.ts';
import { expect, test } from '../support/test.ts';
import { isPhone } from '../support/widths.ts';

test.use({ reducedMotion: 'reduce' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const dialog = (page: Page) => page.getByRole('dialog');

/** Dialogs and menus over a screen, and states that replace its content. */
const states: Readonly<Record<string, { path: string; phoneOnly?: true; open: (page: Page) => Promise<void> }>> = {
  'the menu': {
    path: '/about-us',
    phoneOnly: true,
    open: async (page) => {
      await button(page, 'Menu').click();
      await expect(dialog(page).getByRole('link', { name: 'Terms and conditions' })).toBeVisible();
    },
  },
  'the dates of the first question': {
    path: '/',
    open: async (page) => {
      await button(page, /^Pick-up/).click();
      await expect(dialog(page).getByRole('grid').first()).toBeVisible();
    },
  },
  'the search of the header': {
    path: '/about-us',
    open: async (page) => {
      await button(page, /^Place and dates/).click();
      await expect(dialog(page).getByRole('button', { name: 'Search' })).toBeVisible();
    },
  },
  'the filters': {
    path: '/search',
    phoneOnly: true,
    open: async (page) => {
      await button(page, /^Filters/).click();
      await expect(dialog(page).getByRole('checkbox', { name: /^SUV/ })).toBeVisible();
    },
  },
  'the photos of a car': {
    path: ':car',
    open: async (page) => {
      await button(page, /^Open photo/).click();
      await expect(dialog(page).getByRole('button', { name: 'Zoom in' })).toBeVisible();
    },
  },
  'a search that finds nothing': {
    path: '/search?category=suv&price_max=100',
    open: async (page) => {
      await expect(page.getByRole('heading', { name: 'No car matches all of this' })).toBeVisible();
    },
  },
};

for (const [name, { path, phoneOnly, open }] of Object.entries(states)) {
  test(`axe finds nothing: ${name}`, async ({ page }) => {
    test.skip(phoneOnly === true && !isPhone(), 'wide screens show it in the page');
    await openScreen(page, path);
    await open(page);
    expect(await findViolations(page)).toEqual([]);
  });
}

for (const [name, path] of Object.entries({ home: '/', search: '/search', car: '/cars/rent/any/1' })) {
  test(`axe finds nothing: ${name} while nothing answers`, async ({ page, allow }) => {
    allow(/ERR_CONNECTION_REFUSED/);
    await openScreen(page, '/about-us');
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await goWithin(page, path);
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await settle(page);
    expect(await findViolations(page)).toEqual([]);
  });
}
