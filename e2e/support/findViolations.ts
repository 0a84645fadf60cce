import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import axe from 'axe-core';

const schemes = ['light', 'dark'] as const;

/** The rules that can differ between the schemes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** The violations in a part of the page, in both colour schemes: of all rules in the first, of colours in the second. */
export const findViolations = (page: Page, part = 'html'): Promise<string[]> => findIn(page, part, schemes);

/** The same in the first scheme only, where the colours are checked elsewhere. */
export const findWithoutColours = (page: Page): Promise<string[]> => findIn(page, 'html', ['light']);

async function findIn(page: Page, part: string, shown: readonly (typeof schemes)[number][]): Promise<string[]> {
  // There are no frames: axe is injected once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found: string[] = [];
  for (const colorScheme of shown) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The page of the bank follows the system's scheme.
    await page.waitForFunction((scheme) => {
      const shown = document.documentElement.dataset['scheme'];
      return shown === undefined || shown === scheme;
    }, colorScheme);
    await stillness(page);
    const options: RunOptions = {
      resultTypes: ['violations'],
      ...(colorScheme === 'dark' && { runOnly: { type: 'rule', values: colourRules } }),
    };
    found.push(...(await page.evaluate(runAxe, { part, options, colorScheme })));
  }
  return found;
}

/** Runs in the page. */
async function runAxe(input: { part: string; options: RunOptions; colorScheme: string }): Promise<string[]> {
  // The page's own axe: what this file imports is not there.
  const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run(input.part, input.options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${input.colorScheme}: ${id}: ${target.join(' ')} ${html}`),
  );
}

/** Waits for animations: a half faded element has half its contrast. */
const stillness = (page: Page) =>
  page.evaluate(async () => {
    const moves = document.getAnimations().filter((move) => move.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moves.map((move) => move.finished));
  });
