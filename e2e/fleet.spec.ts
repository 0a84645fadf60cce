import { calls } from '#contract/calls.ts';
import { demoAccounts, enter } from './support/enter.ts';
import { openScreen } from './support/openScreen.ts';
import { expect, test } from './support/test.ts';
import { isPhone } from './support/widths.ts';

test('two windows edit one car: the second one shows the conflict, keeps its text and chooses', async ({
  page,
  context,
  allow,
}) => {
  allow(/status of 409/);
  test.skip(isPhone(), 'one project is enough');
  await enter(page, demoAccounts.owner);
  const made = await page.request.post(calls.createFleetCar.path, {
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'Idempotency-Key': `two-windows-${Date.now()}` },
    data: { brand: 'toyota', price_per_day: 10_000 },
  });
  const { car } = calls.createFleetCar.response.parse(await made.json());
  const other = await context.newPage();
  for (const window of [page, other]) await openScreen(window, `/admin/cars/${car.id}`);
  await other.getByLabel('Per day', { exact: true }).fill('120');
  await other.getByLabel('Plate', { exact: true }).fill('BB-002-BB');
  await other.keyboard.press('Tab');
  await expect(other.getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.getByLabel('Per day', { exact: true }).fill('110');
  await page.getByLabel('Seats', { exact: true }).fill('5');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^You changed this in another window: .*Per day/)).toBeVisible();
  await expect(page.getByLabel('Per day', { exact: true })).toHaveValue('110');
  await expect(page.getByLabel('Plate', { exact: true })).toHaveValue('BB-002-BB');
  await page
    .getByRole('group', { name: 'Changed elsewhere: Per day' })
    .getByRole('button', { name: 'Keep mine' })
    .click();
  const stored = async () => {
    const answer = await page.request.get(`/api/fleet/cars/${car.id}`);
    const { price_per_day, plate, seats } = calls.getFleetCar.response.parse(await answer.json()).car;
    return { price_per_day, plate, seats };
  };
  await expect.poll(stored).toEqual({ price_per_day: 11_000, plate: 'BB-002-BB', seats: 5 });
});
