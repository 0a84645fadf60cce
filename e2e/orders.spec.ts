import { demoAccounts, enter } from './support/enter.ts';
import { makeClient, password } from './support/identity.ts';
import { openScreen, settle } from './support/openScreen.ts';
import { confirm, orderCar, orderForSoon, ownCar, payOnline } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import { isPhone } from './support/widths.ts';

/** The phone and the desktop order the same cars, on separate days. */
const ahead = () => (isPhone() ? 20 : 50);

/** The bank is another site; browsers ask it for an icon. */
const bankHasNoIcon = /favicon\.ico/;

test('a rental from request to cash, seen from both sides', async ({ page, browser, allow }) => {
  allow(bankHasNoIcon);
  const ownerPage = await (await browser.newContext()).newPage();
  // The phone and the desktop run at once: in one an admin acts for a private owner.
  const { owner } = await enter(ownerPage, isPhone() ? demoAccounts.company : demoAccounts.admin);
  await enter(page, await makeClient(page), password);
  const order = await orderForSoon(page, ({ id, is_company }) => (owner ? id === owner.id : !is_company), 'part');
  await openScreen(page, `/orders/${order.id}`);
  await expect(page.getByRole('heading', { name: 'The owner has been asked' })).toBeVisible();

  await openScreen(ownerPage, '/admin/home');
  await expect(ownerPage.getByRole('region', { name: /^Requests/ })).toBeVisible();
  await openScreen(ownerPage, `/admin/orders/${order.id}`);
  await ownerPage.getByRole('button', { name: `Accept, ${order.number}` }).click();
  // The demo has other requests: where one overlaps, the question names its number.
  await expect(ownerPage.getByText(/^(The request was accepted\.|Accepted\. .*GZA-\d+.*)$/)).toBeVisible();
  // Not paid yet, so there is nothing to hand over.
  await expect(ownerPage.getByRole('button', { name: /^Hand over/ })).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pay to keep the car' })).toBeVisible();
  await payOnline(page, order);
  await expect(page.getByRole('heading', { name: /^Pick-up (today|tomorrow) at / })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^\+995/ })).toBeVisible();

  await ownerPage.reload();
  const word = 'I have seen the originals';
  await confirm(ownerPage, `Hand over, ${order.number}`, 'Hand the car over now?', 'Yes, handed over', word);
  await expect(ownerPage.getByRole('button', { name: /^Hand over/ })).toHaveCount(0);
  await confirm(ownerPage, `Take back, ${order.number}`, 'Is the car back?', 'Yes, it is back');
  await confirm(ownerPage, `Mark paid, ${order.number}`, 'Are you sure the order is paid?', 'Yes, it is paid');
  await ownerPage.getByRole('heading', { name: 'History' }).click();
  await expect(ownerPage.getByText('The owner confirmed the cash')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'The trip is over' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Paid in cash' })).toBeVisible();
  await openScreen(page, '/orders?when=past');
  const card = page.getByRole('article').filter({ hasText: order.number });
  await expect(card.getByText('Completed')).toBeVisible();
  await expect(card.getByText('Paid', { exact: true })).toBeVisible();
});

test('a paid order can be printed and added to a calendar, and a cancellation refunds what it shows', async ({
  page,
  browser,
  allow,
}) => {
  allow(bankHasNoIcon);
  const ownerPage = await (await browser.newContext()).newPage();
  await enter(ownerPage, demoAccounts.owner);
  await enter(page, await makeClient(page), password);
  const order = await orderCar(page, await ownCar(ownerPage, 'instant'), ahead(), 'full');
  await openScreen(page, `/orders/${order.id}`);
  await payOnline(page, order);
  await settle(page);

  const href = (await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')) ?? '';
  expect(await (await page.request.get(href)).text()).toContain('BEGIN:VEVENT');
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  // The rental on one page, followed by its terms.
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);

  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('You get back everything you paid.')).toBeVisible();
  const refund = (await dialog.getByRole('definition').first().textContent()) ?? 'none';
  await dialog.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(page.getByRole('heading', { name: 'You cancelled this order' })).toBeVisible();
  await expect(page.getByText('Refund', { exact: true }).filter({ visible: true }).locator('..')).toContainText(refund);
  await expect(page.getByRole('heading', { name: 'Similar cars, free on your dates' })).toBeVisible();

  // The owner, who still has it open, cannot hand it over any more.
  await openScreen(ownerPage, `/admin/orders/${order.id}`);
  await ownerPage.getByRole('heading', { name: 'History' }).click();
  await expect(ownerPage.getByText('Cancelled by the client')).toBeVisible();
});

test('a client cannot open the control panel, and no one an order of others', async ({ page, allow }) => {
  allow(/status of 404/);
  await enter(page, await makeClient(page), password);
  await openScreen(page, '/admin/orders');
  await expect(page).toHaveURL('/');
  await openScreen(page, '/orders/1');
  await expect(page.getByRole('heading', { name: 'No such order' })).toBeVisible();
});

test('a hidden tab requests no orders, and each once when it is visible again', async ({ page }) => {
  await page.clock.install();
  await enter(page, demoAccounts.owner);
  await openScreen(page, '/admin/orders');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/orders')) requests.push(request.url());
  });
  // A headless browser hides no tab, so the test sets the visibility.
  const turn = (state: DocumentVisibilityState) =>
    page.evaluate((next) => {
      Object.defineProperty(document, 'visibilityState', { value: next, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  await page.clock.runFor(31_000);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await turn('hidden');
  await settle(page);
  requests.length = 0;
  await page.clock.runFor(121_000);
  await settle(page);
  expect(requests).toEqual([]);
  await turn('visible');
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await settle(page);
  expect(requests).toEqual([...new Set(requests)]);
});
