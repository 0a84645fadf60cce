import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { languages, openScreen, screens } from './openScreen.ts';
import { expect, test } from './test.ts';

async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html}`));
}

test.use({ reducedMotion: 'reduce' });

for (const [name, path] of Object.entries(screens)) {
  for (const language of languages) {
    test(`axe finds nothing: ${name}, ${language}`, async ({ page, allow }) => {
      if (name === 'notFound') allow(/status of 404/);
      await openScreen(page, path, language);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findViolations(page), colorScheme).toEqual([]);
      }
    });
  }
}
