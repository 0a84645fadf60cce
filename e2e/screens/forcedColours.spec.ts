import { demoAccounts, enter } from '../support/enter.ts';
import { openScreen } from '../support/openScreen.ts';
import { expect, test } from '../support/test.ts';

test('where users have set the colours themselves, charts and what is chosen are still seen', async ({ page }) => {
  test.skip(test.info().project.name !== 'desktop', 'one project is enough');
  await page.emulateMedia({ forcedColors: 'active' });
  await enter(page, demoAccounts.owner);
  await openScreen(page, '/admin/statistics', 'en');
  await expect(page.getByRole('link', { name: 'Statistics' })).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('link', { name: 'Branches' })).toHaveCSS('outline-style', 'none');
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const mark of ['.sample', '.bar', '[data-level="4"]', '[data-look=dot]'])
    await expect(page.locator(`main ${mark}`).first(), mark).not.toHaveCSS('background-color', canvas);
});
