import { routeNames, routeOf } from '#contract/routes.ts';
import { openScreen, screens } from '../support/openScreen.ts';
import { expect, test } from '../support/test.ts';

const userRoutes = [...routeNames.map(routeOf).filter(({ access }) => access === 'user'), routeOf('adminHome')];

test('a screen that needs a login redirects a visitor to the home page', async ({ page }) => {
  for (const { path: pattern } of userRoutes) {
    const path = pattern.replaceAll(/:\w+/g, '1');
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
    await expect(page.getByRole('dialog', { name: 'Log in' }), path).toBeVisible();
  }
});

test('an unknown address is answered with 404 and a message', async ({ page, allow }) => {
  allow(/status of 404/);
  const answer = await page.goto(screens.notFound);
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(/not found/i);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(screens.notFound);
});

test('a car that does not exist shows a message', async ({ page, allow }) => {
  allow(/status of 404/);
  await openScreen(page, '/cars/rent/no-such-car/2147483647');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});
