import type { Browser, Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { demoAccounts, enter } from './enter.ts';
import { firstCarPath, languages, screens, settle } from './openScreen.ts';
import { expect, test } from './test.ts';

/** Says who is there and in which language: all that a drawn page may ask for. */
const expected = [calls.getUser.path, calls.setLanguage.path.replace(/:.*/, '')];

const publicPages = Object.entries(screens).filter(([name]) => name !== 'notFound');

/** Each page in each language, each of both in light and in dark. */
const visits = publicPages.flatMap(([name, path], page) =>
  languages.map((language, place) => ({
    name,
    path,
    language,
    colorScheme: (page + place) % 2 === 0 ? ('light' as const) : ('dark' as const),
  })),
);

const inLanguage = (path: string, language: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

declare global {
  /** Put into the page by `watchShifts`. */
  function shiftSoFar(): { readonly shift: number; readonly moved: readonly string[] };
  /** Put into the page by `watchStyles`. */
  function stylesMoved(): readonly string[];
}

/** Makes each page add up how far things have moved that nobody has touched. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let shift = 0;
    const moved: string[] = [];
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries)
        if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput)) {
          shift += Number(entry.value);
          if ('sources' in entry && Array.isArray(entry.sources))
            for (const { node, previousRect, currentRect } of entry.sources as {
              node: Node | null;
              previousRect: DOMRect;
              currentRect: DOMRect;
            }[])
              moved.push(
                `${node?.parentElement?.tagName} ${node?.nodeName} ${node?.textContent?.slice(0, 40)}: ${previousRect.x},${previousRect.y},${previousRect.width} to ${currentRect.x},${currentRect.y},${currentRect.width}`,
              );
        }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    globalThis.shiftSoFar = () => {
      add(observer.takeRecords());
      return { shift, moved };
    };
  });
}

/**
 * Makes each page note when its letters or the styles of its elements are taken out or moved: all styles and lines are
 * worked out anew each time. What a part brings for the whole document goes with it.
 */
async function watchStyles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    const add = (changes: readonly MutationRecord[]) => {
      for (const node of changes.flatMap(({ removedNodes }) => Array.from(removedNodes)))
        if (node instanceof HTMLStyleElement && /^(?:@font-face|\.g-)/.test(node.textContent))
          moved.push(node.textContent.slice(0, 80));
    };
    const observer = new MutationObserver(add);
    observer.observe(document, { childList: true, subtree: true });
    globalThis.stylesMoved = () => {
      add(observer.takeRecords());
      return moved;
    };
  });
}

/** Says what moved, too: it is seldom seen twice. */
async function expectNoShift(page: Page, visit: string): Promise<void> {
  const { shift, moved } = await page.evaluate(() => globalThis.shiftSoFar());
  expect(shift, `${visit}\n${moved.join('\n')}`).toBeLessThan(0.01);
}

/** The address as the page of `screens` has it. */
const pathOf = async (page: Page, path: string): Promise<string> =>
  path === ':car' ? firstCarPath(page.request) : path;

async function withoutScripts(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  return context.newPage();
}

test('every public page is whole before its script runs, and stays as it is when it does', async ({ page }) => {
  await watchShifts(page);
  await watchStyles(page);
  const warnings: string[] = [];
  page.on('console', (message) => {
    // Workers are blocked in these tests, which pages and Playwright tell whenever a page has the time to ask for one.
    const isOfWorker = /Service Worker registration blocked|The page will not open without a network/;
    if (message.type() === 'warning' && !isOfWorker.test(message.text())) warnings.push(message.text());
  });
  for (const { name, path, language, colorScheme } of visits) {
    const visit = `${name} ${language} ${colorScheme}`;
    const asked: string[] = [];
    const note = (request: { url: () => string }) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && !expected.some((call) => pathname.startsWith(call))) asked.push(pathname);
    };
    await page.emulateMedia({ colorScheme });
    const address = inLanguage(await pathOf(page, path), language);
    page.on('request', note);
    const answer = await page.goto(address);
    await settle(page);
    page.off('request', note);
    const html = (await answer?.text()) ?? '';
    // The policy forbids them, and what they say would be missing.
    expect(html, visit).not.toMatch(/<[^>]+ style="/);
    const headline = await page.getByRole('heading', { level: 1 }).innerHTML();
    expect(headline, visit).not.toBe('');
    expect(html, visit).toContain(headline);
    await expect(page.locator('html'), visit).toHaveAttribute('lang', language);
    expect(asked, visit).toEqual([]);
    expect(warnings, visit).toEqual([]);
    await expectNoShift(page, visit);
    expect(await page.evaluate(() => globalThis.stylesMoved()), visit).toEqual([]);
  }
});

test('for whoever is logged in nothing moves either', async ({ page }) => {
  await watchShifts(page);
  await enter(page, demoAccounts.client);
  for (const path of ['/', '/search', await firstCarPath(page.request)]) {
    await page.goto(path);
    await settle(page);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toHaveCount(0);
    await expectNoShift(page, path);
  }
});

test('without scripts pages are read, cars found and lists gone on in', async ({
  browser,
  baseURL,
  page: withScripts,
}) => {
  const page = await withoutScripts(browser, baseURL);
  for (const { name, path, language } of visits) {
    await page.goto(inLanguage(await pathOf(withScripts, path), language));
    await expect(page.locator('html'), name).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
    expect((await page.getByRole('main').innerText()).length, name).toBeGreaterThan(300);
  }
  await page.goto('/?lang=en');
  // Nobody would hear it.
  await expect(page.getByRole('button', { name: 'Log in' })).toBeHidden();
  await page.getByLabel('Pick-up place').last().selectOption('Batumi');
  await page.getByRole('button', { name: 'Search' }).last().click();
  await expect(page).toHaveURL(/\/search\?city_id=\d+/);
  await expect(page.getByRole('heading', { level: 1, name: /in Batumi$/ })).toBeVisible();
  await page.getByLabel('Transmission').last().selectOption('automatic');
  await page.getByRole('form', { name: 'Find a car' }).getByRole('button').click();
  await expect(page).toHaveURL(/transmission=automatic/);
  await page.goto('/search?lang=en');
  const firstCars = await page.getByRole('article').allTextContents();
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page).toHaveURL(/cursor=/);
  const nextCars = await page.getByRole('article').allTextContents();
  expect(nextCars.length).toBeGreaterThan(0);
  expect(firstCars.filter((car) => nextCars.includes(car))).toEqual([]);

  // With scripts the same address is the same list, and so it is when one comes back.
  await withScripts.goto(page.url());
  await settle(withScripts);
  const name = async () => (await withScripts.getByRole('article').first().getByRole('heading').innerText()).trim();
  const first = await name();
  expect(nextCars[0]).toContain(first);
  await withScripts.getByRole('link', { name: 'Back to the first cars' }).click();
  await expect(withScripts).toHaveURL('/search');
  await withScripts.goBack();
  await expect(withScripts).toHaveURL(/cursor=/);
  await expect.poll(name).toBe(first);

  await page.getByRole('link', { name: 'ქართული' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ka');
  await page.context().close();
});
