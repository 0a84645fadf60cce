import type { Page } from '@playwright/test';
import { demoAccounts, enter } from './support/enter.ts';
import { makeClient, password } from './support/identity.ts';
import { openManyCars } from './support/manyCars.ts';
import { inEachLanguage, openScreen, settle, walkedIn } from './support/openScreen.ts';
import { day } from './support/orders.ts';
import { readTerms } from './support/readTerms.ts';
import { expect, test } from './support/test.ts';
import { formsOf, textLike, textsOf } from './support/texts.ts';
import { isPhone } from './support/widths.ts';

/** One of some texts, from its beginning up to its first value. */
const beginsWith = (...texts: readonly string[]): RegExp =>
  new RegExp(`^(${texts.map((text) => text.replace(/\{\{.*/, '')).join('|')})`);

/** From a car that was found for dates to its checkout, which is of the same car and of the same total. */
async function goOnToBook(page: Page, language = 'en'): Promise<void> {
  const { booking } = textsOf(language, 'car');
  const { button } = textsOf(language, 'checkout');
  await expect(page).toHaveURL(/\/cars\/rent\/.*from=/);
  const carId = /\/cars\/rent\/[^/]+\/(\d+)/.exec(page.url())?.[1] ?? '';
  const total = page
    .getByText(beginsWith(textsOf(language, 'quote').total))
    .filter({ visible: true })
    .first()
    .locator('xpath=..');
  await expect(total).toContainText(/≈\s\$\d/);
  const sum = /≈\s\$\d[\d,\u00a0]*/.exec((await total.textContent()) ?? '')?.[0] ?? '';
  await page.getByRole('link', { name: beginsWith(booking.book, booking.request) }).click();
  await expect(page).toHaveURL(new RegExp(`/checkout/[^/]+/${carId}\\?`));
  await expect(page.getByText(sum).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: beginsWith(button.pay, button.request) })).toBeVisible();
}

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
  test.skip(!isPhone(), 'fingers tap twice');
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

for (const language of walkedIn('en', 'ru'))
  test(`the map opens beside the list, finds what it shows, and leads to a car and its booking, ${language}`, async ({
    page,
  }) => {
    test.skip(isPhone() === (language === 'en'), 'in English beside the list, else on a phone');
    const { map: texts, results } = textsOf(language, 'search');
    await enter(page, demoAccounts.client);
    await openScreen(page, `/search?from=${day(300)}T10:00&to=${day(304)}T10:00`, language);
    await page.getByRole('button', { name: texts.open, exact: true }).click();
    const map = page.getByRole('region', { name: texts.label });
    const clusters = map.getByRole('button', { name: textLike(...formsOf(texts, 'cluster')) });
    await expect(clusters.first()).toBeVisible();
    // The picture itself: WebGL in software.
    await expect(map.locator('canvas')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('map')).toBe('1');
    const pins = map.getByRole('button', { name: textLike(...formsOf(texts, 'pin')) });
    const choosePin = async () => {
      await expect(async () => {
        if (await pins.first().isVisible()) return;
        // By key: neighbours overlap until one looks nearer.
        await clusters.first().press('Enter', { timeout: 2_000 });
        await expect(pins.first()).toBeVisible({ timeout: 3_000 });
      }).toPass();
      await pins.first().press('Enter');
    };
    // A car that is alone in its part of the country is a pin already.
    await expect(async () => {
      await clusters.first().press('Enter', { timeout: 2_000 });
      await expect(page).toHaveURL(/bbox=/, { timeout: 3_000 });
    }).toPass();
    await choosePin();
    const heading = page.getByRole('heading', { level: 1, name: textLike(...formsOf(results, 'inArea')) });
    await expect(heading).toBeVisible();
    await expect(map.getByRole('article').getByRole('link').first()).toHaveAttribute('href', /\/cars\/rent\//);
    await map.getByRole('button', { name: texts.closeCar }).click();
    await page.getByRole('button', { name: texts.open, exact: true }).click();
    await expect(map).toBeHidden();
    await page.getByRole('button', { name: texts.open, exact: true }).click();
    await choosePin();
    await map.getByRole('article').getByRole('link').first().click();
    await goOnToBook(page, language);
  });

test('a sentence with dates leads to a car and its booking', async ({ page }) => {
  await enter(page, demoAccounts.client);
  await openScreen(page, '/search');
  const texts = textsOf('en', 'search').sentence;
  const form = page.getByRole('form', { name: texts.label });
  await form.getByRole('textbox').fill('automatic SUV next weekend');
  await form.getByRole('button', { name: texts.find }).click();
  await expect(page).toHaveURL(/from=.*transmission=automatic/);
  // Until the answer is there, the cars of the search before are shown.
  await settle(page);
  await page.locator('main article h3 a[href*="from="]').first().click();
  await goOnToBook(page);
});

/** In one city there may be no car for those days. */
const sentencesOfAllCities: Readonly<Record<string, string>> = {
  ka: 'ავტომატიკა ჯიპი შემდეგ შაბათ-კვირას',
  ru: 'кроссовер автомат на следующие выходные',
};

const sentences: Readonly<Record<string, readonly [text: string, cityId: number, city: string]>> = {
  en: ['automatic SUV in Batumi next weekend', 2, 'Batumi'],
  ka: ['ავტომატიკა ჯიპი თბილისში შემდეგ შაბათ-კვირას', 1, 'თბილისი'],
  ru: ['кроссовер автомат в Кутаиси на следующие выходные', 3, 'Кутаиси'],
};

for (const language of ['ka', 'ru'] as const)
  test(`a sentence leads to a paid order in ${language}`, async ({ page }) => {
    test.skip(!isPhone(), 'the words are the same; on a phone there is least room for them');
    await enter(page, await makeClient(page), password);
    await openScreen(page, '/search', language);
    const texts = textsOf(language, 'search').sentence;
    const form = page.getByRole('form', { name: texts.label });
    await form.getByRole('textbox').fill(sentencesOfAllCities[language] ?? '');
    await form.getByRole('button', { name: texts.find }).click();
    await expect(page).toHaveURL(/from=.*transmission=automatic/);
    await settle(page);
    await page.locator('main article h3 a[href*="from="]').first().click();
    await goOnToBook(page, language);
    await readTerms(page, language);
    const { button } = textsOf(language, 'checkout');
    await page.getByRole('button', { name: beginsWith(button.pay, button.request) }).click();
    await expect(page).toHaveURL(/\/sandbox\/bank\//);
    await page.locator('button[value=approve]').click();
    const { paid, reserved, seeOrder } = textsOf(language, 'payment');
    const outcome = page.getByRole('heading', { level: 1, name: beginsWith(paid.title, reserved.title) });
    await expect(outcome).toBeVisible();
    await page.getByRole('link', { name: seeOrder }).click();
    await expect(page).toHaveURL(/\/orders\/\d+/);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });

test('a sentence in each language becomes filters, dates and cars', async ({ page }) => {
  test.skip(!isPhone(), 'the words are the same at every width');
  await openScreen(page, '/search');
  await inEachLanguage(page, async (language) => {
    const [text = '', cityId, city = ''] = sentences[language] ?? [];
    const texts = textsOf(language, 'search').sentence;
    const form = page.getByRole('form', { name: texts.label });
    await form.getByRole('textbox').fill(text);
    await form.getByRole('button', { name: texts.find }).click();
    const filters = new RegExp(
      `city_id=${String(cityId)}&from=\\d{4}-\\d\\d-\\d\\d.*category=.*suv.*transmission=automatic`,
    );
    await expect(page).toHaveURL(filters);
    await expect(form.getByRole('listitem').first()).toHaveText(city);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settle(page);
    const chips = page.getByRole('list', { name: textsOf(language, 'search').chips.label }).getByRole('button');
    await expect(chips.nth(2)).toBeAttached();
    for (const chip of await chips.all())
      expect((await chip.boundingBox())?.height, 'a chip of one line').toBeLessThan(48);
  });
});
