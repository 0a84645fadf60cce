import type { Page } from '@playwright/test';
import { openScreen, settle } from '../support/openScreen.ts';
import { expect, test } from '../support/test.ts';
import { untilNoticed } from '../support/untilNoticed.ts';

const isScript = (url: string) => url.includes('/static/') && url.endsWith('.js');

/** The scripts that a screen needs in addition to another one's. */
async function scriptsOnlyOf(page: Page, path: string, other: string): Promise<Set<string>> {
  const scripts = new Set<string>();
  const collect = (request: { url: () => string }) => {
    if (isScript(request.url())) scripts.add(request.url());
  };
  page.on('request', collect);
  await openScreen(page, path);
  const all = new Set(scripts);
  scripts.clear();
  await openScreen(page, other);
  page.off('request', collect);
  return new Set([...all].filter((url) => !scripts.has(url)));
}

const failures = {
  error: (page: Page, url: string) => page.route(url, (route) => route.abort('failed')),
  missing: (page: Page, url: string) =>
    page.route(url, (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
  timeout: (page: Page, url: string) => page.route(url, () => undefined),
};

for (const [type, fail] of Object.entries(failures)) {
  test(`a screen whose code fails by "${type}" shows that, and a retry helps`, async ({ page, allow }) => {
    allow(/\/static\/|Loading chunk|ChunkLoadError|ERR_FAILED/);
    const scripts = await scriptsOnlyOf(page, '/about-us', '/terms-and-conditions');
    expect(scripts.size).toBeGreaterThan(0);
    for (const url of scripts) await fail(page, url);

    if (type === 'timeout') await page.clock.install();
    // A script that hangs delays the load event of the page.
    await page.goto('/about-us', { waitUntil: 'commit' });
    // If two minutes passed sooner, the page's own timeout would show another message.
    await expect(page.getByRole('banner')).toBeVisible();
    const panel = page.getByRole('alert').filter({ hasText: new RegExp(`Loading chunk \\d+ failed \\(${type}\\)`) });
    await expect
      .poll(
        async () => {
          // Two minutes for all retries together.
          if (type === 'timeout') await page.clock.fastForward(121_000);
          return panel.isVisible();
        },
        { timeout: 20_000 },
      )
      .toBe(true);

    for (const url of scripts) await page.unroute(url);
    await panel.getByRole('button', { name: 'Try again' }).click();
    if (type === 'timeout') await page.clock.resume();
    await settle(page);
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL('/about-us');
  });
}

const newerBuild = (page: Page) =>
  page.route('**/version.json', (route) => route.fulfill({ json: { build: 'the-next-one' } }));

/** Opens the terms; then the code of the page about us is missing on the server, as after a deployment. */
async function openOldPage(page: Page): Promise<{ loads: string[]; deployed: () => Promise<void> }> {
  const scripts = await scriptsOnlyOf(page, '/about-us', '/terms-and-conditions');
  for (const url of scripts) await page.route(url, (route) => route.fulfill({ status: 404 }));
  await newerBuild(page);
  const loads: string[] = [];
  page.on('load', () => loads.push(new URL(page.url()).pathname));
  const deployed = async () => {
    for (const url of scripts) await page.unroute(url);
  };
  return { loads, deployed };
}

const goToAboutUs = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();

test('a page older than the server loads the new build, at the address its visitor opens', async ({ page, allow }) => {
  allow(/status of 404|\/static\/|ChunkLoadError/);
  const { loads, deployed } = await openOldPage(page);
  // The reloaded page belongs to the new build, whose code is there.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void deployed();
  });
  const reloaded = page.waitForEvent('load');
  await goToAboutUs(page);
  await reloaded;
  await settle(page);
  await expect(page).toHaveURL('/about-us');
  await expect(page.getByRole('alert').filter({ hasText: /Loading chunk \d+ failed/ })).toHaveCount(0);
  expect(loads).toEqual(['/about-us']);
});

test('a page that stays old reloads once, then shows the error', async ({ page, allow }) => {
  allow(/status of 404|\/static\/|ChunkLoadError/);
  const { loads } = await openOldPage(page);
  await goToAboutUs(page);
  await expect(page.getByRole('alert').filter({ hasText: /Loading chunk \d+ failed/ })).toBeVisible();
  expect(loads).toEqual(['/about-us']);
});

test('parts whose code cannot be loaded offline do not change the page, and appear online', async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Loading chunk|could not be (loaded|answered)/);
  await openScreen(page, ':car');
  const headline = page.getByRole('heading', { level: 1 });
  const name = await headline.textContent();
  const photos = page.getByRole('region', { name: 'Photos' }).getByRole('button').first();

  await context.setOffline(true);
  await untilNoticed(page, 'Part of this page could not be loaded. Try again in a moment.', () =>
    page.getByRole('button', { name: /^Place and dates/ }).click(),
  );
  await photos.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(headline).toHaveText(name ?? '');

  await context.setOffline(false);
  await photos.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
