import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const schemes = ['light', 'dark'] as const;

/** What can differ between the schemes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds in a part of the page as it stands, in both colour schemes: all of it in the first, colours in the second. */
export const findViolations = (page: Page, part = 'html'): Promise<string[]> => findIn(page, part, schemes);

/** The same where the colours were looked at before: in the first scheme alone. */
export const findWithoutColours = (page: Page): Promise<string[]> => findIn(page, 'html', ['light']);

async function findIn(page: Page, part: string, shown: readonly (typeof schemes)[number][]): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of shown) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await stillness(page);
    // There are no frames, so axe needs no page of its own for theirs.
    const axe = new AxeBuilder({ page })
      .include(part)
      .options({ resultTypes: ['violations'] })
      .setLegacyMode();
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(colourRules)).analyze();
    found.push(
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html }) => `${colorScheme}: ${id}: ${target.join(' ')} ${html}`),
      ),
    );
  }
  return found;
}

/** What is half faded in has half its contrast. */
const stillness = (page: Page) =>
  page.evaluate(async () => {
    const moves = document.getAnimations().filter((move) => move.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moves.map((move) => move.finished));
  });
