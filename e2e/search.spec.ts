import { openManyCars } from './support/manyCars.ts';
import { openScreen } from './support/openScreen.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';
import { isPhone } from './support/widths.ts';

test('the end of the list requests the next cars once, even on a slow phone', async ({ page }) => {
  await openManyCars(page, 240);
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(24);
  let requests = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).searchParams.has('cursor')) requests += 1;
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 3 });
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  await expect(cards).toHaveCount(48);
  await page.waitForLoadState('networkidle');
  await expect(cards).toHaveCount(48);
  expect(requests).toBe(1);
});

test('jumping to the end of the page, past the end of the list, shows more cars there', async ({ page }) => {
  await openManyCars(page, 72);
  const cards = page.locator('main article');
  await expect(async () => {
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await expect(cards).toHaveCount(72, { timeout: 500 });
  }).toPass();
});

test('the first touch of a card swipes its photos; under a mouse arrows move them', async ({ page }) => {
  await page.goto('/search');
  await page.waitForLoadState('networkidle');
  const card = page.locator('main article').first();
  const first = card.locator('img').first();
  const next = card.locator('img').nth(1);
  await first.scrollIntoViewIfNeeded();
  if (isPhone()) {
    const { x = 0, y = 0, width = 0, height = 0 } = (await first.boundingBox()) ?? {};
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: share === undefined ? [] : [{ x: x + width * share, y: y + height / 2 }],
      });
    await touch('touchStart', 0.9);
    for (let step = 1; step <= 20; step += 1) await touch('touchMove', 0.9 - step * 0.035);
    await touch('touchEnd');
  } else {
    await first.hover();
    await card.getByRole('button', { name: 'Next photo' }).click();
  }
  await expect(next).toBeInViewport({ ratio: 0.8 });
});

test('two taps on a car open it once: back leads to the list', async ({ page }) => {
  await page.goto('/search');
  await page.waitForLoadState('networkidle');
  // Slow enough for the second tap before the car's page is shown.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const car = page.locator('main article h3 a').first();
  const name = await car.innerText();
  await car.dblclick();
  await expect(page).toHaveURL(/\/cars\/rent\//);
  // Its page has cards of similar cars, too.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.goBack();
  await expect(page).toHaveURL(/\/search/);
});

test('a sentence in each language becomes filters, dates and cars', async ({ page }) => {
  for (const [language, sentence, city] of [
    ['en', 'automatic SUV in Batumi next weekend', 'Batumi'],
    ['ru', 'кроссовер автомат в Батуми на следующие выходные', 'Батуми'],
    ['ka', 'ავტომატიკა ჯიპი ბათუმში შემდეგ შაბათ-კვირას', 'ბათუმი'],
  ] as const) {
    await openScreen(page, '/search', language);
    const texts = textsOf(language, 'search').sentence;
    await page.getByRole('textbox', { name: texts.label }).fill(sentence);
    await page.getByRole('form', { name: texts.label }).getByRole('button', { name: texts.find }).click();
    await expect(page).toHaveURL(/city_id=2&from=\d{4}-\d\d-\d\d.*category=.*suv.*transmission=automatic/);
    await expect(page.getByRole('form', { name: texts.label }).getByRole('listitem').first()).toHaveText(city);
    await expect(page.getByRole('form', { name: texts.label })).not.toContainText('{{');
    await expect(page.locator('main article').first()).toBeVisible();
  }
});
