import { demoAccounts, enter } from './support/enter.ts';
import { makeClient, password } from './support/identity.ts';
import { openScreen, settle } from './support/openScreen.ts';
import { expect, test } from './support/test.ts';

test('an admin finds a user, views their account, comes back, and blocks them', async ({ browser, page, baseURL }) => {
  const email = await makeClient(page);
  await enter(page, demoAccounts.admin);
  await openScreen(page, `/admin/accounts?q=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: 'Nino Beridze' }).first().click();
  await page.getByRole('button', { name: 'See as this person sees' }).click();
  const bar = page.getByRole('complementary', { name: "Someone else's account" });
  await expect(bar).toContainText('You see what Nino');
  await settle(page);
  await bar.getByRole('button', { name: 'Back to my account' }).click();
  await expect(page.getByText(email).first()).toBeVisible();
  await expect(bar).toHaveCount(0);

  await page.getByRole('textbox', { name: 'Reason, kept in the audit log' }).fill('Forged papers');
  await page.getByRole('button', { name: 'Block…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This account is blocked' })).toBeVisible();
  await page.getByRole('link', { name: 'What was done to this account' }).click();
  await expect(page.getByText('Forged papers')).toBeVisible();
  await expect(
    page.locator('main').getByText('Stopped seeing as this person').and(page.locator('td, h2')),
  ).toBeVisible();

  const outside = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
  const answer = await outside.request.post('/api/login', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { email, password },
  });
  expect(answer.status()).toBe(422);
  expect(await answer.json()).toEqual({ email: 'This account is blocked. Please contact our support.' });
  await outside.close();
});
