import type { Page } from '@playwright/test';
import { firstCarPath, openScreen, settle } from './support/openScreen.ts';
import { day } from './support/orders.ts';
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
  await expect(page.getByText(/total/i).filter({ visible: true }).first()).toBeVisible();
  await page.reload();
  await settle(page);
  await expect(page).toHaveURL(/from=.*to=/);
});

test('the button to book is whole in view at every place of the page of a car, and covers no focus', async ({
  page,
}) => {
  const [first, last] = [day(330), day(334)];
  const car = await firstCarPath(page.request);
  await openScreen(page, `${car}?${new URLSearchParams({ from: `${first}T10:00`, to: `${last}T10:00` }).toString()}`);
  const book = page.getByRole('button', { name: /^(Book|Request to book)$/ });
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(end).toBeGreaterThan(1_000);
  for (let step = 0; step <= 24; step += 1) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), (end * step) / 24);
    await expect(book).toBeInViewport({ ratio: 1 });
    // Nothing lies over it either.
    await expect
      .poll(() =>
        book.evaluate((button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }),
      )
      .toBe(true);
  }
  // What the keyboard focuses at the lower edge stays above the bar.
  const terms = page.getByRole('region', { name: 'Rental terms' }).locator('summary');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const term of await terms.all()) {
    await term.focus();
    await expect
      .poll(() =>
        term.evaluate((line) => {
          const { x, bottom } = line.getBoundingClientRect();
          return line.contains(document.elementFromPoint(x + 4, bottom - 4));
        }),
      )
      .toBe(true);
  }
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
