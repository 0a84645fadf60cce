import { fill, makeClient, password } from './support/identity.ts';
import { day } from './support/orders.ts';
import { makeOwner, openCar } from './support/makeOwner.ts';
import { identityTextsOf } from './support/identityTexts.ts';
import { enter } from './support/enter.ts';
import { openScreen, settle, walkedIn } from './support/openScreen.ts';
import { readTerms } from './support/readTerms.ts';
import { expect, test } from './support/test.ts';
import { isPhone } from './support/widths.ts';
import { interpolate, textLike, textsOf } from './support/texts.ts';
import { untilNoticed } from './support/untilNoticed.ts';

const texts = identityTextsOf('en');
const addHeart = /^Add .+ to favourites$/;

test('a heart pressed by a visitor is full after the login and first in the list', async ({ page, allow }) => {
  // Chromium logs every failed request, as the session check of a visitor.
  allow(/status of 401/);
  const email = await makeClient(page);
  await openScreen(page, '/search');
  const name = (await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').textContent()) ?? '';
  await page.getByRole('button', { name: addHeart }).nth(1).click();
  const dialog = page.getByRole('dialog', { name: texts.auth.login.title });
  await fill(dialog, { [texts.forms.fields.email]: email, [texts.forms.fields.password]: password });
  const added = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/favourites/'),
  );
  await dialog.getByRole('button', { name: texts.auth.login.submit, exact: true }).click();
  expect((await added).status()).toBe(200);
  await settle(page);
  await expect(page).toHaveURL(/\/search/);
  await expect(page.getByRole('button', { name: `Remove ${name} from favourites` }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Favourites', exact: true }).filter({ visible: true }).click();
  await settle(page);
  await expect(page.getByRole('article').getByRole('heading')).toContainText([name]);
  await page.getByRole('button', { name: `Remove ${name} from favourites` }).click();
  await expect(page.getByRole('heading', { name: 'Favorites not found' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Favorites not found' })).toBeVisible();
});

test('without a network a heart shows the failure and reverts; two tabs agree', async ({ page, context, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await enter(page, await makeClient(page), password);
  // A page may be quiet during hydration, before its hearts are those of the user.
  // The page before may get its answer late.
  const known = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/favourites') && answer.frame().url().includes('/cars/'),
  );
  await openScreen(page, ':car');
  await known;
  const main = page.getByRole('main');
  const heart = main.getByRole('button', { name: addHeart }).first();
  await expect(heart).toBeVisible();
  await context.setOffline(true);
  await untilNoticed(page, 'Your favourites could not be changed. Please try again.', () => heart.click());
  await expect(heart).toHaveAccessibleName(addHeart);
  await context.setOffline(false);

  const answer = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await heart.click();
  await answer;
  const other = await context.newPage();
  await other.goto('/favourites');
  // Below is what was looked at lately: the same car.
  await expect(other.getByText('1 car', { exact: true })).toBeAttached();
  const removed = other.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await other
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await removed;
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(main.getByRole('button', { name: addHeart }).first()).toBeVisible();
});

for (const [index, language] of walkedIn('ka').entries())
  test(`a saved search leads by its mail to a car that was not there before, and on to its paid order, ${language}`, async ({
    page,
    browser,
  }) => {
    test.skip(!isPhone(), 'a mail is mostly read on a phone');
    const texts = textsOf(language, 'saved');
    const { paid, reserved } = textsOf(language, 'payment');
    const email = await makeClient(page);
    await enter(page, email, password);
    // No car of the demo fleet is as old.
    const year = String(1951 - index);
    await openScreen(page, `/search?year_min=${year}&year_max=${year}`, language);
    await page.getByRole('button', { name: textsOf(language, 'search').save }).click();
    const dialog = page.getByRole('dialog', { name: texts.save.title });
    await dialog.getByLabel(texts.save.name).fill('Very old ones');
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/saved-searches'));
    await dialog.getByRole('button', { name: texts.save.submit }).click();
    expect((await saved).status()).toBe(201);

    const owner = await (await browser.newContext()).newPage();
    await openCar(owner, await makeOwner(owner, 1), { year: Number(year) });
    await owner.context().close();
    let link: string | undefined;
    await expect
      .poll(
        async () => {
          const answer = await page.request.get('/dev/outbox.json');
          const mails = (await answer.json()) as { to: string; subject: string; text: string }[];
          const mail = mails.find(({ to, text }) => to === email && text.includes('/cars/rent/'));
          link = /\/cars\/rent\/\S+/.exec(mail?.text ?? '')?.[0];
          return link;
        },
        { timeout: 200_000, intervals: [1_000] },
      )
      .toBeDefined();

    await openScreen(page, '/saved-searches');
    await expect(page.getByText(interpolate(texts.unseen_one, { count: '1' }), { exact: true })).toBeVisible();
    await expect(
      page.getByRole('list', { name: interpolate(texts.found.of, { name: 'Very old ones' }) }).getByRole('link'),
    ).toHaveAttribute('href', link ?? '');
    const dates = new URLSearchParams({ from: `${day(20)}T10:00`, to: `${day(22)}T10:00` }).toString();
    await openScreen(page, `${link}?${dates}`);
    await page
      .getByRole('link', { name: textsOf(language, 'car').booking.book, exact: true })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/\/checkout\//);
    await readTerms(page, language);
    await page.getByRole('button', { name: textLike(textsOf(language, 'checkout').button.pay) }).click();
    await page.locator('button[value=approve]').click();
    await expect(page.getByRole('heading', { name: textLike(paid.title, reserved.title) })).toBeVisible();
  });
