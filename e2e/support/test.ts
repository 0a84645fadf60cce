import { expect, test as base } from '@playwright/test';
import { watchTraffic } from './untilQuiet.ts';
import { watchTrouble } from './watchTrouble.ts';

interface Fixtures {
  /** Allows errors that the test provokes; any other error on its pages fails it. */
  allow: (pattern: RegExp) => void;
  allowed: RegExp[];
  /**
   * Closes what the test opened besides its page, whose streams would go on until its worker ends. When it fails, prints
   * what every page shows: of a run elsewhere the output is all that is kept.
   */
  ownContexts: undefined;
}

/** Playwright's test, except that a console error, an uncaught error, a policy report or a failed request fails it. */
export const test = base.extend<Fixtures>({
  // Playwright reads the names of a fixture's parameters, so it needs a pattern.
  // oxlint-disable-next-line no-empty-pattern
  allowed: async ({}, run) => run([]),
  allow: async ({ allowed }, run) => run((pattern) => allowed.push(pattern)),
  ownContexts: [
    async ({ browser, context }, run, info) => {
      const before = new Set(browser.contexts());
      await run(undefined);
      const made = browser.contexts().filter((one) => !before.has(one));
      const isFailed = info.status !== info.expectedStatus;
      for (const page of [context, ...made].flatMap((one) => (isFailed ? one.pages() : []))) {
        const screen = await page.locator('main').ariaSnapshot({ timeout: 5000 }).catch(String);
        console.log(`${info.title}: ${page.url()}\n${screen}`);
      }
      for (const one of made) await one.close();
    },
    { auto: true },
  ],
  context: async ({ context, allowed }, run) => {
    watchTraffic(context);
    const trouble = await watchTrouble(context);
    await run(context);
    expect(trouble.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});

export { expect };
