import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { demoAccounts, enter } from './support/enter.ts';
import { findViolations } from './support/findViolations.ts';
import { makeClient, password } from './support/identity.ts';
import { openScreen, settle } from './support/openScreen.ts';
import { headers, orderForSoon, payOnline } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import { interpolate, textsOf } from './support/texts.ts';
import { isPhone } from './support/widths.ts';

const [claims, orders] = [textsOf('en', 'claims'), textsOf('en', 'orders')];

/** A step of the owner, by its call only. */
async function step({ request }: Page, path: string, id: number, data: object = {}): Promise<void> {
  const answer = await request.post(path.replace(':id', String(id)), { headers: headers(), data });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('a claim after the return is disputed, decided by an admin and paid in cash', async ({ page, browser, allow }) => {
  test.skip(!isPhone(), 'both sides have a phone, and the admin sees the same page');
  // The bank is another site; browsers ask it for an icon.
  allow(/favicon\.ico/);
  const [owner, admin] = await Promise.all(
    [demoAccounts.company, demoAccounts.admin].map(async (account) => {
      const one = await (await browser.newContext()).newPage();
      return Object.assign(one, { user: await enter(one, account) });
    }),
  );
  if (owner === undefined || admin === undefined) throw new Error('Two sessions are needed.');
  await enter(page, await makeClient(page), password);
  // The first two are used by other tests.
  let found = 0;
  const order = await orderForSoon(page, ({ id }) => id === owner.user.owner?.id && (found += 1) > 2, 'full');
  await step(owner, calls.acceptOrder.path, order.id);
  await openScreen(page, `/orders/${order.id}`);
  await payOnline(page, order);
  await step(owner, calls.startOrder.path, order.id, { originals_seen: true });
  await step(owner, calls.finishOrder.path, order.id);

  await openScreen(owner, `/admin/orders/${order.id}`);
  await owner.getByRole('button', { name: claims.after.open }).click();
  const form = owner.getByRole('dialog', { name: claims.form.title });
  await form.getByLabel(interpolate(claims.form.amount, { kind: claims.kind.fine })).fill('150');
  await form.getByRole('button', { name: claims.form.send }).click();
  await expect(form.getByText(claims.form.wordsMissing)).toBeVisible();
  await form.getByLabel(claims.form.fineWords).fill('Parking in Batumi');
  await form.getByRole('button', { name: claims.form.send }).click();
  await expect(form).toHaveCount(0);

  await page.reload();
  await settle(page);
  await page.getByRole('link', { name: claims.after.see }).click();
  await expect(page.getByText('Parking in Batumi')).toBeVisible();
  expect(await findViolations(page), 'the answer').toEqual([]);
  await page.getByLabel(claims.answer.amount).fill('40');
  await page.getByLabel(claims.answer.words).fill('I paid at the machine, here is the number');
  await page.getByRole('button', { name: claims.answer.send }).click();
  await expect(page.getByText(claims.status.disputed).first()).toBeVisible();
  const path = new URL(page.url()).pathname;

  await openScreen(admin, path);
  const decision = admin.getByLabel(interpolate(claims.decision.amount, { kind: claims.kind.fine }));
  expect(await findViolations(admin), 'the decision').toEqual([]);
  await decision.fill('20');
  await admin.getByLabel(claims.decision.why).fill('The machine was paid for an hour');
  await admin.getByLabel(claims.decision.words).fill('Both are right in part');
  await admin.getByRole('button', { name: claims.decision.send }).click();
  await expect(admin.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await decision.fill('60');
  await admin.getByRole('button', { name: claims.decision.send }).click();
  await expect(admin.getByText('Both are right in part')).toBeVisible();

  await openScreen(owner, path);
  const cash = interpolate(claims.pay.confirm, { sum: '60\u00a0₾' });
  await owner.getByRole('button', { name: cash }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: cash }).click();
  await expect(owner.getByText(claims.status.settled).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(claims.status.settled).first()).toBeVisible();
  await page.getByRole('link', { name: claims.back }).click();
  await page.getByRole('heading', { name: orders.blocks.history }).click();
  await expect(page.getByText(orders.event.pay_claim)).toBeVisible();
});
