import type { Page } from '@playwright/test';
import { demoAccounts, enter } from './support/enter.ts';
import { fill, makeClient, password, pressInHeader } from './support/identity.ts';
import { identityTextsOf } from './support/identityTexts.ts';
import { openScreen, settle } from './support/openScreen.ts';
import { day, ownCarInSearch } from './support/orders.ts';
import { readTerms } from './support/readTerms.ts';
import { expect, test } from './support/test.ts';
import { isPhone } from './support/widths.ts';

const texts = identityTextsOf('en');

/** City and dates, entered on the home page. */
async function search(page: Page, city: string, first: string, last: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Find a car' });
  await form.getByRole('combobox', { name: 'Pick-up place' }).click();
  await form.getByRole('option', { name: city, exact: true }).click();
  await form.getByRole('button', { name: /^Pick-up/ }).click();
  const calendar = page.getByRole('dialog', { name: 'Pick-up and return' });
  for (const date of [first, last]) {
    const cell = calendar.getByRole('gridcell').and(page.locator(`[data-day="${date}"]`));
    await expect(async () => {
      if (!(await cell.isVisible())) await calendar.getByRole('button', { name: 'Next month' }).click();
      await expect(cell).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [0] });
    await cell.getByRole('button').click();
  }
  await calendar.getByRole('button', { name: 'Done' }).click();
  await form.getByRole('button', { name: 'Search' }).click();
}

test('from the first search to the paid order, whose owner sees when the car can be handed over', async ({
  page,
  browser,
}) => {
  const ownerPage = await (await browser.newContext()).newPage();
  await enter(ownerPage, demoAccounts.owner);
  // The phone and the desktop rent the same car, on separate days.
  const ahead = isPhone() ? 90 : 110;
  const [first, last] = [day(ahead), day(ahead + 4)];
  const car = await ownCarInSearch(ownerPage, { from: `${first}T10:00`, to: `${last}T10:00` });
  const email = await makeClient(page);

  await openScreen(page, '/');
  await search(page, car.city, first, last);
  await expect(page).toHaveURL(new RegExp(`/search\\?.*from=${first}`));
  await settle(page);
  await page
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .and(page.locator(`[href*="/${car.id}?"]`))
    .click();
  await expect(page).toHaveURL(new RegExp(`/cars/rent/.*from=${first}`));
  await settle(page);

  const extra = car.extras[0]?.name ?? '';
  const choice = page.getByRole('checkbox', { name: new RegExp(`^${extra}`) });
  await choice.click();
  await expect(choice).toBeChecked();
  await expect(page.getByText(new RegExp(`^${extra}(, 4 days)?$`)).last()).toBeVisible();
  const inGel = /^You pay [\d,.]+\s₾\. (National Bank rate|Rate of)/;
  await expect(page.getByText(inGel)).toBeVisible();
  await pressInHeader(page, texts, 'GEL');
  if (isPhone()) await page.keyboard.press('Escape');
  // The payment is in lari: no conversion is explained.
  await expect(page.getByText(inGel)).toHaveCount(0);

  await page.getByRole('button', { name: 'Book', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog, { [texts.forms.fields.email]: email, [texts.forms.fields.password]: password });
  await dialog.getByRole('button', { name: texts.auth.login.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\/.*extras=/);
  await settle(page);
  await readTerms(page);
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page).toHaveURL(/\/sandbox\/bank\//);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment was successful' })).toBeVisible();
  // After scrolling down to the button of the checkout, the outcome is shown from its top.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const number = (await page.getByText(/^GZA-\d+$/).textContent()) ?? 'none';
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  await expect(page.getByRole('heading', { name: /^Pick-up in \d+ days$/ })).toBeVisible();

  await openScreen(ownerPage, '/admin/orders');
  await ownerPage.getByRole('link', { name: number }).click();
  await expect(ownerPage.getByText(/^The car can be handed over, and cash confirmed, from .*, 08:00\.$/)).toBeVisible();
  await expect(ownerPage.getByRole('button', { name: /^Hand over/ })).toHaveCount(0);
});
