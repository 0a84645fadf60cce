import type { Page } from '@playwright/test';
import { demoAccounts, enter } from '../support/enter.ts';
import { openScreen } from '../support/openScreen.ts';
import { expect, test } from '../support/test.ts';

/** Words and numbers on two lines, and how far the page is wider than its window. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue;
      for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) found.push(`${word} is broken`);
      }
    }
    return found;
  });

/** Of tablets and small laptops, each near where a layout begins or ends. */
const widths = [740, 910, 1030, 1180, 1280];

test('between a phone and a desktop no screen is too wide, and no word or number is broken', async ({ page }) => {
  test.skip(test.info().project.name !== 'desktop', 'one project is enough');
  // As on a first visit: the fonts of the system are wider than the site's.
  await page.addInitScript(() => localStorage.removeItem('fonts'));
  const look = async (path: string) => {
    // Its words are the longest.
    await openScreen(page, path, 'ka');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => faults(page), `${path}, ${width} px`).toEqual([]);
    }
  };
  await look('/search');
  await enter(page, demoAccounts.owner);
  for (const path of ['/admin/cars', '/admin/cars/1', '/admin/cars/1/prices', '/admin/statistics', '/admin/branches'])
    await look(path);
});

for (const [who, paths] of [
  ['client', ['/', '/verification']],
  ['owner', ['/admin/statistics', '/admin/profile']],
  ['support', ['/support/orders/1']],
] as const) {
  test(`on the narrowest phone no word is broken: ${who}`, async ({ page }) => {
    test.skip(test.info().project.name !== 'phone', 'one project is enough');
    await enter(page, demoAccounts[who]);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of paths) {
      await openScreen(page, path, 'ka');
      await expect.poll(() => faults(page), path).toEqual([]);
    }
  });
}
