import { openManyCars } from './manyCars.ts';
import { expect, test } from './test.ts';

test('the end of the list asks for the next cars once, however long a slow phone takes to draw them', async ({
  page,
}) => {
  await openManyCars(page, 240);
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(24);
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).searchParams.has('cursor')) asked += 1;
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 3 });
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  await expect(cards).toHaveCount(48);
  await page.waitForLoadState('networkidle');
  await expect(cards).toHaveCount(48);
  expect(asked).toBe(1);
});

test('whoever jumps to the end of the page, past the end of the list, finds more cars there', async ({ page }) => {
  await openManyCars(page, 72);
  const cards = page.locator('main article');
  await expect(async () => {
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await expect(cards).toHaveCount(72, { timeout: 500 });
  }).toPass();
});
