import { enter } from './support/enter.ts';
import { makeClient, password } from './support/identity.ts';
import { makeOwner, openCar } from './support/makeOwner.ts';
import { openScreen } from './support/openScreen.ts';
import { confirm, orderDates, payOnline, soon } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import { isPhone } from './support/widths.ts';

const MESTIA = 10;

test('an owner cancels a paid order, and the client rents the car of another owner instead', async ({
  page,
  browser,
  allow,
}) => {
  test.skip(!isPhone(), 'substitutes are chosen on phones');
  // The bank is another site; browsers ask it for an icon.
  allow(/favicon\.ico/);
  const [owner, other] = [await browser.newPage(), await browser.newPage()];
  const carId = await openCar(owner, await makeOwner(owner, MESTIA), {});
  const year = 2020;
  await openCar(other, await makeOwner(other, MESTIA), { year, price_per_day: 9_000, deposit: 20_000 });

  await enter(page, await makeClient(page), password);
  const { id, number } = await orderDates(page, carId, soon(3), 'full');
  await openScreen(page, `/orders/${id}`);
  await payOnline(page, { id });
  await expect(page.getByRole('heading', { name: /^Pick-up (today|tomorrow) at/ })).toBeVisible();

  await openScreen(owner, `/admin/orders/${id}`);
  await confirm(owner, 'Cancel order', `Cancel order ${number}?`, 'Yes, cancel');

  await page.reload();
  const held = page.getByRole('region', { name: 'Another car for the same trip?' });
  await expect(held.getByText('270 ₾ in total · 30 ₾ goes back to you')).toBeVisible();
  await held.getByRole('button', { name: `Take this car: Subaru Forester ${year}` }).click();
  await expect(page.getByText(`Subaru Forester ${year} is yours, paid and confirmed.`)).toBeVisible();
  await expect(page.getByRole('link', { name: `In place of ${number}` })).toBeVisible();
  const taken = new URL(page.url()).pathname;
  expect(taken).not.toBe(`/orders/${id}`);
  await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0);

  await openScreen(other, taken.replace('/orders', '/admin/orders'));
  const word = 'I have seen the originals';
  await confirm(other, 'Hand over, GZA', 'Hand the car over now?', 'Yes, handed over', word);

  await page.reload();
  await expect(page.getByRole('heading', { name: /^Return in \d days$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Open the trip' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your trip' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^\+995/ })).toBeVisible();
});
