import type { Browser, Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { demoAccounts, enter } from '../support/enter.ts';
import { firstCarPath, languages, screens, settle } from '../support/openScreen.ts';
import { expect, test } from '../support/test.ts';

/** The session check and the language: the only calls that a rendered page may make. */
const expected = [calls.getUser.path, calls.setLanguage.path.replace(/:.*/, '')];

const publicPages = Object.entries(screens).filter(([name]) => name !== 'notFound');

/** Each page in each language, with both colour schemes. */
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

/** Makes each page sum up layout shifts without a user interaction. */
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
 * Makes each page record when its fonts or element styles are removed or moved, as each time all styles and lines are
 * computed anew. Global styles of a component are removed with it.
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

/** Reports what moved, too, as it is hard to reproduce. */
async function expectNoShift(page: Page, visit: string): Promise<void> {
  const { shift, moved } = await page.evaluate(() => globalThis.shiftSoFar());
  expect(shift, `${visit}\n${moved.join('\n')}`).toBeLessThan(0.01);
}

/** The address in the table of screens. */
const pathOf = async (page: Page, path: string): Promise<string> =>
  path === ':car' ? firstCarPath(page.request) : path;

async function withoutScripts(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  return context.newPage();
}

test('every public page is complete before its script runs, and does not change when it does', async ({ page }) => {
  await watchShifts(page);
  await watchStyles(page);
  const warnings: string[] = [];
  page.on('console', (message) => {
    // Workers are blocked in these tests, which pages and Playwright log when a page registers one.
    const isOfWorker = /Service Worker registration blocked|The page will not open without a network/;
    if (message.type() === 'warning' && !isOfWorker.test(message.text())) warnings.push(message.text());
  });
  for (const { name, path, language, colorScheme } of visits) {
    const visit = `${name} ${language} ${colorScheme}`;
    const requests: string[] = [];
    const note = (request: { url: () => string }) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && !expected.some((call) => pathname.startsWith(call))) requests.push(pathname);
    };
    await page.emulateMedia({ colorScheme });
    const address = inLanguage(await pathOf(page, path), language);
    page.on('request', note);
    const answer = await page.goto(address);
    await settle(page);
    page.off('request', note);
    const html = (await answer?.text()) ?? '';
    // The policy forbids inline styles, which would be missing.
    expect(html, visit).not.toMatch(/<[^>]+ style="/);
    const headline = await page.getByRole('heading', { level: 1 }).innerHTML();
    expect(headline, visit).not.toBe('');
    expect(html, visit).toContain(headline);
    await expect(page.locator('html'), visit).toHaveAttribute('lang', language);
    expect(requests, visit).toEqual([]);
    expect(warnings, visit).toEqual([]);
    await expectNoShift(page, visit);
    expect(await page.evaluate(() => globalThis.stylesMoved()), visit).toEqual([]);
  }
});

test('once its files are stored everything is written in FiraGO, in each weight and language', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const fontsOf = async (selector: string): Promise<readonly string[]> => {
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `${familyName} of the system`));
  };
  const files = { en: /latin/, ka: /georgian/, ru: /cyrillic/ };
  for (const language of languages) {
    // Whoever comes first does not wait for the files.
    await page.goto(inLanguage('/search', language));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).toMatch(files[language]);
    // A page whose files leave the cache too late keeps the fallback, so that nothing moves; the next one has them in time.
    await expect(async () => {
      await page.goto(inLanguage('/search', language));
      await settle(page);
      for (const selector of ['h1', 'article .facts > span', 'article .amount > span', 'article .rating']) {
        const fonts = await fontsOf(selector);
        expect(fonts.length, selector).toBeGreaterThan(0);
        for (const font of fonts) expect(font, `${language} ${selector}`).toMatch(/^FiraGO/);
      }
    }).toPass();
  }
});

test('nothing moves for a logged-in user either', async ({ page }) => {
  await watchShifts(page);
  await enter(page, demoAccounts.client);
  for (const path of ['/', '/search', await firstCarPath(page.request)]) {
    await page.goto(path);
    await settle(page);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toHaveCount(0);
    await expectNoShift(page, path);
  }
});

test('a header that has only half arrived is not shown, as the other half would move it', async ({
  browser,
  baseURL,
}) => {
  const page = await withoutScripts(browser, baseURL);
  const path = '/rent/tbilisi';
  await page.goto(path);
  await expect(page.locator('header')).toBeVisible();
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const [half = ''] = (await answer.text()).split('data-language=');
    await route.fulfill({ response: answer, body: half });
  });
  await page.goto(path);
  await expect(page.locator('header')).toBeHidden();
  await expect(page.locator('header')).toHaveCount(1);
  await page.context().close();
});

test('pages, the search and the next pages of lists work without scripts', async ({
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
  // No script would handle it.
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

  // With scripts the same address shows the same list, also after navigating back.
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
