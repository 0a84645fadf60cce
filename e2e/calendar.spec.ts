import type { Locator } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { addDays, localDateOf } from '#contract/domain/rentalTime.ts';
import { demoAccounts, enter } from './support/enter.ts';
import { makeClient, password } from './support/identity.ts';
import { openScreen } from './support/openScreen.ts';
import { headers } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import { isPhone } from './support/widths.ts';

/** Later than the rentals of the demo and of other tests, on separate days for each project. */
const firstDay = (): string => addDays(localDateOf(Date.now()), isPhone() ? 200 : 220);
const HEAD = 58;
const ROW = 64;

/** The middle of a day of the first car, counted from the first visible day. */
async function placeOf(grid: Locator, day: number): Promise<{ x: number; y: number }> {
  const box = await grid.boundingBox();
  const [car, width] = await grid.evaluate((element) =>
    ['[data-part=car]', '[data-day]'].map((part) => element.querySelector(part)?.clientWidth ?? 0),
  );
  if (box === null) throw new Error('The calendar is not there.');
  return { x: box.x + (car ?? 0) + (day + 0.5) * ((width ?? 0) + 1), y: box.y + HEAD + ROW / 2 };
}

test('an owner blocks days in the calendar, and the car cannot be rented on them', async ({ page, browser }) => {
  const first = firstDay();
  // Near the edge: a drag away from it does not scroll the days.
  const start = 0;
  // The phone and the desktop run at once: each has its own fleet.
  await enter(page, isPhone() ? demoAccounts.owner : demoAccounts.company);
  await openScreen(page, '/admin/calendar?zoom=month');
  const grid = page.getByRole('grid');
  await page.getByLabel('Go to date').fill(first);
  // Positions are counted from the first visible day.
  await expect(page.getByText(new RegExp(`^${Number(first.slice(8))}\\b[^–]*–`))).toBeVisible();
  await expect(grid.getByRole('gridcell', { name: 'Free' }).first()).toBeAttached();
  const touch = async (day: number) => {
    const { x, y } = await placeOf(grid, day);
    await page.touchscreen.tap(x, y);
  };
  const drag = async (from: number, to: number) => {
    const [start, end] = [await placeOf(grid, from), await placeOf(grid, to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 8 });
    await page.mouse.up();
  };
  if (isPhone()) {
    await touch(start);
    await expect(page.getByRole('dialog', { name: /^Block days/ })).toBeVisible();
    await touch(start + 6);
  } else {
    await drag(start, start + 3);
  }
  const dialog = page.getByRole('dialog', { name: /^Block days/ });
  await dialog.getByRole('button', { name: /^Block \d/ }).click();
  await expect(page.getByText(/ are blocked\.$/)).toBeVisible();
  const bar = grid.locator('[data-kind=owner]').first();
  await expect(bar).toBeVisible();
  if (!isPhone()) {
    // Its end is dragged to make it a week.
    const edge = await bar.locator('[data-edge=to]').boundingBox();
    const end = await placeOf(grid, start + 6);
    if (edge === null) throw new Error('The block has no end to drag.');
    await page.mouse.move(edge.x + 5, edge.y + 20);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 8 });
    await page.mouse.up();
    await expect(page.getByText(/: the block is now /)).toBeVisible();
  }
  const car = Number((await grid.getByRole('gridcell').first().getAttribute('id'))?.split('-')[1]);
  const context = await browser.newContext();
  const clientPage = await context.newPage();
  await enter(clientPage, await makeClient(clientPage), password);
  const ask = (from: number, to: number) =>
    clientPage.request.post(calls.createQuote.path, {
      headers: headers(),
      data: { car_id: car, from: addDays(first, from), to: addDays(first, to), extras: [] },
    });
  expect((await ask(start + 1, start + 6)).status()).toBe(409);
  expect((await ask(start + 8, start + 13)).status()).toBe(201);
  await context.close();
});
