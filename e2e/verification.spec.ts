import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { demoAccounts, enter } from './support/enter.ts';
import { makeClient, password } from './support/identity.ts';
import { openScreen, settle } from './support/openScreen.ts';
import { expect, test } from './support/test.ts';
import { isPhone } from './support/widths.ts';

const documents = [
  'ID card, front',
  'ID card, back',
  'Selfie with ID card',
  'Driving licence, front',
  'Driving licence, back',
] as const;

/** A photo of a card, wider than the server stores it, so that the page has to scale it down. */
const photo = await sharp({
  create: { width: 3000, height: 2000, channels: 3, background: '#8fa69a' },
})
  .composite([{ input: { create: { width: 2000, height: 1260, channels: 3, background: '#f6f8f7' } } }])
  .jpeg()
  .toBuffer();

const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

async function send(page: Page, name: string, turns = 0): Promise<void> {
  const card = cardOf(page, name);
  // The last input is for files, the one before it opens the camera of a phone.
  await card
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
  const dialog = page.getByRole('dialog', { name, exact: true });
  for (let turn = 0; turn < turns; turn += 1) await dialog.getByRole('button', { name: 'Turn right' }).click();
  await dialog.getByRole('button', { name: 'Send photo' }).click();
  await expect(card.getByText('Being checked')).toBeVisible();
  await expect(card.getByRole('img', { name: `Your photo: ${name}` })).toBeVisible();
}

test('five documents are sent, the admin rejects one, the client replaces it and passes', async ({
  browser,
  page,
  baseURL,
}) => {
  const email = await makeClient(page);
  await enter(page, email, password);
  await openScreen(page, '/verification');
  await expect(page.getByText('5 photos to go.')).toBeVisible();
  const camera = cardOf(page, 'Selfie with ID card').getByRole('button', { name: /Take a photo/ });
  await expect(camera).toBeVisible({ visible: isPhone() });
  for (const [index, name] of documents.entries()) await send(page, name, index === 1 ? 1 : 0);
  await expect(page.getByText('All photos are here.')).toBeVisible();
  const turned = page.getByRole('img', { name: 'Your photo: ID card, back' });
  expect(await turned.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    1600, 2400,
  ]);

  const userId = await page.evaluate(() => String(JSON.parse(localStorage.getItem('user') ?? '{}').user_id));
  const office = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
  const admin = await office.newPage();
  await enter(admin, demoAccounts.admin);
  await openScreen(admin, `/admin/verifications?user=${userId}`);
  await expect(admin.getByText(email)).toBeVisible();
  await admin.getByRole('button', { name: 'Enlarge: Selfie with ID card' }).click();
  await admin.keyboard.press('+');
  await expect(admin.getByRole('region', { name: 'Picture, 150%' })).toBeVisible();
  await admin.keyboard.press('Escape');
  await admin.getByRole('button', { name: 'Approve all' }).click();
  await admin.getByRole('radiogroup', { name: 'Verdict: Selfie with ID card' }).getByLabel('Reject').check();
  await admin.getByRole('button', { name: 'Save the decision' }).click();
  await expect(admin.getByText(/was asked for new photos\./)).toBeVisible();

  await page.reload();
  await settle(page);
  await expect(page.getByText('1 photo to go.')).toBeVisible();
  await expect(cardOf(page, 'Selfie with ID card').getByText(/It cannot be read/)).toBeVisible();
  await send(page, 'Selfie with ID card');

  await openScreen(admin, `/admin/verifications?user=${userId}`);
  await expect(admin.getByText(email)).toBeVisible();
  await admin.getByRole('button', { name: 'Approve all' }).click();
  await admin.getByRole('button', { name: 'Save the decision' }).click();
  await expect(admin.getByText(/ is verified\.$/)).toBeVisible();
  await office.close();

  await page.reload();
  await expect(page.getByText('You are verified.')).toBeVisible();
});
