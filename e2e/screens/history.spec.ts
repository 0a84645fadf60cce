import type { Page } from '@playwright/test';
import { demoAccounts, enter } from '../support/enter.ts';
import { openScreen, settle } from '../support/openScreen.ts';
import { expect, test } from '../support/test.ts';
import { isPhone } from '../support/widths.ts';

const headline = (page: Page) => page.getByRole('heading', { level: 1 });

async function switchCurrency(page: Page, name: string): Promise<void> {
  if (isPhone()) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name, exact: true }).click();
  if (isPhone()) await page.keyboard.press('Escape');
}

async function chooseCategory(page: Page, name: string): Promise<void> {
  if (isPhone()) await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).click();
  if (isPhone()) await page.getByRole('button', { name: /^Show \d+ car/ }).click();
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await settle(page);
}

/** Ten to thirteen days from now at ten o'clock, as in the query. */
function someDates(): { from: string; to: string } {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  return { from: `${day(10)}T10:00`, to: `${day(13)}T10:00` };
}

test('two tabs show one currency', async ({ page, context }) => {
  await openScreen(page, '/search');
  const other = await context.newPage();
  await openScreen(other, '/search');
  await expect(other.getByRole('article').first()).toContainText('$');
  await switchCurrency(page, 'GEL');
  await expect(page.getByRole('article').first()).toContainText('₾');
  await expect(other.getByRole('article').first()).toContainText('₾');
});

test('back and forward go through the filters', async ({ page }) => {
  await openScreen(page, '/search');
  const found = [await headline(page).textContent()];
  for (const category of ['SUV', 'Comfort']) {
    await chooseCategory(page, category);
    found.push(await headline(page).textContent());
  }
  expect(new Set(found).size).toBe(3);
  const [all, suvs, both] = found.map((text) => text ?? '');

  await page.goBack();
  await expect(headline(page)).toHaveText(suvs ?? '');
  await expect(page.getByRole('button', { name: 'Remove Comfort' })).toBeHidden();
  await page.goBack();
  await expect(headline(page)).toHaveText(all ?? '');
  await expect(page).toHaveURL('/search');
  await page.goForward();
  await page.goForward();
  await expect(headline(page)).toHaveText(both ?? '');
  await expect(page.getByRole('button', { name: 'Remove Comfort' })).toBeVisible();
});

test('the way back asks before it loses what was typed', async ({ page }) => {
  await enter(page, demoAccounts.client);
  await openScreen(page, '/favourites');
  await page
    .getByRole('link', { name: /^Profile/ })
    .first()
    .click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Ana');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(name).toHaveValue('Ana');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL('/favourites');
});

test('the way back closes what lies over a page', async ({ page }) => {
  await openScreen(page, '/search');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/cars\/rent\//);
  const { href } = new URL(page.url());
  await page
    .getByRole('button', { name: /^Open photo/ })
    .first()
    .click();
  const photos = page.getByRole('dialog');
  await expect(photos).toBeVisible();
  await page.goBack();
  await expect(photos).toBeHidden();
  await expect(page).toHaveURL(href);
  await page.goBack();
  await expect(page).toHaveURL('/search');
});

test('a search with dates is the same after a reload and behind a shared link', async ({ page, browser, baseURL }) => {
  const { from, to } = someDates();
  const address = `/search?${new URLSearchParams({ from, to, category: 'suv' }).toString()}`;
  await openScreen(page, address);
  const found = await headline(page).textContent();
  const first = page.getByRole('article').first();
  await expect(first).toContainText(/total/);
  await page.reload();
  await settle(page);
  await expect(headline(page)).toHaveText(found ?? '');
  await expect(first).toContainText(/total/);

  // Another visitor, without any stored state.
  const friend = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
  const shared = await friend.newPage();
  await shared.goto(page.url());
  await settle(shared);
  await expect(headline(shared)).toHaveText(found ?? '');
  await expect(shared.getByRole('article').first()).toContainText(/total/);
  // The dates are passed on to the car.
  await shared.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(shared).toHaveURL(/\/cars\/rent\/.*from=.*to=/);
  await friend.close();
});
