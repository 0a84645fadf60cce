import { readFile } from 'node:fs/promises';
import { demoAccounts, enter, enterStorage } from './support/enter.ts';
import { makeClient, password } from './support/identity.ts';
import { openScreen, settle } from './support/openScreen.ts';
import { day, ownCarInSearch } from './support/orders.ts';
import { readTerms } from './support/readTerms.ts';
import { expect, test } from './support/test.ts';
import { interpolate, textsOf } from './support/texts.ts';
import { isPhone } from './support/widths.ts';

const [report, payment, car, support] = [
  textsOf('ka', 'report'),
  textsOf('ka', 'payment'),
  textsOf('ka', 'car'),
  textsOf('en', 'support').replay,
];

test('a failed payment is reported, and support sees what the client saw', async ({ page, browser, baseURL }) => {
  test.skip(!isPhone(), 'a phone reports, and a computer looks into it');
  const owner = await (await browser.newContext()).newPage();
  await enter(owner, demoAccounts.owner);
  const dates = { from: `${day(200)}T10:00`, to: `${day(204)}T10:00` };
  const { slug, id } = await ownCarInSearch(owner, dates);
  await enter(page, await makeClient(page), password);
  await openScreen(page, `/cars/rent/${slug}/${id}?${new URLSearchParams(dates).toString()}`, 'ka');
  await page.getByRole('link', { name: car.booking.book, exact: true }).click();
  await settle(page);
  await readTerms(page, 'ka');
  await page.getByRole('main').locator('button[type=submit], button').filter({ hasText: /₾/ }).last().click();
  await page.locator('button[value=decline]').click();
  await expect(page.getByRole('heading', { level: 1, name: payment.failed.title })).toBeVisible();

  // The user can read the contents before sending.
  await page.getByRole('main').getByRole('button', { name: report.title, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: report.title, exact: true });
  await expect(dialog.getByText(report.included.notText)).toBeVisible();
  await dialog.getByRole('tab', { name: interpolate(report.included.json, { size: '' }).trim() }).click();
  await expect(dialog.getByText('route/routeEntered').first()).toBeAttached();
  await dialog.getByLabel(report.note).fill('ფული ვერ გადავიხადე');
  await dialog.getByRole('button', { name: report.send, exact: true }).click();
  const number = (await page.getByText(/^R-[0-9A-Z]{4}-[0-9A-Z]{2}$/).textContent()) ?? 'none';

  const desk = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
  });
  const staff = await desk.newPage();
  await enterStorage(staff, demoAccounts.support);
  await staff.goto('/support/traces');
  await staff.getByRole('searchbox').fill(number);
  await staff.getByRole('link', { name: number }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toContainText(number);
  await expect(staff.getByText('ფული ვერ გადავიხადე').first()).toBeVisible();
  await expect(staff.getByText(support.sameEnd)).toBeVisible();
  const selected = staff.getByRole('listbox').getByRole('option', { selected: true });
  // A request that was pending when the page was left for the bank is a failure as well.
  await expect(async () => {
    await staff.keyboard.press('e');
    await expect(selected).toContainText('getPayment', { timeout: 500 });
  }).toPass({ intervals: [0] });
  // Its order follows directly.
  await staff.keyboard.press('End');
  const seen = staff.frameLocator('iframe');
  await expect(seen.getByRole('heading', { level: 1, name: payment.failed.title })).toBeVisible();
  const download = staff.waitForEvent('download');
  await staff.getByRole('button', { name: support.downloadTest }).click();
  const source = await readFile(await (await download).path(), 'utf8');
  expect(source).toContain('getPayment');
  expect(source).toContain('test(');
  await desk.close();
});
