import type { Page } from '@playwright/test';
import { openScreen, settle } from './support/openScreen.ts';
import { expect, test } from './support/test.ts';
import { isPhone } from './support/widths.ts';

/** On a phone the filters and the controls of the header are behind a button. */
async function chooseSuv(page: Page): Promise<void> {
  if (!isPhone()) return page.getByRole('checkbox', { name: /^SUV/ }).click();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('checkbox', { name: /^SUV/ }).click();
  await page.getByRole('button', { name: /^Show \d+ car/ }).click();
}

async function press(page: Page, name: string): Promise<void> {
  if (isPhone()) await page.getByRole('button', { name: /menu|меню|მენიუ/i }).click();
  await page.getByRole('button', { name, exact: true }).click();
}

/** The drawer of a phone hides the page behind it from screen readers. */
async function leaveMenu(page: Page): Promise<void> {
  if (isPhone()) await page.keyboard.press('Escape');
}

test('from home through the search to a car and back: filters and scroll position stay', async ({ page }) => {
  await openScreen(page, '/');
  await page.getByRole('form').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search/);
  await settle(page);

  await chooseSuv(page);
  await expect(page).toHaveURL(/category=suv/);
  await expect(page.getByRole('button', { name: 'Remove SUV' })).toBeVisible();
  await settle(page);
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText(/\d+ cars/);
  const found = await headline.textContent();

  const card = page.getByRole('article').nth(7).getByRole('heading').getByRole('link');
  await card.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(0);
  const name = (await card.textContent()) ?? '';
  await card.click();
  await expect(page).toHaveURL(/\/cars\/rent\//);
  await expect(headline).toContainText(name);

  await page.goBack();
  await expect(page).toHaveURL(/category=suv/);
  await expect(headline).toHaveText(found ?? '');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top - 100);
});

test('choosing two days of the calendar shows the total of the rental', async ({ page }) => {
  await openScreen(page, ':car');
  const calendar = page.getByRole('region', { name: 'Free days' });
  // The current month may be over.
  await calendar.getByRole('button', { name: 'Next month' }).click();
  const free = calendar.getByRole('button', { name: /\$\d/, disabled: false });
  await expect(free.nth(6)).toBeVisible();
  await free.nth(5).click();
  await free.nth(6).click();
  await expect(page).toHaveURL(/from=.*to=/);
  await expect(page.getByText(/total/i).first()).toBeVisible();
  await page.reload();
  await settle(page);
  await expect(page).toHaveURL(/from=.*to=/);
});

test('from a car to its owner, whose page has the cars, the server’s first', async ({ page }) => {
  await openScreen(page, ':car');
  const owner = page.getByRole('region', { name: 'Owner' }).getByRole('link');
  const name = (await owner.textContent()) ?? '';
  await owner.click();
  await expect(page).toHaveURL(/\/owners\/\d+$/);
  await settle(page);
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toContainText(name);
  const html = await (await page.request.get(page.url())).text();
  expect(html).toContain(`<h1`);
  expect(html).toContain(name);
  await page.getByRole('region', { name: 'Cars' }).getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/cars\/rent\//);
});

test('another language reloads the page and stays', async ({ page }) => {
  await openScreen(page, '/about-us');
  const english = await page.getByRole('heading', { level: 1 }).textContent();
  const reloaded = page.waitForEvent('load');
  await press(page, 'GE, ქართული');
  await reloaded;
  await settle(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ka');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(english ?? '');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ka');
});

test('the currency is the same after a reload', async ({ page }) => {
  await openScreen(page, '/search');
  await expect(page.getByRole('article').first()).toContainText('$');
  await press(page, 'GEL');
  await leaveMenu(page);
  await expect(page.getByRole('article').first()).toContainText('₾');
  await page.reload();
  await settle(page);
  await expect(page.getByRole('article').first()).toContainText('₾');
  expect(await page.evaluate(() => localStorage.getItem('currency'))).toBe('gel');
});
