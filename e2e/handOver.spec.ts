import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { guidedAngles } from '#contract/domain/reportParts.ts';
import { demoAccounts, enter } from './support/enter.ts';
import { makeClient, password } from './support/identity.ts';
import { openScreen, settle } from './support/openScreen.ts';
import { confirm, headers, orderForSoon, payOnline } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import { isPhone } from './support/widths.ts';

test.use({ serviceWorkers: 'allow' });

/** Photographs in the size of a phone's, each of another colour. */
const takePhotos = (page: Page): Promise<string[]> =>
  page.evaluate(
    (count) =>
      Array.from({ length: count }, (_none, index) => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [1200, 800];
        const pencil = canvas.getContext('2d');
        if (pencil !== null) {
          pencil.fillStyle = `hsl(${index * 50} 60% 45%)`;
          pencil.fillRect(0, 0, 1200, 800);
        }
        return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
      }),
    guidedAngles.length,
  );

const names = ['Front', 'Left side', 'Rear', 'Right side', 'Interior', 'Dashboard'];

test('a car is handed over without a network, and both sides can prove it', async ({ page, browser, allow }) => {
  test.skip(!isPhone(), 'reports are made on phones only');
  allow(/favicon\.ico|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  const client = await (await browser.newContext()).newPage();
  const { owner } = await enter(page, demoAccounts.company);
  await enter(client, await makeClient(client), password);
  // The first one is used by another test.
  let found = 0;
  const order = await orderForSoon(client, ({ id }) => id === owner?.id && (found += 1) > 1, 'full');
  const accepted = calls.acceptOrder.path.replace(':id', String(order.id));
  expect((await page.request.post(accepted, { headers: headers(), data: {} })).status()).toBe(200);
  await openScreen(client, `/orders/${order.id}`);
  await payOnline(client, order);

  await openScreen(page, `/admin/orders/${order.id}`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await settle(page);
  await page.getByRole('link', { name: 'Hand over with photos' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Photos' })).toBeVisible();
  await settle(page);
  await page.context().setOffline(true);
  for (const [index, photo] of (await takePhotos(page)).entries()) {
    const name = names[index] ?? '';
    const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(photo, 'base64') };
    await page.getByLabel(`Take photo: ${name}`).and(page.locator('input')).setInputFiles(file);
    await expect(page.getByRole('button', { name: new RegExp(`^${name}\\s*on this phone`) })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Next: Odometer and fuel' }).click();
  await page.getByRole('textbox', { name: 'Odometer' }).fill('48214');
  const full = page.getByRole('radio', { name: 'full' });
  await full.click();
  await expect(full).toBeChecked();
  await page.getByRole('link', { name: 'Next: Marks on the car' }).click();
  await page.getByRole('group', { name: 'From above' }).click({ position: { x: 60, y: 40 } });
  await page.getByRole('textbox', { name: 'What mark 1 is' }).fill('Stone chip');
  await page.getByRole('link', { name: 'Next: Confirmation' }).click();
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(page.getByText('No network: 0 of 6 photos sent.')).toBeVisible();

  // The browser of the phone is closed in the meantime.
  await page.close();
  const again = await page.context().newPage();
  await again.goto(`/admin/orders/${order.id}/hand-over`);
  await expect(again.getByText('No network: 0 of 6 photos sent.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(again.getByRole('heading', { name: 'Your report has arrived' })).toBeVisible();

  await client.reload();
  const report = client.getByRole('region', { name: 'Report of the hand-over' });
  await expect(report.getByRole('list', { name: 'Photos' }).getByRole('listitem')).toHaveCount(names.length);
  await expect(report.getByText('Stone chip')).toContainText('From above · noted in this report');
  await report.getByRole('button', { name: 'I confirm' }).click();
  await expect(report.getByText('The client has confirmed')).toBeVisible();

  await expect(again.getByRole('heading', { name: 'Both sides have confirmed' })).toBeVisible();
  const word = 'I have seen the originals';
  await confirm(again, `Hand over, ${order.number}`, 'Hand the car over now?', 'Yes, handed over', word);
  await again.getByRole('link', { name: 'To the order' }).click();
  await expect(again.getByRole('button', { name: `Take back, ${order.number}` })).toBeVisible();
});
