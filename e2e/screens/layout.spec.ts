import type { Page } from '@playwright/test';
import { demoAccounts, enter } from '../support/enter.ts';
import { inEachLanguage, openScreen, screens } from '../support/openScreen.ts';
import { wrongSlots } from '../support/slots.ts';
import { expect, test } from '../support/test.ts';
import { isPhone } from '../support/widths.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

/** How far the page scrolls horizontally. */
const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The texts of the bar that do not fit. */
const cutWords = (page: Page) =>
  page
    .locator('nav:has(> [aria-current]) > *, nav:has(> button[data-dialog]) > *')
    .evaluateAll((entries) =>
      entries.filter((entry) => entry.scrollWidth > entry.clientWidth).map((entry) => entry.textContent),
    );

/** Texts that begin on the screen, end beyond it, and are not in a box that scrolls. */
const cutTexts = (page: Page) =>
  page.locator('main :is(h1, h2, h3, p, b, dd, dt, li, span, small, td, th, a)').evaluateAll((texts) => {
    const scrolls = (one: Element | null): boolean =>
      one !== null &&
      one !== document.body &&
      (getComputedStyle(one).overflowX !== 'visible' || scrolls(one.parentElement));
    return texts
      .filter((text) => {
        const { left, right, width } = text.getBoundingClientRect();
        return width > 0 && left >= 0 && right > innerWidth + 1 && !scrolls(text.parentElement);
      })
      .map((text) => text.outerHTML.slice(0, 120));
  });

/** Whether the last focusable element of the page is above what is fixed to the lower edge. */
const isLastSeen = (page: Page) =>
  page.evaluate(() => {
    const last = [...document.querySelectorAll<HTMLElement>('main a, main button, footer a')].findLast((one) =>
      one.checkVisibility(),
    );
    if (last === undefined) return false;
    // An element that has the focus already is not scrolled into view again.
    last.blur();
    last.focus();
    const { left, right, top, bottom } = last.getBoundingClientRect();
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return found !== null && (last.contains(found) || found.contains(last));
  });

const widths = [390, 360];

/** Shows the screen in each language at each width of a phone. */
const atEachWidth = (page: Page, look: (name: string) => Promise<void>) =>
  inEachLanguage(page, async (language) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      await look(`${language}, ${width} px`);
    }
  });

test.describe('on a phone', () => {
  test.skip(() => !isPhone(), 'one project is enough');

  for (const [name, path] of Object.entries(screens)) {
    test(`nothing overflows or is covered: ${name}`, async ({ page, allow }) => {
      if (name === 'notFound') allow(/status of 404/);
      await openScreen(page, path);
      await atEachWidth(page, async (shown) => {
        await expect.poll(() => excess(page), shown).toBeLessThanOrEqual(0);
        expect(await cutWords(page), shown).toEqual([]);
        expect(await isLastSeen(page), shown).toBe(true);
      });
    });
  }

  test("the texts of a client's bar fit", async ({ page }) => {
    await enter(page, demoAccounts.client);
    await openScreen(page, '/favourites');
    await atEachWidth(page, async (shown) => {
      expect(await cutWords(page), shown).toEqual([]);
      await expect.poll(() => excess(page), shown).toBeLessThanOrEqual(0);
    });
  });
});

test('a row of cars draws those near the window, and keeps its height while it is swiped', async ({ page }) => {
  test.skip(!isPhone(), 'one project is enough');
  // Where some titles have two lines.
  await page.setViewportSize({ width: 350, height: 740 });
  await openScreen(page, '/');
  const rows = page.getByRole('main').locator('ul:has(> li article)');
  const count = await rows.count();
  expect(count).toBeGreaterThan(3);
  // Before its row is in view, what will be seen of it first.
  await expect(rows.first()).not.toBeInViewport();
  await expect
    .poll(() =>
      rows
        .first()
        .locator('img')
        .evaluateAll((photos: HTMLImageElement[]) => photos.map(({ complete }) => complete)),
    )
    .toEqual([true, true, ...Array.from({ length: 6 }, () => false)]);
  for (let index = 0; index < count; index += 1) {
    const row = rows.nth(index);
    await row.scrollIntoViewIfNeeded();
    const drawn = () =>
      row
        .locator('article .text')
        .evaluateAll((texts) => texts.filter((text) => text.checkVisibility({ contentVisibilityAuto: true })).length);
    const all = await row.locator('article').count();
    await expect.poll(drawn).toBeGreaterThan(0);
    expect(await drawn()).toBeLessThan(all);
    const heights = new Set<number>();
    for (let step = 0; step < all; step += 1) {
      await row.evaluate((list, place) => list.children[place]?.scrollIntoView({ behavior: 'instant' }), step);
      await expect(row.locator('article').nth(step).locator('h3')).toBeInViewport();
      heights.add(await row.evaluate((list) => list.clientHeight));
    }
    expect([...heights]).toHaveLength(1);
  }
});

/** Everything that people write is one long word: names, addresses, notes. */
async function withLongWords(page: Page): Promise<void> {
  const word = 'Шw'.repeat(20);
  const names =
    /"(name|surname|author|client_name|owner_name|address|branch|branch_name|season|text|reply|note)":"[^"]+"/g;
  await page.route(/\/api\/(?!events)/, async (route) => {
    const answer = await route.fetch();
    const isJson = answer.headers()['content-type']?.includes('json') === true;
    await route.fulfill({
      response: answer,
      ...(isJson && { body: (await answer.text()).replace(names, `"$1":"${word}"`) }),
    });
  });
}

test.describe('what people write', () => {
  test.skip(() => !isPhone(), 'one project is enough');

  for (const [who, paths] of Object.entries({
    client: ['/orders', '/favourites', '/saved-searches', '/chat'],
    owner: ['/admin/home', '/admin/orders', '/admin/cars', '/admin/branches', '/admin/reviews', '/admin/statistics'],
    admin: ['/admin/orders', '/admin/operations', '/admin/accounts', '/admin/claims', '/admin/verifications'],
  } as const)) {
    test(`a long word widens no screen: ${who}`, async ({ page }) => {
      await enter(page, demoAccounts[who as keyof typeof demoAccounts]);
      await withLongWords(page);
      for (const path of paths) {
        await openScreen(page, path);
        await expect.poll(() => excess(page), path).toBeLessThanOrEqual(0);
        expect(await cutTexts(page), path).toEqual([]);
      }
      // Calls may still be on their way.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});

test.describe('on a laptop', () => {
  test.skip(() => test.info().project.name !== 'desktop', 'one project is enough');

  test('the button to book is in view wherever the page of a car is, and its box has no gap', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openScreen(page, screens.car);
    const box = page.getByRole('complementary', { name: 'Price and dates' });
    const button = box.getByRole('button', { name: 'Choose dates' });
    await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
    const below = () =>
      button.evaluate((one) => {
        const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? Number.NaN;
        return bottomOf(one.closest('aside')) - bottomOf(one);
      });
    await expect.poll(below).toBeGreaterThan(0);
    expect(await below()).toBeLessThan(40);
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < end; top += 450) {
      await page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), top);
      await expect(button, `${top} px`).toBeInViewport({ ratio: 1 });
    }
  });

  test('no table of an admin, whose are the widest, has to be scrolled', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await enter(page, demoAccounts.admin);
    for (const path of ['/admin/orders', '/admin/accounts', '/admin/operations']) {
      await openScreen(page, path);
      await inEachLanguage(page, async (language) => {
        const table = page.getByRole('main').getByRole('table').first();
        await expect(table, path).toBeVisible();
        const excessOfBlock = () =>
          table.evaluate(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : Number.NaN));
        expect(await excessOfBlock(), `${path}, ${language}`).toBe(0);
      });
    }
  });
});

test.describe('at the edge of the mobile layout', () => {
  test.skip(() => test.info().project.name !== 'desktop', 'one project is enough');

  for (const [width, isMobile] of [
    [725, true],
    [726, false],
  ] as const) {
    test(`${width} px is ${isMobile ? 'mobile' : 'wide'} throughout`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openScreen(page, '/');
      await expect(bar(page)).toBeVisible({ visible: isMobile });
      await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible({
        visible: !isMobile,
      });
      const hero = page.getByRole('main').locator('picture img').first();
      const shown = await hero.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(/hero-phone/.test(shown)).toBe(isMobile);
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType('resource').flatMap(({ name }) => /hero-[a-z0-9-]+/.exec(name) ?? []),
      );
      // Only the preloaded picture is loaded and shown.
      expect(new Set(loaded).size).toBe(1);
    });
  }

  test('a visitor logs in from the bar of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openScreen(page, '/search');
    await bar(page).getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });

  test('the order of a search has room for its name at every width', async ({ page }) => {
    await openScreen(page, '/search');
    const order = page.getByRole('combobox', { name: 'Sort', exact: true });
    for (let width = 320; width < 726; width += 15) {
      await page.setViewportSize({ width, height: 800 });
      const box = await order.boundingBox();
      expect(box?.width, `${width} px`).toBeGreaterThanOrEqual(160);
    }
  });

  test('the link to all requests is below the buttons of the last one', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await enter(page, demoAccounts.admin);
    await openScreen(page, '/admin/home');
    const all = await page
      .getByRole('link', { name: /^Show all/ })
      .first()
      .boundingBox();
    const requests = page.getByRole('region', { name: 'Requests' }).getByRole('button', { name: 'Decline' });
    const last = await requests.last().boundingBox();
    expect(all?.y).toBeGreaterThanOrEqual((last?.y ?? Number.NaN) + (last?.height ?? Number.NaN));
  });
});

test('pictures are loaded in the width of their display', async ({ page }) => {
  test.skip(test.info().project.name !== 'desktop', 'one project is enough');
  for (const name of ['home', 'search', 'car', 'about'] as const) {
    await openScreen(page, screens[name]);
    for (const width of [360, 412, 960, 1100, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => wrongSlots(page), `${name}, ${width} px`).toEqual([]);
    }
  }
});

test('the bar for several cars holds all its buttons', async ({ page }) => {
  test.skip(isPhone(), 'on a phone it scrolls');
  await enter(page, demoAccounts.owner);
  await openScreen(page, '/admin/cars');
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  const outside = await page.getByRole('toolbar').evaluate((toolbar) => {
    const { left, right } = toolbar.getBoundingClientRect();
    return [...toolbar.querySelectorAll('button')]
      .filter((button) => button.getBoundingClientRect().left < left || button.getBoundingClientRect().right > right)
      .map((button) => button.textContent || button.ariaLabel);
  });
  expect(outside).toEqual([]);
});
