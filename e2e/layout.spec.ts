import { inEachLanguage, openScreen, screens } from './openScreen.ts';
import { expect, test } from './test.ts';

test.describe('on the narrowest phone', () => {
  test.skip(() => test.info().project.name !== 'phone', 'one width is enough');
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [name, path] of Object.entries(screens)) {
    test(`nothing sticks out: ${name}`, async ({ page, allow }) => {
      if (name === 'notFound') allow(/status of 404/);
      await openScreen(page, path);
      await inEachLanguage(page, async (language) => {
        const excess = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(excess, language).toBeLessThanOrEqual(0);
      });
    });
  }
});
