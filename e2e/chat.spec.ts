import type { Browser, Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { demoAccounts, enter, firstThreadOf } from './support/enter.ts';
import { fill, makeClient, password } from './support/identity.ts';
import { identityTextsOf } from './support/identityTexts.ts';
import { openScreen, settle } from './support/openScreen.ts';
import { headers } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import { watchTraffic } from './support/untilQuiet.ts';
import { isPhone } from './support/widths.ts';
import { untilNoticed } from './support/untilNoticed.ts';

const texts = identityTextsOf('en');
const field = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
const log = (page: Page) => page.getByRole('log');

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** The texts of the messages, oldest first. */
const textsIn = (page: Page) => log(page).locator('li > p:first-of-type').allTextContents();

/** A car of the demo owner. */
async function ownersCar(page: Page): Promise<string> {
  const { car } = await firstThreadOf(page, demoAccounts.owner);
  return `/cars/rent/${car.slug}/${car.id}`;
}

async function ownersPage(browser: Browser, baseURL: string): Promise<Page> {
  const { viewport, isMobile, hasTouch, userAgent } = test.info().project.use;
  const device = isMobile ? { isMobile, hasTouch: hasTouch ?? false, userAgent: userAgent ?? '' } : {};
  const context = await browser.newContext({ baseURL, viewport: viewport ?? null, ...device });
  watchTraffic(context);
  const page = await context.newPage();
  await enter(page, demoAccounts.owner);
  return page;
}

test('a visitor writes to an owner, and both talk live; then one loses the network and comes back', async ({
  page,
  browser,
  baseURL,
  allow,
}) => {
  test.slow();
  // The session check of a visitor, and requests without a network.
  allow(/status of 401|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const car = await ownersCar(page);
  const email = await makeClient(page);
  // A sequence of digits would be masked as a phone number.
  const stamp = `${Date.now().toString(36)}-${test.info().project.name}`;

  const owner = await ownersPage(browser, baseURL ?? '');
  await openScreen(owner, '/chat');

  await openScreen(page, car);
  await page.getByRole('button', { name: 'Write to owner' }).first().click();
  const login = page.getByRole('dialog', { name: texts.auth.login.title });
  await fill(login, { [texts.forms.fields.email]: email, [texts.forms.fields.password]: password });
  await login.getByRole('button', { name: texts.auth.login.submit, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Write to / });
  await dialog.getByRole('textbox', { name: 'Message' }).fill(`Is it free? ${stamp}`);
  await untilNoticed(page, 'Message sent successfully!', () => dialog.getByRole('button', { name: 'Send' }).click());
  await expect(page).not.toHaveURL(/#/);

  // It arrives without a reload.
  await owner.getByRole('link', { name: new RegExp(`Nino B\\..*${stamp}`) }).click();
  await expect(log(owner)).toContainText(`Is it free? ${stamp}`);

  const chatLink = page.getByRole('link', { name: /^(Messages|Chat)/ }).filter({ visible: true });
  // On a phone the page of a car has its own bar.
  if (isPhone()) await openScreen(page, '/search');
  await write(owner, 'It is. <b>Come</b> https://example.com/route');
  await expect(chatLink).toHaveAccessibleName(/1 unread/);
  await chatLink.click();
  // In the list of threads; the heading of the open one leads to the owner.
  await page.getByRole('link', { name: /Giorgi M\. \S/ }).click();
  await expect(log(page)).toContainText('It is. <b>Come</b> •••');
  await expect(log(page).getByRole('link')).toHaveCount(0);
  await expect(chatLink).not.toHaveAccessibleName(/unread/);
  await expect(log(owner).getByRole('img', { name: 'Seen' })).toHaveCount(1);

  await page.context().setOffline(true);
  await write(page, 'First');
  await write(page, 'Second');
  await expect(log(page).getByText('Waiting for a connection.')).toHaveCount(2);
  await page.context().setOffline(false);
  await expect(log(page).getByText('Waiting for a connection.')).toHaveCount(0);
  const sent = [`Is it free? ${stamp}`, 'It is. <b>Come</b> https://example.com/route', 'First', 'Second'];
  await expect.poll(() => textsIn(owner)).toEqual(sent);
  await page.reload();
  await settle(page);
  await expect.poll(() => textsIn(page)).toEqual([sent[0], 'It is. <b>Come</b> •••', 'First', 'Second']);
  await owner.context().close();
});

test('a long history keeps its scroll position while older messages load, and two tabs agree', async ({
  page,
  context,
}) => {
  test.slow();
  const car = await ownersCar(page);
  const email = await makeClient(page);
  await enter(page, email, password);
  const send = (url: string, data: object) => page.request.post(url, { headers: headers(), data });
  const opened = await send(calls.openThread.path, { car_id: Number(car.split('/').at(-1)), text: 'Message 0' });
  const { thread } = calls.openThread.response.parse(await opened.json());
  for (let index = 1; index < 90; index += 1)
    await send(`/api/threads/${thread.id}/messages`, { text: `Message ${index}` });

  await openScreen(page, `/chat?thread=${thread.id}`);
  await expect(log(page).getByText('Message 89', { exact: true })).toBeInViewport();
  const older = page.waitForResponse((answer) => answer.url().includes('cursor='));
  // Scrolled to the top, older messages load by themselves.
  await log(page).evaluate((box) => box.scrollTo({ top: 120 }));
  const seen = log(page).getByText('Message 52', { exact: true });
  await expect(seen).toBeInViewport();
  await older;
  await expect(log(page).getByText('Message 20', { exact: true })).toHaveCount(1);
  await expect(seen).toBeInViewport();

  const second = await context.newPage();
  await openScreen(second, `/chat?thread=${thread.id}`);
  await write(second, 'From the other tab');
  await page.bringToFront();
  await expect.poll(() => textsIn(page)).toContain('From the other tab');
  if (!isPhone()) return;
  await page.getByRole('link', { name: 'Back to all messages' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
});
