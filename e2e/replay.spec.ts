import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ordersTrace } from '#src/replay/testing/ordersTrace.ts';
import { demoAccounts, enterStorage } from './support/enter.ts';
import { findViolations } from './support/findViolations.ts';
import { expect, test } from './support/test.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { isPhone } from './support/widths.ts';

/** All stored data of a visit. */
async function storedData(context: BrowserContext, page: Page) {
  const storage = await page.evaluate(async () => ({
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }));
  return { ...storage, cookies: await context.cookies() };
}

const file = { name: 'orders.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(ordersTrace())) };

test('a trace is replayed to its failure, on the real screens, and sends nothing', async ({ page, context, allow }) => {
  await enterStorage(page, demoAccounts.support);
  const before = await storedData(context, page);
  const paths = new Set<string>();
  context.on('request', (request) => paths.add(new URL(request.url()).pathname.replace(/^\/static\/.*/, '/static')));
  await page.goto('/support/replay');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('orders.json');
  await expect(page.getByText('Same final state')).toBeVisible();

  await page.keyboard.press('e');
  await expect(page.getByRole('slider', { name: 'Step' })).toHaveValue('5');
  const screen = page.frameLocator('iframe');
  await expect(screen.getByText('This could not be loaded.')).toBeVisible();
  await expect(screen.locator('h1')).toHaveText('Orders');
  expect(
    await screen.locator('body').evaluate((body) => [body.hasAttribute('inert'), document.fonts.check('16px FiraGO')]),
  ).toEqual([true, true]);
  await expect(page).toHaveURL(/\?step=5$/);
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(screen.getByText('A car for your road, from the person who owns it')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await storedData(context, page)).toEqual(before);
  expect(
    [...paths].filter((path) => !/^\/(support\/replay(-frame)?|static|favicon\.svg|loading\.\w+)$/.test(path)),
  ).toEqual([]);

  // Deliberate requests are blocked.
  allow(/Content Security Policy|connect-src|img-src|status of 40|net::ERR_|request: csp/);
  const outcomes = (of: Page | ReturnType<typeof page.frameLocator>) =>
    ('locator' in of ? of.locator('body') : of).evaluate(async () => {
      const tried = async (attempt: () => unknown) => {
        try {
          await attempt();
          return 'done';
        } catch {
          return 'refused';
        }
      };
      return {
        call: await tried(() => fetch('/api/user')),
        trace: await tried(() => fetch('/api/traces/1')),
        elsewhere: await tried(() => fetch('https://elsewhere.example')),
        stream: await tried(
          () =>
            new Promise((resolve, reject) => {
              const stream = new EventSource('/api/events');
              stream.addEventListener('open', resolve);
              stream.addEventListener('error', reject);
            }),
        ),
        beacon: navigator.sendBeacon('/api/user', 'x'),
        storage: await tried(() => localStorage.setItem('a', 'b')),
        cookie: await tried(() => {
          document.cookie = 'a=b';
        }),
      };
    });
  const nowhere = { call: 'refused', elsewhere: 'refused', stream: 'refused' };
  expect(await outcomes(screen)).toMatchObject({
    ...nowhere,
    trace: 'refused',
    storage: 'refused',
    cookie: 'refused',
  });
  expect(await outcomes(page)).toMatchObject({ ...nowhere, trace: 'done' });
});

test('traces recorded by browsers end in the recorded state, in any order of steps', async ({ page }) => {
  test.skip(isPhone(), 'the width changes nothing of it');
  const traces = globSync(join(import.meta.dirname, 'traces/*.json'));
  expect(traces.length).toBeGreaterThan(8);
  await enterStorage(page, demoAccounts.support);
  await page.goto('/support/replay');
  // Seven steps at a time, so that code is loaded in other orders.
  for (let turn = 0; turn < 20; turn += 1) {
    const trace = traces[(turn * 7) % traces.length] ?? '';
    await page.locator('input[type=file]').setInputFiles(trace);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(basename(trace));
    await expect(page.getByText('Same final state')).toBeVisible();
  }
});

test('whoever logs out in another tab leaves no trace open here', async ({ page, context }) => {
  await enterStorage(page, demoAccounts.support);
  await page.goto('/support/replay');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.setItem('currency', 'gel'));
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible();
  await other.evaluate(() => localStorage.removeItem('user'));
  await expect(page.getByRole('heading', { level: 1, name: 'Please log in first' })).toBeVisible();
  await other.close();
});
