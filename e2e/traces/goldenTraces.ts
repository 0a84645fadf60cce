import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { demoAccounts, enter, firstThreadOf } from '../support/enter.ts';
import {
  expectName,
  fill,
  logInHere,
  makeClient,
  openDialog,
  password,
  pressInHeader,
  registerOwner,
} from '../support/identity.ts';
import { identityTextsOf } from '../support/identityTexts.ts';
import { openScreen, settle } from '../support/openScreen.ts';
import { day, ownCarInSearch } from '../support/orders.ts';
import { readTerms } from '../support/readTerms.ts';
import { expect, test } from '../support/test.ts';
import { textsOf } from '../support/texts.ts';

// Records the traces in src/replay/traces, each as support would receive it.
const folder = import.meta.dirname;
const texts = identityTextsOf('en');
const { fields } = texts.forms;

/** Reports a problem from the menu of a phone, and saves the file instead of sending it. */
async function saveTrace(page: Page, name: string, language: 'en' | 'ka' = 'en'): Promise<void> {
  const { common, report } = { common: textsOf(language, 'common'), report: textsOf(language, 'report') };
  await page.getByRole('button', { name: common.menu, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: report.title, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: report.title, exact: true });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: report.download, exact: true }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(JSON.parse(text))}\n`);
}

/** The recorder loads a little after the page, and what a page did before that is not in the trace of the next one. */
const recorded = (page: Page) => page.waitForTimeout(4000);

test('failedLogin: a wrong password, then the right one', async ({ page, allow }) => {
  allow(/status of (401|422)/);
  await openScreen(page, '/about-us');
  const email = await makeClient(page);
  const dialog = await openDialog(page, texts, 'login');
  await fill(dialog, { [fields.email]: email, [fields.password]: 'not-the-road' });
  await dialog.getByRole('button', { name: texts.auth.login.submit, exact: true }).click();
  await expect(dialog.getByLabel(fields.password, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await recorded(page);
  await logInHere(dialog, texts, email);
  await expectName(page, texts, 'Nino');
  await saveTrace(page, 'failedLogin');
});

test('ownerRegistration: from the first field to the code', async ({ page, allow }) => {
  allow(/status of 422/);
  await openScreen(page, '/about-us');
  await registerOwner(page, texts, 'legal', 'Tbilisi Wheels');
  await saveTrace(page, 'ownerRegistration');
});

test('paidOrder: from the search over the bank to the order', async ({ page, browser }) => {
  const owner = await (await browser.newContext()).newPage();
  await enter(owner, demoAccounts.owner);
  const [first, last] = [day(130), day(134)];
  const dates = { from: `${first}T10:00`, to: `${last}T10:00` };
  const car = await ownCarInSearch(owner, dates);
  await enter(page, await makeClient(page), password);
  await openScreen(
    page,
    `/search?${new URLSearchParams({ city_id: String(car.city_id), ...dates, sort: 'price_asc' }).toString()}`,
  );
  await page
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .and(page.locator(`[href*="/${car.id}?"]`))
    .click();
  await settle(page);
  await page.getByRole('link', { name: 'Book', exact: true }).click();
  await settle(page);
  await readTerms(page);
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment was successful' })).toBeVisible();
  await page.getByRole('link', { name: 'See the order' }).click();
  await settle(page);
  await saveTrace(page, 'paidOrder');
});

test('failedPayment: the bank declines', async ({ page, browser }) => {
  const owner = await (await browser.newContext()).newPage();
  await enter(owner, demoAccounts.owner);
  const dates = { from: `${day(140)}T10:00`, to: `${day(144)}T10:00` };
  const car = await ownCarInSearch(owner, dates);
  await enter(page, await makeClient(page), password);
  await openScreen(page, `/cars/rent/${car.slug}/${car.id}?${new URLSearchParams(dates).toString()}`);
  await page.getByRole('link', { name: 'Book', exact: true }).click();
  await settle(page);
  await recorded(page);
  await readTerms(page);
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /failed/i })).toBeVisible();
  await saveTrace(page, 'failedPayment');
});

test('lostNetwork: messages wait until it is back', async ({ page, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 401/);
  const { car } = await firstThreadOf(page, demoAccounts.owner);
  await enter(page, await makeClient(page), password);
  await openScreen(page, `/cars/rent/${car.slug}/${car.id}`);
  await page.getByRole('button', { name: 'Write to owner' }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Write to / });
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Is it free in May?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await openScreen(page, '/chat');
  await page.getByRole('link', { name: /Giorgi M\./ }).click();
  const field = page.getByRole('textbox', { name: 'Write a message' });
  const log = page.getByRole('log');
  await expect(log).toContainText('Is it free in May?');
  await page.context().setOffline(true);
  for (const text of ['First', 'Second']) {
    await field.fill(text);
    await field.press('Enter');
  }
  await expect(log.getByText('Waiting for a connection.')).toHaveCount(2);
  await page.context().setOffline(false);
  await expect(log.getByText('Waiting for a connection.')).toHaveCount(0);
  await page.goBack();
  await saveTrace(page, 'lostNetwork');
});

test('documentUpload: two photos of five', async ({ page }) => {
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#8fa69a' } })
    .jpeg()
    .toBuffer();
  await enter(page, await makeClient(page), password);
  await openScreen(page, '/verification');
  for (const name of ['ID card, front', 'ID card, back']) {
    const card = page.getByRole('article', { name, exact: true });
    await card.locator('input[type=file]').last().setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('dialog', { name, exact: true }).getByRole('button', { name: 'Send photo' }).click();
    await expect(card.getByText('Being checked')).toBeVisible();
  }
  await saveTrace(page, 'documentUpload');
});

test('lostChunk: a screen whose code does not come', async ({ page, allow }) => {
  allow(/\/static\/|Loading chunk|ChunkLoadError|ERR_FAILED/);
  await openScreen(page, '/terms-and-conditions');
  await page.route(/\/static\/.*\.js$/, (route) => route.abort('failed'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us', exact: true }).click();
  const panel = page.getByRole('alert').filter({ hasText: /Loading chunk \d+ failed/ });
  await expect(panel).toBeVisible();
  await page.unroute(/\/static\/.*\.js$/);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await settle(page);
  await saveTrace(page, 'lostChunk');
});

test('otherLanguage: Georgian instead of English', async ({ page }) => {
  await openScreen(page, '/search');
  await recorded(page);
  const loaded = page.waitForEvent('load');
  await pressInHeader(page, texts, 'GE, ქართული');
  await loaded;
  await settle(page);
  await saveTrace(page, 'otherLanguage', 'ka');
});

test('expiredSession: the server no longer knows it', async ({ page, context, allow }) => {
  allow(/status of 401/);
  await enter(page, await makeClient(page), password);
  await openScreen(page, '/favourites');
  await context.clearCookies();
  await page.getByRole('link', { name: 'Orders' }).first().click();
  await expect(page.getByRole('dialog', { name: texts.auth.login.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await saveTrace(page, 'expiredSession');
});
