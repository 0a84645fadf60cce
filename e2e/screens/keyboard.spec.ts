import type { Locator, Page } from '@playwright/test';
import { openScreen, settle } from '../support/openScreen.ts';
import { expect, test } from '../support/test.ts';
import { isPhone } from '../support/widths.ts';

const furthest = 200;

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < furthest; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${String(target)}.`);
}

test('home, search, a car and its dates can be used with the keyboard only', async ({ page }) => {
  test.skip(isPhone(), 'keyboards belong to desks');
  await openScreen(page, '/');
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('form').getByRole('button', { name: 'Search' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search/);
  await settle(page);

  await tabTo(page, page.getByRole('checkbox', { name: /^Comfort/ }));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/category=comfort/);

  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cars\/rent\//);
  await settle(page);
  // A screen reader announces the new page instead of losing the focus.
  await expect(page.locator(':focus')).toHaveCount(1);

  const days = page.getByRole('region', { name: 'Free days' });
  await tabTo(page, days.getByRole('button', { name: 'Next month' }));
  await page.keyboard.press('Enter');
  // One day of the calendar is in the tab order; arrows move between the days.
  await page.keyboard.press('Tab');
  await expect(days.getByRole('gridcell').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await expect(days.getByText(/Now choose the day of return/)).toBeVisible();
  // The next free day ends the rental, unless there are booked days between: then it begins another.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/from=.*to=/, { timeout: 1000 });
  }).toPass({ timeout: 10_000 });
});
